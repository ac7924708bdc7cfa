#include "kitchen_table/tools/arena.h"

#include <iomanip>
#include <sstream>

namespace kitchen_table::tools {
namespace {

void row(std::ostream& out, const ArenaScore& score, int seats) {
    out << std::left << std::setw(16) << score.name << std::right << std::fixed
        << std::setprecision(1) << std::setw(6) << 100 * score.games_won.mean << " % ±"
        << std::setw(4) << 100 * score.games_won.margin << "   (even: " << std::setw(4)
        << 100.0 * score.seats / seats << " %)" << std::setprecision(2) << std::setw(9)
        << score.round_points.mean << " ±" << std::setw(5) << score.round_points.margin
        << std::setw(11) << score.moves << std::setprecision(3) << std::setw(10) << score.median_ms
        << std::setw(10) << score.p99_ms << "\n";
}

}  // namespace

double ArenaResult::games_won_by_all() const {
    double sum = 0;
    for (const ArenaScore& score : scores)
        sum += score.games_won.mean;
    return sum;
}

std::string arena_text(const ArenaResult& result) {
    std::ostringstream out;
    out << result.ruleset << ", " << result.seats << " seats, seed " << result.seed << ": "
        << result.games << " games (" << result.groups << " deals, each from every seat), "
        << result.rounds << " rounds\n"
        << "player           games won (95 %)                 points a round      moves"
        << " median ms    p99 ms\n";
    for (const ArenaScore& score : result.scores)
        row(out, score, result.seats);
    return out.str();
}

std::string arena_json(const ArenaResult& result) {
    std::ostringstream out;
    const auto estimate = [&out](const char* name, const Estimate& value) {
        out << "\"" << name << "\":{\"mean\":" << value.mean << ",\"margin\":" << value.margin
            << "},";
    };
    // Nothing here needs quoting: slugs and names of players have no such characters.
    out << "{\"ruleset\":\"" << result.ruleset << "\",\"seats\":" << result.seats
        << ",\"seed\":" << result.seed << ",\"games\":" << result.games
        << ",\"deals\":" << result.groups << ",\"rounds\":" << result.rounds << ",\"players\":[";
    for (std::size_t i = 0; i < result.scores.size(); ++i) {
        const ArenaScore& score = result.scores[i];
        out << (i > 0 ? "," : "") << "{\"player\":\"" << score.name
            << "\",\"seats\":" << score.seats << ",";
        estimate("games_won", score.games_won);
        estimate("round_points", score.round_points);
        out << "\"moves\":" << score.moves << ",\"median_ms\":" << score.median_ms
            << ",\"p99_ms\":" << score.p99_ms << "}";
    }
    out << "]}\n";
    return out.str();
}

}  // namespace kitchen_table::tools

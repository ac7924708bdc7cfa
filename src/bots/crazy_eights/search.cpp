#include "search.h"

#include "guess.h"
#include "levels.h"
#include "playout.h"
#include "standing.h"

#include "kitchen_table/rules/crazy_eights/legality.h"

#include <algorithm>
#include <bit>
#include <cmath>
#include <vector>

namespace kitchen_table::bots::crazy_eights {

namespace eights = rules::crazy_eights;
using eights::CompactAction;
using eights::ImaginedWorld;

namespace {

constexpr int worlds_to_size_up = 8;  // in which it is seen how far totals move in a round

/// What steady would do is given up only for something better by more than chance: by so much after
/// one try, by the square root of the tries less after more.
constexpr double edge_of_usual = 0.35;

struct Candidate {
    CompactAction action;
    double sum = 0;
    int tries = 0;
    bool usual = false;  // what steady would do
    double promise() const {
        if (tries == 0) return 0;
        return sum / tries + (usual ? edge_of_usual / std::sqrt(tries) : 0);
    }
};

/// Stacks of the same twos differ in their order; which is last is all that matters.
bool same_stack(const CompactAction& left, const CompactAction& right) {
    if (left.kind != right.kind || left.count != right.count || left.count < 2) return false;
    const auto last = static_cast<std::size_t>(left.count - 1);
    if (left.faces[last] != right.faces[last]) return false;
    return std::is_permutation(left.faces.begin(), left.faces.begin() + left.count,
                               right.faces.begin());
}

bool same_but_for_call(const CompactAction& compact, const eights::Action& action) {
    CompactAction uncalled = compact;
    uncalled.call = false;
    return to_action(uncalled) == action;
}

std::vector<Candidate> candidates_in(const ImaginedWorld& world, const eights::Action& usual) {
    eights::ActionBuffer listed;
    world.legal(listed);
    std::vector<Candidate> candidates;
    for (CompactAction action : listed) {
        const bool known = std::ranges::any_of(
            candidates, [&](const Candidate& one) { return same_stack(one.action, action); });
        if (known) continue;
        action.call = action.kind == eights::ActionKind::play;
        candidates.push_back({action, 0, 0, same_but_for_call(action, usual)});
    }
    return candidates;
}

class Search {
public:
    Search(const eights::View& view, const Memory& memory, const Thinking& thinking,
           std::uint64_t seed)
        : blank_(view),
          dealt_(blank_),
          world_(blank_),
          guesser_(view, memory),
          lots_(seed),
          thinking_(thinking),
          seat_(view.seat.index()) {}

    std::optional<CompactAction> best(const eights::Action& usual_action) {
        std::vector<Candidate> candidates = candidates_in(blank_, usual_action);
        if (candidates.size() == 1) return candidates.front().action;
        const auto usual = usual_points();
        if (!usual) return std::nullopt;
        const Standing standing(blank_, *usual);
        int left = thinking_.playouts;
        while (candidates.size() > 1 && left > 0) {
            const int phases = static_cast<int>(std::bit_width(candidates.size() - 1));
            const int worlds = std::max(1, left / phases / static_cast<int>(candidates.size()));
            for (int world = 0; world < worlds; ++world) {
                if (thinking_.late && thinking_.late()) return std::nullopt;
                if (!imagine()) return std::nullopt;
                const Lots same_for_all(lots_.next());
                for (Candidate& candidate : candidates)
                    try_out(candidate, standing, same_for_all);
            }
            left -= worlds * static_cast<int>(candidates.size());
            std::ranges::stable_sort(candidates, std::ranges::greater{}, &Candidate::promise);
            candidates.resize((candidates.size() + 1) / 2);
        }
        return candidates.front().action;
    }

private:
    bool imagine() {
        dealt_ = blank_;
        return dealt_.deal(guesser_.guess(lots_), lots_.next());
    }

    /// How far totals move in a round, seen in a few.
    std::optional<double> usual_points() {
        double sum = 0;
        for (int i = 0; i < worlds_to_size_up; ++i) {
            if (!imagine()) return std::nullopt;
            play_out(dealt_, lots_);
            if (!dealt_.over()) continue;
            const auto& points = dealt_.ending().points;
            const auto [least, most] =
                std::minmax_element(points.begin(), points.begin() + dealt_.seats());
            const bool low_wins = blank_.rules().rules.scoring == eights::Scoring::each_pays;
            sum += (*most - *least) / (low_wins ? 2.0 : 1.0);
        }
        return sum / worlds_to_size_up;
    }

    void try_out(Candidate& candidate, const Standing& standing, Lots lots) {
        world_ = dealt_;
        world_.apply(candidate.action);
        play_out(world_, lots);
        candidate.sum += standing.of(world_, seat_);
        ++candidate.tries;
    }

    const ImaginedWorld blank_;  // what the view shows
    ImaginedWorld dealt_, world_;
    Guesser guesser_;
    Lots lots_;
    const Thinking& thinking_;
    int seat_;
};

}  // namespace

std::optional<eights::Action> search(const eights::View& view, const Memory& memory,
                                     const Thinking& thinking, std::uint64_t seed) {
    Search searching(view, memory, thinking, seed);
    Lots lots(seed);
    const auto usual = choose_steady(view, eights::legal_actions(view), lots);
    const auto best = searching.best(usual);
    if (!best) return std::nullopt;
    return to_action(*best);
}

}  // namespace kitchen_table::bots::crazy_eights

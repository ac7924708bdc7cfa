// How fast round records are verified: rounds of newfoundland with four seats, simulated, read and
// verified in one run on one core. Times are processor time. Absolute times move with the machine;
// the ratio of verifying to simulating the same rounds hardly does (performance.md P4).
#include "kitchen_table/ruleset_files/ruleset_files.h"
#include "kitchen_table/tools/simulate.h"
#include "kitchen_table/tools/verify.h"
#include "kitchen_table/wire/crazy_eights/rulesets.h"

#include <cstdio>
#include <cstdlib>
#include <ctime>
#include <sstream>

namespace {

using namespace kitchen_table;
namespace codec = wire::crazy_eights;

double processor_seconds() {
    return static_cast<double>(std::clock()) / static_cast<double>(CLOCKS_PER_SEC);
}

tools::SimulateOptions four_seats(int rounds, bool with_legal) {
    tools::SimulateOptions options;
    options.ruleset = "newfoundland";
    for (const auto& file : ruleset_files::embedded_rulesets()) {
        if (file.slug == options.ruleset) {
            options.rules = codec::ruleset_from_text(file.text).value().rules;
        }
    }
    options.rounds = rounds;
    options.seed = 1;
    options.players = {bots::crazy_eights::Level::random};
    options.with_legal = with_legal;
    return options;
}

void print(const char* what, int rounds, double seconds, double reference) {
    std::printf("%-24s %8.0f rounds a second  %6.1f us a round  ratio %.3f\n", what,
                rounds / seconds, 1e6 * seconds / rounds, seconds / reference);
}

void measure(int rounds, bool with_legal) {
    std::ostringstream lines;
    double begin = processor_seconds();
    tools::simulate(four_seats(rounds, with_legal), [&](const codec::RoundRecord& record) {
        lines << codec::record_line(record) << "\n";
    });
    const double simulated = processor_seconds() - begin;
    const std::string text = lines.str();
    std::printf("%s, %zu bytes a line\n", with_legal ? "with legal" : "without legal",
                text.size() / static_cast<std::size_t>(rounds));
    print("simulated and written", rounds, simulated, simulated);

    std::istringstream to_read(text), to_verify(text);
    begin = processor_seconds();
    codec::RecordReader reader;
    std::string line;
    while (std::getline(to_read, line)) {
        if (!reader.read(line)) std::puts("a record cannot be read");
    }
    print("read", rounds, processor_seconds() - begin, simulated);

    std::ostringstream complaints;
    const std::vector<std::string> rulesets{"newfoundland"};
    begin = processor_seconds();
    const auto verified = tools::verify("simulated", to_verify, complaints, rulesets);
    print("read and verified", verified.rounds, processor_seconds() - begin, simulated);
    std::fputs(complaints.str().c_str(), stdout);
}

}  // namespace

int main(int argc, char** argv) {
    const int rounds = argc > 1 ? std::atoi(argv[1]) : 5'000;
    measure(rounds, false);
    measure(rounds, true);
    return 0;
}

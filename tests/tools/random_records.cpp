// Not a test: prints round records by lot, for tests of whatever checks them.
//
//   random_records COUNT                 records that hold, one a line
//   random_records COUNT tampered        with one bit turned over in what the fair block proves
//   random_records COUNT ... short       of rounds of a few actions only
//   random_records COUNT ... readable    only lines that are JSON all the same
//
// tests/fair/records.jsonl is `150 short`, tests/fair/tampered.jsonl `100 tampered short readable`.
#include "kitchen_table/wire/crazy_eights/round_record.h"

#include "support/random_records.h"

#include <algorithm>
#include <cstdlib>
#include <iostream>

#include <nlohmann/json.hpp>

namespace codec = kitchen_table::wire::crazy_eights;
namespace testing = kitchen_table::tools::testing;

int main(int argc, char** argv) {
    const std::vector<std::string_view> words(argv + 1, argv + argc);
    const int count = words.empty() ? 0 : std::atoi(argv[1]);
    const bool tampered = std::ranges::count(words, "tampered") > 0;
    const bool only_short = std::ranges::count(words, "short") > 0;
    const bool readable = std::ranges::count(words, "readable") > 0;
    constexpr std::size_t short_actions = 30;
    int printed = 0;
    for (std::uint64_t seed = 1; printed < count; ++seed) {
        for (const auto& record : testing::random_records(seed)) {
            if (only_short && record.actions.size() > short_actions) break;
            const auto line = codec::record_line(record);
            if (!tampered) {
                std::cout << line << "\n";
                if (++printed == count) break;
                continue;
            }
            for (std::uint64_t lot = 0; lot < 10 && printed < count; ++lot) {
                const auto changed = testing::tampered(line, seed * 1000 + lot);
                if (!changed.proved) continue;
                if (readable && !nlohmann::json::accept(changed.line)) continue;
                std::cout << changed.line << "\n";
                ++printed;
            }
        }
    }
}

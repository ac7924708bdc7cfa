// Not a test: prints settings by lot for scripts/campaign_rules, one a line: the number of seats,
// then the arguments of `kitchen-table simulate --ruleset newfoundland`.
#include "kitchen_table/wire/crazy_eights/codec.h"

#include "../rules/support/random_rules.h"

#include <cstdlib>
#include <iostream>

#include <nlohmann/json.hpp>

int main(int argc, char** argv) {
    const int count = argc > 1 ? std::atoi(argv[1]) : 0;
    for (int i = 1; i <= count; ++i) {
        // Seeds beyond those of the property tests, so that both together see more.
        const auto rules =
            kitchen_table::testing::random_rules(1'000'000 + static_cast<std::uint64_t>(i));
        std::cout << rules.seats.min + i % (rules.seats.max - rules.seats.min + 1);
        const auto values = kitchen_table::wire::crazy_eights::to_json(rules);
        for (const auto& [axis, value] : values.items()) {
            std::cout << " --set " << axis << '='
                      << (value.is_string() ? value.get<std::string>() : value.dump());
        }
        std::cout << '\n';
    }
}

// Computer players for Crazy Eights. A computer decides from the view of its own seat alone: it
// cannot name anything that would show it more.
#pragma once

#include "kitchen_table/bots/memory.h"
#include "kitchen_table/rules/crazy_eights/vocabulary.h"

#include <cstdint>
#include <functional>
#include <optional>
#include <string_view>

namespace kitchen_table::bots::crazy_eights {

/// `random`: every legal action equally likely (plays by lot, for tests and simulations).
/// `easy`: lays the dearest card that fits, spends eights at once, sometimes takes what it could
/// answer. `steady`: holds eights and twos for when they are needed, watches short hands (rules.md
/// §4). `sharp`: tries every action in many rounds that it imagines, from all that its seat has
/// seen.
enum class Level { random, easy, steady, sharp };

inline constexpr std::string_view all_names = "random, easy, steady, sharp";
std::string_view to_text(Level level);
std::optional<Level> level_from_text(std::string_view text);

/// How long `sharp` thinks. The other levels do not.
struct Thinking {
    int playouts = 1'000;        // imagined rounds that it plays to their end
    std::function<bool()> late;  // asked now and then: whether it has to stop, with nothing found
};

/// What the view's seat does now: a legal action, the same for the same view, level and seed. It
/// has to be this seat's turn. Where the rules ask for last-card calls, the call is part of the
/// play, or an action of its own that comes before it. For a coach as for a computer.
rules::crazy_eights::Action choose(const rules::crazy_eights::View& view, Level level,
                                   std::uint64_t seed);

/// The same with all that the seat has seen since the deal: `memory` has heard every notice up to
/// the view. Only `sharp` makes use of it. If it gets late, or the memory is of another moment, it
/// plays as `steady` does.
rules::crazy_eights::Action choose(const rules::crazy_eights::View& view, const Memory& memory,
                                   Level level, std::uint64_t seed, const Thinking& thinking = {});

/// Whether the view's seat calls its last card now. Asked after its own action, when it is no
/// longer its turn: the card that it had to pick up may have left it with one again (K12).
bool would_call(const rules::crazy_eights::View& view, Level level, std::uint64_t seed);

}  // namespace kitchen_table::bots::crazy_eights

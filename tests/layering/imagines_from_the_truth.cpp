// No way leads from the truth of a round to a world that search may look into.
#include "kitchen_table/rules/crazy_eights/imagined_world.h"

#include "rules/crazy_eights/game.h"

using namespace kitchen_table::rules::crazy_eights;

ImaginedWorld imagined(const State& state) {
    return ImaginedWorld(state);
}

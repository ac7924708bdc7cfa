// The counterpart: a seat imagines a world from what it sees.
#include "kitchen_table/rules/crazy_eights/imagined_world.h"

using namespace kitchen_table::rules::crazy_eights;

ImaginedWorld imagined(const View& view) {
    return ImaginedWorld(view);
}

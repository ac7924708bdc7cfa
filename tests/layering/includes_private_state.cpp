// The truth of a round has no place on this layer's include path.
#include "rules/crazy_eights/state.h"

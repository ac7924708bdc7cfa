// The counterpart: what every layer above the rules may name.
#include "kitchen_table/rules/crazy_eights/vocabulary.h"

kitchen_table::rules::crazy_eights::Action any_action();

// The shape of a whole rules value, and of what differs from one.

import * as v from 'valibot';

const count = v.pipe(v.number(), v.integer(), v.minValue(0));
const ranks = ['A', '2', '3', '4', '5', '6', '7', '8', '9', 'T', 'J', 'Q', 'K'] as const;
export const rank = v.picklist(ranks);
const effect = v.picklist(['plain', 'wild', 'pickup', 'skip', 'reverse', 'again', 'cover', 'duel']);
const game_end = v.union([
  v.object({ target: count }),
  v.object({ target_per_seat: count }),
  v.object({ hands: count }),
]);

function table_of<T extends v.GenericSchema>(names: readonly string[], entry: T) {
  return v.object(v.entriesFromList(names, entry));
}

const rules_entries = {
  seats: v.object({ min: count, max: count, default: count }),
  packs: v.array(v.object({ up_to: count, packs: count })),
  jokers_per_pack: count,
  deal: v.union([
    v.object({ fixed: v.object({ two: count, three: count, four_plus: count }) }),
    v.object({ valley: v.object({ top: count, bottom: count }) }),
  ]),
  starter_eight: v.picklist(['bury', 'keep']),
  starter_joker: v.picklist(['bury', 'cover']),
  draw_when: v.picklist(['stuck', 'any']),
  draw: v.picklist(['until_playable', 'one_then_end']),
  recycle: v.boolean(),
  stuck: v.picklist(['pass', 'end_hand']),
  eight_on_eight: v.boolean(),
  joker: v.picklist(['none', 'free', 'names']),
  effect: table_of(ranks, effect),
  queen: v.picklist(['none', 'spades', 'all']),
  pickup: table_of(['two', 'queen', 'joker'], count),
  accumulate: v.boolean(),
  answer: v.picklist(['off', 'may', 'must']),
  answers_two: v.array(v.picklist(['two', 'eight', 'joker'])),
  answers_queen: v.array(v.literal('queen')),
  answers_joker: v.array(v.literal('joker')),
  twos_per_turn: count,
  two_seat_reverse: v.picklist(['passes', 'again']),
  cover_cost: count,
  duel_costs: v.array(count),
  last_card: v.union([v.picklist(['off', 'bars_going_out']), v.object({ penalty_draw: count })]),
  values: table_of([...ranks, 'joker'], count),
  scoring: v.picklist(['winner_collects', 'each_pays']),
  losers_go_down: v.boolean(),
  blocked_score: v.picklist(['lowest_takes_all', 'lowest_takes_difference', 'count_hands']),
  last_eight_factor: count,
  game_end,
  lowest_tie: v.picklist(['another_hand', 'shared']),
  on_leave: v.picklist(['computer', 'end_game']),
};
export const rules = v.object(rules_entries);
export const rules_change = v.partial(
  v.object({
    ...rules_entries,
    effect: v.partial(rules_entries.effect),
    values: v.partial(rules_entries.values),
    pickup: v.partial(rules_entries.pickup),
  }),
);

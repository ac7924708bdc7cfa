// A round record (docs/formats.md §5) as it stands in a file: the members that prove its shuffles, and the check
// that they are there. What the rules say of the play is `kitchen-table verify`'s to judge.

import type { Card, Rules, Seat } from '../protocol/messages';

/** What a seat had part in the shuffle, as it stands in a record or is shown at the deal. */
export interface Share {
  kind: number;
  contribution?: string;
}

export interface FairBlock {
  version: string;
  game_id: string;
  commitment: string;
  secret: string;
  rules_hash: string;
  seats: Share[];
}

/** The rules that say which cards there are and how they are dealt. */
export type DealRules = Pick<
  Rules,
  'packs' | 'jokers_per_pack' | 'deal' | 'starter_eight' | 'starter_joker'
>;

export interface RoundRecord {
  rules: DealRules;
  ruleset: string;
  seats: number;
  round: number;
  dealer: Seat;
  totals_before: number[];
  pack: Card[];
  bury: number[];
  recycled: Card[][];
  actions: { seat: Seat; do: string; cards?: Card[] }[];
  end: {
    reason: string;
    points: number[];
    totals: number[];
    game_over: boolean;
    game_winners: Seat[];
  };
  fair?: FairBlock;
}

type Check = (value: unknown) => boolean;
type Members = Record<string, Check>;

const most_seats = 255;
const is_text: Check = (value) => typeof value === 'string';
const is_count: Check = (value) => Number.isInteger(value) && (value as number) >= 0;
const is_one_of =
  (...values: unknown[]): Check =>
  (value) =>
    values.includes(value);
const is_list_of =
  (check: Check): Check =>
  (value) =>
    Array.isArray(value) && value.every(check);
const is_object_with =
  (members: Members): Check =>
  (value) =>
    typeof value === 'object' &&
    value !== null &&
    Object.entries(members).every(([name, check]) =>
      check((value as Record<string, unknown>)[name]),
    );
const or_absent =
  (check: Check): Check =>
  (value) =>
    value === undefined || check(value);

const is_cards = is_list_of(is_text);
const is_fixed = is_object_with({
  fixed: is_object_with({ two: is_count, three: is_count, four_plus: is_count }),
});
const is_valley = is_object_with({ valley: is_object_with({ top: is_count, bottom: is_count }) });

const members: Members = {
  format: is_one_of('kitchen-table/round/1'),
  game: is_one_of('crazy-eights'),
  ruleset: is_text,
  rules: is_object_with({
    packs: is_list_of(is_object_with({ up_to: is_count, packs: is_count })),
    jokers_per_pack: is_count,
    deal: (value) => is_fixed(value) || is_valley(value),
    starter_eight: is_one_of('bury', 'keep'),
    starter_joker: is_one_of('bury', 'cover'),
  }),
  seats: (value) => is_count(value) && (value as number) >= 1 && (value as number) <= most_seats,
  round: is_count,
  dealer: is_count,
  totals_before: is_list_of(Number.isInteger),
  pack: is_cards,
  bury: is_list_of(is_count),
  recycled: is_list_of(is_cards),
  actions: is_list_of(
    is_object_with({
      seat: is_count,
      do: is_one_of('play', 'draw', 'take', 'pass', 'call'),
      cards: or_absent(is_cards),
    }),
  ),
  end: is_object_with({
    totals: is_list_of(Number.isInteger),
    reason: is_one_of('out', 'blocked', 'repetition', 'stock_out', 'abandoned', 'voided'),
    points: is_list_of(Number.isInteger),
    game_over: is_one_of(true, false),
    game_winners: is_list_of(is_count),
  }),
  fair: or_absent(
    is_object_with({
      ...{ version: is_text, game_id: is_text, commitment: is_text, secret: is_text },
      rules_hash: is_text,
      seats: is_list_of(is_object_with({ kind: is_count, contribution: or_absent(is_text) })),
    }),
  ),
};

/** The record in a value that was read from JSON, or the member that is not as it has to be ('' if it is no object). */
export function record_from(
  value: unknown,
): { record: RoundRecord } | { record: null; wrong: string } {
  if (typeof value !== 'object' || value === null) return { record: null, wrong: '' };
  const given = value as Record<string, unknown>;
  for (const [name, check] of Object.entries(members))
    if (!check(given[name])) return { record: null, wrong: name };
  return { record: value as RoundRecord };
}

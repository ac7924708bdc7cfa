// What a round record must be by itself: its commitment is that of its secret, and every order of its cards
// follows from the secret, what people added, and the rules.

import { from_hex, of_text, to_hex, type Bytes } from './bytes';
import { canonical_json } from './canonical_json';
import { dealt, packs_for, type DealtRound } from './deal';
import type { Hashes, Mac } from './hashes';
import {
  commitment,
  deal_key,
  first_dealer_stream,
  new_pack,
  seat_kind,
  shuffled,
  Stream,
  version,
  type DealInputs,
  type DealShare,
} from './kt_fair';
import { trouble, type Problem } from './problem';
import type { FairBlock, RoundRecord, Share } from './round_record';

/** The round as it follows from its secret. */
export interface ProvedRound extends DealtRound {
  recycled: string[][];
}

type Checked = { proved: ProvedRound; fair: FairBlock } | { proved: null; problem: Problem };
const bad = (problem: Problem): Checked => ({ proved: null, problem });

// Above these nothing is hashed: no rules make such a pack, and a file may say anything.
const most_packs = 16;
const most_jokers = 16;

/** The inputs of the deal; null where one of them is not written as it has to be. */
function inputs_of(record: RoundRecord, fair: FairBlock): DealInputs | null {
  const game_id = from_hex(fair.game_id, 16);
  const secret = from_hex(fair.secret, 32);
  const rules_hash = from_hex(fair.rules_hash, 32);
  const seats = fair.seats.map(share_of);
  if (!game_id || !secret || !rules_hash || seats.includes(null)) return null;
  return {
    ...{ game_id, secret, rules_hash, round: record.round },
    packs: packs_for(record.rules, record.seats),
    jokers_per_pack: record.rules.jokers_per_pack,
    seats: seats as DealShare[],
  };
}

function share_of({ kind, contribution }: Share): DealShare | null {
  if (kind !== seat_kind.contributed)
    return kind <= seat_kind.silent && contribution === undefined ? { kind } : null;
  const bytes: Bytes | null = from_hex(contribution, 32);
  return bytes && { kind, contribution: bytes };
}

export async function check_record(hashes: Hashes, record: RoundRecord): Promise<Checked> {
  const { fair } = record;
  if (!fair) return bad(trouble('no_proof'));
  if (fair.version !== version) return bad(trouble('version', version, fair.version));
  if (fair.seats.length !== record.seats || record.dealer >= record.seats)
    return bad(trouble('seats', record.seats, fair.seats.length));
  const inputs = inputs_of(record, fair);
  if (!inputs || inputs.packs > most_packs || inputs.jokers_per_pack > most_jokers)
    return bad(trouble('unreadable_proof'));
  const rules_hash = to_hex(await hashes.sha256(of_text(canonical_json(record.rules))));
  if (rules_hash !== fair.rules_hash)
    return bad(trouble('rules_hash', rules_hash, fair.rules_hash));
  const promised = to_hex(await commitment(hashes, inputs));
  if (promised !== fair.commitment) return bad(trouble('secret', promised, fair.commitment));
  const mac = await hashes.hmac(await deal_key(hashes, inputs));
  return check_cards(record, fair, inputs, mac);
}

async function check_cards(
  record: RoundRecord,
  fair: FairBlock,
  inputs: DealInputs,
  mac: Mac,
): Promise<Checked> {
  const { seats, round, dealer } = record;
  if (round === 1) {
    const first = await new Stream(mac, first_dealer_stream).below(seats);
    if (first !== dealer) return bad(trouble('first_dealer', first, dealer));
  }
  const stream = new Stream(mac, 0);
  const pack = await shuffled(new_pack(inputs.packs, inputs.jokers_per_pack), stream);
  if (!is_same(pack, record.pack)) return bad(trouble('pack', pack, record.pack));
  const place = async (stock: number) => 1 + (await stream.below(stock - 1));
  const table = await dealt(record.rules, { seats, round, dealer }, pack, place);
  if (!table) return bad(trouble('too_few_cards'));
  if (!is_same(table.bury, record.bury)) return bad(trouble('bury', table.bury, record.bury));
  const problem = await problem_of_recycles(record, table, mac);
  return problem ? bad(problem) : { fair, proved: { ...table, recycled: record.recycled } };
}

/** A recycle takes what lies under the top, oldest first: the cards played since the one before, in their order. */
async function problem_of_recycles(
  record: RoundRecord,
  table: DealtRound,
  mac: Mac,
): Promise<Problem | null> {
  const played = record.actions.flatMap(({ do: what, cards }) =>
    what === 'play' ? (cards ?? []) : [],
  );
  const pile = [...table.pile, ...played];
  let under = 0;
  for (const [at, recycled] of record.recycled.entries()) {
    const input = pile.slice(under, under + recycled.length);
    const order = await shuffled(input, new Stream(mac, at + 1));
    under += recycled.length;
    if (recycled.length === 0 || under >= pile.length || !is_same(order, recycled))
      return trouble('recycled', order, recycled, { recycle: at + 1 });
  }
  return null;
}

function is_same(a: readonly unknown[], b: readonly unknown[]): boolean {
  return a.length === b.length && a.every((one, i) => one === b[i]);
}

/** What is wrong about a round that follows another of the same game. */
export function problem_of_succession(before: RoundRecord, record: RoundRecord): Problem | null {
  const same_game = before.fair?.game_id === record.fair?.game_id;
  if (!before.fair || !same_game || before.round + 1 !== record.round) return null;
  const next_dealer = (before.dealer + 1) % before.seats;
  if (before.end.game_over || before.seats !== record.seats) return trouble('succession');
  if (next_dealer !== record.dealer)
    return trouble('succession_dealer', next_dealer, record.dealer);
  if (!is_same(before.end.totals, record.totals_before))
    return trouble('succession', before.end.totals, record.totals_before);
  return null;
}

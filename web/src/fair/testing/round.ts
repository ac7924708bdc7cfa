// A round for the tests of the check: dealt by KT-FAIR-1 and played by no rules at all, each seat drawing and then
// laying what it has held longest; and what one browser at the table was shown of it.

import { from_hex, of_text, to_hex } from '../bytes';
import { canonical_json } from '../canonical_json';
import { dealt, packs_for } from '../deal';
import { hashes_here } from '../hashes';
import { commitment, deal_key, first_dealer_stream, new_pack, shuffled, Stream } from '../kt_fair';
import type { RoundRecord, Share } from '../round_record';
import type { Seen, Step } from '../seen';

const hashes = hashes_here();
export const bytes = (hex: string) => from_hex(hex, hex.length / 2) ?? new Uint8Array();
export const game_id = '000102030405060708090a0b0c0d0e0f';
export const secret = '5ec2e7'.padEnd(64, '0');
export const another_secret = '0de1'.padEnd(64, '0');
export const mine = 'a1'.repeat(32);

const rules = {
  packs: [{ up_to: 7, packs: 1 }],
  jokers_per_pack: 0,
  deal: { fixed: { two: 7, three: 5, four_plus: 5 } },
  starter_eight: 'bury' as const,
  starter_joker: 'bury' as const,
};

export interface Wanted {
  secret?: string;
  shares?: Share[];
  /** Who deals, in another round than the first. */
  round?: number;
  dealer?: number;
  turns?: number;
}

/** Three seats: oneself, a computer, and somebody who added nothing. */
export const shares: Share[] = [{ kind: 1, contribution: mine }, { kind: 2 }, { kind: 3 }];

export interface Played {
  record: RoundRecord;
  line: string;
  seen: Seen;
}

export async function played_round(wanted: Wanted = {}): Promise<Played> {
  const seats = wanted.shares ?? shares;
  const { round = 1, turns = 30 } = wanted;
  const inputs = {
    ...{ game_id: bytes(game_id), round, secret: bytes(wanted.secret ?? secret) },
    rules_hash: await hashes.sha256(of_text(canonical_json(rules))),
    ...{ packs: packs_for(rules, seats.length), jokers_per_pack: 0 },
    seats: seats.map(({ kind, contribution }) =>
      contribution === undefined ? { kind } : { kind, contribution: bytes(contribution) },
    ),
  };
  const promised = to_hex(await commitment(hashes, inputs));
  const mac = await hashes.hmac(await deal_key(hashes, inputs));
  const stream = new Stream(mac, 0);
  const pack = await shuffled(new_pack(1, 0), stream);
  const dealer = wanted.dealer ?? (await new Stream(mac, first_dealer_stream).below(seats.length));
  const deal = { seats: seats.length, round, dealer };
  const table = await dealt(rules, deal, pack, async (n) => 1 + (await stream.below(n - 1)));
  if (!table) throw new Error('too few cards');

  const { hands, pile, bury } = table;
  let stock = [...table.stock];
  const recycled: string[][] = [];
  const actions: RoundRecord['actions'] = [];
  const steps: Step[] = [
    { step: 'dealt', starter: pile.at(-1) ?? '', own: { seat: 0, cards: [...(hands[0] ?? [])] } },
  ];
  for (let turn = 0; turn < turns; ++turn) {
    const seat = (dealer + 1 + turn) % seats.length;
    const drawn: string[] = [];
    for (let n = 0; n < 1 + (turn % 3); ++n) {
      if (stock.length === 0) {
        stock = await shuffled(
          pile.splice(0, pile.length - 1),
          new Stream(mac, recycled.length + 1),
        );
        recycled.push([...stock]);
      }
      drawn.push(stock.shift() ?? '');
    }
    hands[seat]?.push(...drawn);
    actions.push({ seat, do: 'take' });
    steps.push({
      ...{ step: 'drawn', seat, count: drawn.length },
      ...(seat === 0 ? { cards: drawn } : {}),
    });
    const card = hands[seat]?.shift() ?? '';
    pile.push(card);
    actions.push({ seat, do: 'play', cards: [card] });
    steps.push({ step: 'played', seat, cards: [card] });
  }
  steps.push({ step: 'hands', hands: hands.map((hand) => [...hand]) });

  const totals = seats.map(() => 0);
  const fair = {
    ...{ version: 'KT-FAIR-1', game_id, commitment: promised, secret: to_hex(inputs.secret) },
    ...{ rules_hash: to_hex(inputs.rules_hash), seats },
  };
  const record: RoundRecord = {
    ...{ ruleset: 'newfoundland', rules, seats: seats.length, round, dealer },
    ...{ totals_before: totals, pack, bury, recycled, actions },
    end: { reason: 'out', points: totals, totals, game_over: false, game_winners: [] },
    fair,
  };
  const seen: Seen = {
    ...{ table: 't', game: 1, round, commitment: promised, before_deal: true },
    ...{ own: { bytes: mine, arrived: true, counts: true }, shares: seats, steps, unbroken: true },
  };
  return { record, line: line_of(record), seen };
}

export function line_of(record: RoundRecord): string {
  return JSON.stringify({ format: 'kitchen-table/round/1', game: 'crazy-eights', ...record });
}

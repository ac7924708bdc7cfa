import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { check_file, check_round } from './check_round';
import { hashes_here, own_hashes } from './hashes';
import type { RoundRecord } from './round_record';
import type { Seen, Step } from './seen';
import { another_secret, line_of, mine, played_round, shares, type Played } from './testing/round';

const hashes = hashes_here();
// The files that the server's tests read as well; tests run with web/ as the working folder.
const file_of = (name: string) => readFileSync(join(process.cwd(), '../tests/fair', name), 'utf8');
const lines_of = (name: string) => file_of(name).trim().split('\n');

async function problem_of(line: string, seen: Seen | null = null, shown: Step[] = []) {
  const verdict = await check_round(hashes, line, seen, shown);
  return verdict.ok ? null : verdict.problem.code;
}

describe('rounds that the server dealt', () => {
  const lines = lines_of('records.jsonl');

  it('follow from their secrets: of every kind, with buried starters and recycles', async () => {
    expect(await check_file(hashes, file_of('records.jsonl'))).toEqual({
      rounds: lines.length,
      fault: null,
    });
    expect(lines.filter((line) => !line.includes('"bury":[]')).length).toBeGreaterThan(1);
    expect(lines.filter((line) => !line.includes('"recycled":[]')).length).toBeGreaterThan(1);
    expect(lines.filter((line) => line.includes('"kind":1')).length).toBeGreaterThan(1);
  }, 60_000);

  it('are checked to the same end where the browser keeps its hashes to itself', async () => {
    for (const line of lines.slice(0, 10))
      expect(await check_round(own_hashes, line, null)).toEqual(
        await check_round(hashes, line, null),
      );
  });

  it('hold no more once a single bit is turned over', async () => {
    const held: string[] = [];
    for (const line of lines_of('tampered.jsonl')) {
      const verdict = await check_round(hashes, line, null);
      if (verdict.ok) held.push(line);
    }
    expect(held).toEqual([]);
  }, 60_000);
});

describe('a record that was changed', () => {
  let played: Played;
  beforeAll(async () => {
    played = await played_round();
  });
  const changed = (change: (record: RoundRecord) => void) => {
    const record = structuredClone(played.record);
    change(record);
    return line_of(record);
  };
  const swap = <Item>(items: Item[] | undefined, a: number, b: number) => {
    if (items) [items[a], items[b]] = [items[b] as Item, items[a] as Item];
  };
  const flipped = (text = '') => (text.startsWith('0') ? '1' : '0') + text.slice(1);

  it('is told from the one it was', async () => {
    expect(await problem_of(played.line)).toBeNull();
    expect(played.record.recycled.length).toBeGreaterThan(0);
  });

  it.each<[string, string, (record: RoundRecord) => void]>([
    ['two cards of the pack change places', 'pack', ({ pack }) => swap(pack, 3, 4)],
    ['two cards of a recycle change places', 'recycled', (r) => swap(r.recycled[0], 0, 1)],
    ['a recycle is left out of the middle', 'recycled', (r) => r.recycled[0]?.pop()],
    ['a recycle has no cards', 'recycled', ({ recycled }) => recycled.push([])],
    ['a starter is said to have been buried', 'bury', ({ bury }) => bury.push(4)],
    ['somebody else deals the first round', 'first_dealer', (r) => (r.dealer = (r.dealer + 1) % 3)],
    ['the rules are others', 'rules_hash', ({ rules }) => (rules.starter_eight = 'keep')],
    ['there is no proof', 'no_proof', (record) => delete record.fair],
    ['a seat is missing', 'seats', ({ fair }) => fair?.seats.pop()],
    ['nobody sits where the dealer is', 'seats', (record) => (record.dealer = 7)],
    ['the version is another', 'version', ({ fair }) => fair && (fair.version = 'KT-FAIR-2')],
    ['the secret is another', 'secret', ({ fair }) => fair && (fair.secret = flipped(fair.secret))],
    [
      'the commitment is another',
      'secret',
      ({ fair }) => fair && (fair.commitment = flipped(fair.commitment)),
    ],
    ['the game is another', 'secret', ({ fair }) => fair && (fair.game_id = flipped(fair.game_id))],
    ['the round is another', 'secret', (record) => (record.round = 2)],
    [
      'a contribution is another',
      'first_dealer pack',
      ({ fair }) => fair && (fair.seats[0] = { kind: 1, contribution: flipped(mine) }),
    ],
    [
      'a contribution is left out',
      'first_dealer pack',
      ({ fair }) => fair && (fair.seats[0] = { kind: 3 }),
    ],
    [
      'a contribution is not 32 bytes',
      'unreadable_proof',
      ({ fair }) => fair && (fair.seats[0] = { kind: 1, contribution: 'a1' }),
    ],
    [
      'a computer has contributed',
      'unreadable_proof',
      ({ fair }) => fair && (fair.seats[1] = { kind: 2, contribution: mine }),
    ],
    [
      'the secret is written in capitals',
      'unreadable_proof',
      ({ fair }) => fair && (fair.secret = fair.secret.toUpperCase()),
    ],
    [
      'there are more packs than there can be',
      'unreadable_proof',
      ({ rules }) => {
        rules.packs = [{ up_to: 7, packs: 1e9 }];
      },
    ],
  ])('is refused where %s', async (_, codes, change) => {
    expect(codes.split(' ')).toContain(await problem_of(changed(change)));
  });

  it('is refused where its rules have no canonical text', async () => {
    const line = played.line.replace('"rules":{', '"rules":{"a":"\\ud800",');
    expect(await problem_of(line)).toBe('rules_hash');
  });

  it('is no record where it is no JSON, or a member is not as it has to be', async () => {
    for (const line of ['', 'no', '[]', 'null', '{}', changed((r) => (r.seats = 0))])
      expect(await problem_of(line)).toBe('not_a_record');
  });
});

describe('a round that this browser saw', () => {
  let played: Played;
  beforeAll(async () => {
    played = await played_round();
  });
  const with_steps = (change: (steps: Step[]) => void): Seen => {
    const seen = structuredClone(played.seen);
    change(seen.steps);
    return seen;
  };
  const change_first = <Kind extends Step['step']>(
    kind: Kind,
    change: (step: Extract<Step, { step: Kind }>) => void,
  ) =>
    with_steps((steps) => {
      const found = steps.find((step) => step.step === kind);
      if (found) change(found as Extract<Step, { step: Kind }>);
    });

  it('is the one of the record', async () => {
    const verdict = await check_round(hashes, played.line, played.seen);
    expect(verdict).toMatchObject({
      ok: true,
      covers: { commitment: 'before_deal', own: 'in', cards: 'all' },
    });
  });

  it('is another where the server puts another secret in its place and works everything out anew', async () => {
    const other = await played_round({ secret: another_secret });
    expect(await problem_of(other.line)).toBeNull();
    expect(await problem_of(other.line, played.seen)).toBe('commitment_changed');
  });

  it('is another where the own part was left out, however well all else fits', async () => {
    const silent = await played_round({ shares: [{ kind: 3 }, ...shares.slice(1)] });
    expect(await problem_of(silent.line)).toBeNull();
    const shown = { ...played.seen, shares: silent.seen.shares };
    expect(await problem_of(silent.line, shown)).toBe('contribution_left_out');
    const late = { ...silent.seen, own: { bytes: mine, arrived: false, counts: false } };
    expect(await check_round(hashes, silent.line, late)).toMatchObject({
      ok: true,
      covers: { own: 'late' },
    });
  });

  it("is another where somebody's part is not the one that was shown at the deal", async () => {
    const three = await played_round({
      shares: [...shares.slice(0, 2), { kind: 1, contribution: 'b2'.repeat(32) }],
    });
    expect(await problem_of(three.line)).toBeNull();
    const shown = { ...three.seen, shares };
    expect(await problem_of(three.line, shown)).toBe('shares_changed');
  });

  it('is another where it has another number', async () => {
    expect(await problem_of(played.line, { ...played.seen, round: 2 })).toBe('other_round');
  });

  it.each<[string, string, () => Seen]>([
    ['another starter', 'starter', () => change_first('dealt', (step) => (step.starter = 'XX'))],
    [
      'another card in the own hand',
      'hand',
      () => change_first('dealt', ({ own }) => own && (own.cards[0] = 'XX')),
    ],
    [
      'another card from the stock',
      'drawn',
      () =>
        with_steps((steps) => {
          const own = steps.find((step) => step.step === 'drawn' && step.cards);
          if (own?.step === 'drawn' && own.cards) own.cards[0] = 'XX';
        }),
    ],
    [
      "one card more in somebody else's hand, so that all later ones move up",
      'drawn',
      () => change_first('drawn', (step) => (step.count += step.cards ? 0 : 1)),
    ],
    [
      'another card played than the record has',
      'played',
      () => change_first('played', (step) => (step.cards = ['XX'])),
    ],
    [
      'another hand at the end',
      'hand',
      () => change_first('hands', ({ hands }) => hands[1]?.pop()),
    ],
  ])('is another where this browser was shown %s', async (_, code, seen) => {
    const found = await problem_of(played.line, seen());
    // A card too many may first show in what another seat then lays.
    expect(code === 'drawn' ? ['drawn', 'not_held'] : [code]).toContain(found);
  });

  it('is another where somebody lays a card that they cannot hold', async () => {
    const record = structuredClone(played.record);
    const play = record.actions.find(({ do: what }) => what === 'play');
    const never = record.pack.at(-1) ?? '';
    if (play) play.cards = [never];
    record.recycled = [];
    const seen = change_first('played', (step) => (step.cards = [never]));
    expect(await problem_of(line_of(record), seen)).toBe('not_held');
  });

  it('is vouched for as far as this browser was there', async () => {
    const late: Seen = {
      ...{ ...played.seen, before_deal: false, own: null, shares: null },
      ...{ steps: played.seen.steps.slice(0, 3), unbroken: false },
    };
    expect(await check_round(hashes, played.line, late)).toMatchObject({
      ok: true,
      covers: { commitment: 'after_deal', own: 'none', cards: 'some' },
    });
  });

  it('gives everything that was sent and shown as evidence', async () => {
    const other = await played_round({ secret: another_secret });
    expect(await check_round(hashes, other.line, played.seen)).toMatchObject({
      ok: false,
      evidence: { format: 'kitchen-table/fair-evidence/1', record: other.line, seen: played.seen },
    });
  });
});

describe('a file of rounds', () => {
  it('is checked to its first fault, which has its line', async () => {
    const one = await played_round();
    const after = await played_round({ round: 2, dealer: (one.record.dealer + 1) % 3 });
    const good = `${one.line}\n\n${after.line}\n`;
    const told: number[] = [];
    expect(await check_file(hashes, good, (rounds) => told.push(rounds))).toEqual({
      rounds: 2,
      fault: null,
    });
    expect(told).toEqual([1, 2]);
    const bad = await check_file(hashes, `${good}no`);
    expect(bad).toMatchObject({ rounds: 2, fault: { line: 4, problem: { code: 'not_a_record' } } });
  });

  it('is refused where a round does not follow the one before it', async () => {
    const one = await played_round();
    const wrong = await played_round({ round: 2, dealer: one.record.dealer });
    const found = await check_file(hashes, `${one.line}\n${wrong.line}`);
    expect(found.fault).toMatchObject({ line: 2, problem: { code: 'succession_dealer' } });
    const dealer = (one.record.dealer + 1) % 3;
    const next = await played_round({ round: 2, dealer });
    next.record.totals_before = [1, 0, 0];
    const richer = await check_file(hashes, `${one.line}\n${line_of(next.record)}`);
    expect(richer.fault).toMatchObject({ line: 2, problem: { code: 'succession' } });
  });
});

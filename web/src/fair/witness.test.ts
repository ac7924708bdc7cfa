import { beforeEach, describe, expect, it } from 'vitest';
import { golden_view } from '../protocol/golden';
import type { Notice, SheetRow, View } from '../protocol/messages';
import { check_round } from './check_round';
import { hashes_here } from './hashes';
import { KeptRounds } from './kept';
import type { Step } from './seen';
import { mine, played_round, shares, type Played } from './testing/round';
import { Witness } from './witness';

const table = 'kq3vx5m2tn7h4dzb6wscyfra2g';
const round_id = '0f'.repeat(16);
const next_commitment = 'cc'.repeat(32);

/** A page at a table of three: in seat 0, and told what a server would tell. */
class Page {
  witness = new Witness(new KeptRounds());
  view: View;
  seq = 10;

  constructor(readonly played: Played) {
    this.view = {
      ...golden_view('waiting, seen by the host'),
      seats: golden_view('waiting, seen by the host').seats.slice(0, 3),
      commitment: played.seen.commitment,
      totals: [0, 0, 0],
    };
    this.witness.open(table);
  }

  show(changes: Partial<View> = {}, seq = this.seq): void {
    this.view = { ...this.view, ...changes };
    this.seq = seq;
    this.witness.take({ t: 'view', table, seq, view: this.view });
  }

  tell(notices: Notice[], changes: Partial<View> | null): void {
    this.seq += 1;
    if (changes) this.view = { ...this.view, ...changes };
    this.witness.take({ t: 'event', table, seq: this.seq, notices, changes });
  }

  /** The own part goes out and arrives; the same bytes each time, so that the round is the one that was played. */
  contribute(): void {
    const due = this.witness.due();
    if (!due) throw new Error('nothing is due');
    this.played.seen.own = { bytes: due.contribution, arrived: true, counts: true };
    this.witness.arrived(due.commitment);
    this.tell([], { contributed: [0] });
  }

  deal(missed = false): void {
    const { record, seen } = this.played;
    const [dealt] = seen.steps;
    const hand = dealt?.step === 'dealt' ? (dealt.own?.cards ?? []) : [];
    const starter = dealt?.step === 'dealt' ? dealt.starter : '';
    const changes = {
      ...{ state: 'playing' as const, game: 1, round: record.round, dealer: record.dealer },
      ...{ contributed: [], shares: this.view.shares ?? (seen.shares as View['shares']), hand },
    };
    this.tell(
      [{ n: 'round_dealt', round: record.round, dealer: record.dealer, starter }],
      missed ? null : changes,
    );
    if (missed) this.view = { ...this.view, ...changes };
  }

  /** Steps of the round after the deal. */
  play(from = 1, to = this.played.seen.steps.length - 1, missed = false): void {
    for (const step of this.played.seen.steps.slice(from, to))
      this.tell([notice_of(step)], missed ? null : { counts: [this.seq, 0, 0] });
  }

  end(): void {
    const last = this.played.seen.steps.at(-1);
    const hands = last?.step === 'hands' ? last.hands : [];
    const points = [0, 0, 0];
    const row: SheetRow = {
      ...{ id: round_id, round: 1, reason: 'out', winner: 0, points, totals: points, hands },
    };
    this.tell([{ n: 'round_over', reason: 'out', winner: 0, points, totals: points }], {
      ...{ state: 'between_rounds', sheet: [row], shares: null, commitment: next_commitment },
      over: { reason: 'out', winner: 0, points, hands },
    });
  }

  verdict(line = this.played.line) {
    return check_round(hashes_here(), line, this.witness.seen_of(round_id));
  }
}

function notice_of(step: Step): Notice {
  if (step.step === 'played') return { n: 'played', seat: step.seat, cards: step.cards };
  if (step.step !== 'drawn') throw new Error('this is not told in a round');
  const { seat, count, cards } = step;
  return { n: 'took', seat, count, ...(cards ? { cards } : {}) };
}

let page: Page;
beforeEach(async () => {
  localStorage.clear();
  page = new Page(await played_round());
});

/** The round is played with the part that this page really sent. */
async function dealt_with_own_part(): Promise<void> {
  page.show();
  page.contribute();
  const contribution = page.played.seen.own?.bytes ?? mine;
  const played = await played_round({ shares: [{ kind: 1, contribution }, ...shares.slice(1)] });
  Object.assign(page.played, { ...played, seen: { ...played.seen, own: page.played.seen.own } });
  page.deal();
}

describe('a page that is there from the promise to the end', () => {
  it('has seen all of the round, and the round is the one of the record', async () => {
    await dealt_with_own_part();
    page.play();
    page.end();
    expect(page.witness.seen_of(round_id)).toEqual({ ...page.played.seen, table });
    expect(await page.verdict()).toMatchObject({
      ok: true,
      covers: { commitment: 'before_deal', own: 'in', cards: 'all' },
    });
  });

  it('finds out a server that shows another commitment once it has heard what everybody adds', async () => {
    await dealt_with_own_part();
    const other = await played_round({ secret: '77'.repeat(32) });
    page.show({ commitment: other.seen.commitment });
    page.play();
    page.end();
    expect(await page.verdict(other.line)).toMatchObject({
      ok: false,
      problem: { code: 'commitment_changed' },
    });
  });

  it('finds out that its part was left out, though it had arrived', async () => {
    page.show();
    page.contribute();
    page.view = { ...page.view, shares: [{ kind: 3 }, { kind: 2 }, { kind: 3 }] };
    const silent = await played_round({ shares: [{ kind: 3 }, { kind: 2 }, { kind: 3 }] });
    const own = page.played.seen.own;
    Object.assign(page.played, { ...silent, seen: { ...silent.seen, own } });
    page.deal();
    page.play();
    page.end();
    expect(await page.verdict()).toMatchObject({ problem: { code: 'contribution_left_out' } });
  });

  it('does not hold against the server that it gave its own seat up', async () => {
    page.show();
    page.contribute();
    page.tell([{ n: 'left', seat: 0, name: 'Ann' }], { you: null, contributed: [] });
    const silent = await played_round({ shares: [{ kind: 2 }, { kind: 2 }, { kind: 3 }] });
    Object.assign(page.played, silent);
    page.deal();
    page.play();
    page.end();
    expect(await page.verdict()).toMatchObject({ ok: true, covers: { own: 'late' } });
  });

  it('knows the round of that id, and no other', async () => {
    await dealt_with_own_part();
    page.play();
    page.end();
    expect(page.witness.seen_of('00'.repeat(16))).toBeNull();
    page.witness.open(null);
    expect(page.witness.seen_of(round_id)).toBeNull();
  });
});

describe('a page whose connection breaks', () => {
  it('has seen all where it is told what it missed', async () => {
    await dealt_with_own_part();
    page.play(1, 4);
    page.play(4, 9, true);
    page.show({ counts: [9, 9, 9] });
    page.play(9);
    page.end();
    expect(await page.verdict()).toMatchObject({ ok: true, covers: { cards: 'all' } });
  });

  it('vouches for what it saw before, where it is not told what it missed', async () => {
    await dealt_with_own_part();
    page.play(1, 4);
    page.show({ counts: [9, 9, 9] }, page.seq + 20);
    page.play(9);
    page.end();
    expect(await page.verdict()).toMatchObject({
      ok: true,
      covers: { commitment: 'before_deal', own: 'in', cards: 'some' },
    });
    expect(page.witness.seen_of(round_id)?.steps).toHaveLength(4);
  });

  it('has missed nothing where no card moved meanwhile', async () => {
    await dealt_with_own_part();
    page.play(1, 4);
    page.show({}, page.seq + 1000);
    page.play(4);
    page.end();
    expect(await page.verdict()).toMatchObject({ ok: true, covers: { cards: 'all' } });
  });

  it('holds the server to its promise where the cards were dealt meanwhile', async () => {
    page.show();
    page.deal(true);
    page.show();
    page.play();
    page.end();
    expect(page.witness.seen_of(round_id)).toMatchObject({ shares, unbroken: true });
    const other = await played_round({ secret: '77'.repeat(32) });
    expect(await page.verdict(other.line)).toMatchObject({
      problem: { code: 'commitment_changed' },
    });
  });

  it('takes a round that it missed whole for what it is', async () => {
    page.show();
    page.deal(true);
    page.tell([{ n: 'round_dealt', round: 2, dealer: 1, starter: '5H' }], null);
    page.show({ round: 2, commitment: next_commitment });
    page.end();
    expect(page.witness.seen_of(round_id)).toBeNull();
  });

  it('is told of a play twice and counts it once', async () => {
    await dealt_with_own_part();
    page.play(1, 4);
    page.seq -= 2;
    page.play(2, 4, true);
    page.play(4);
    page.end();
    expect(await page.verdict()).toMatchObject({ ok: true, covers: { cards: 'all' } });
  });
});

describe('a page that is loaded anew', () => {
  const reload = () => {
    page.witness = new Witness(new KeptRounds());
    page.witness.open(table);
    page.show();
  };

  it('sends the same part again while it has not arrived', () => {
    page.show();
    const due = page.witness.due();
    reload();
    expect(page.witness.due()).toEqual(due);
  });

  it('still knows the promise, its own part and the cards it was dealt', async () => {
    await dealt_with_own_part();
    page.play(1, 6);
    reload();
    page.play(6);
    page.end();
    expect(await page.verdict()).toMatchObject({
      ok: true,
      covers: { commitment: 'before_deal', own: 'in', cards: 'some' },
    });
  });

  it('still knows them once the round is over', async () => {
    await dealt_with_own_part();
    page.play();
    page.end();
    reload();
    const other = await played_round({ secret: '77'.repeat(32) });
    expect(await page.verdict()).toMatchObject({ ok: true, covers: { commitment: 'before_deal' } });
    expect(await page.verdict(other.line)).toMatchObject({
      problem: { code: 'commitment_changed' },
    });
  });

  it('says that it came after the deal where it did', async () => {
    page.view = {
      ...page.view,
      state: 'playing',
      game: 1,
      round: 1,
      shares: shares as View['shares'],
    };
    page.show();
    page.play(6);
    page.end();
    expect(await page.verdict()).toMatchObject({
      ok: true,
      covers: { commitment: 'after_deal', own: 'none', cards: 'none' },
    });
  });
});

describe('the own part of the shuffle', () => {
  it('is 32 bytes, others for each round, and goes out once', async () => {
    page.show();
    const due = page.witness.due();
    expect(due).toMatchObject({ table, commitment: page.played.seen.commitment });
    expect(due?.contribution).toMatch(/^[0-9a-f]{64}$/);
    expect(page.witness.due()).toBeNull();
    page.tell([], { commitment: next_commitment });
    const next = page.witness.due();
    expect(next?.commitment).toBe(next_commitment);
    expect(next?.contribution).not.toBe(due?.contribution);
  });

  it('goes out again after a reconnect, the same, until it has arrived', () => {
    page.show();
    const due = page.witness.due();
    page.show({}, page.seq + 1);
    expect(page.witness.due()).toEqual(due);
    page.show({ contributed: [0] }, page.seq + 1);
    expect(page.witness.due()).toBeNull();
  });

  it('is the same from another tab of this browser', () => {
    const other = new Witness(new KeptRounds());
    other.open(table);
    other.take({ t: 'view', table, seq: 1, view: page.view });
    page.show();
    expect(page.witness.due()).toEqual(other.due());
  });

  it('is not due in a round, without a seat, or without a promise', () => {
    for (const changes of [{ state: 'playing' }, { you: null }, { commitment: null }] as const) {
      page.witness.open(null);
      page.witness.open(table);
      page.witness.take({ t: 'view', table, seq: 1, view: { ...page.view, ...changes } });
      expect(page.witness.due()).toBeNull();
    }
  });

  it('is made and sent all the same where nothing can be kept', () => {
    const store = Object.getOwnPropertyDescriptor(globalThis, 'localStorage');
    Object.defineProperty(globalThis, 'localStorage', {
      configurable: true,
      get: () => {
        throw new DOMException('forbidden', 'SecurityError');
      },
    });
    try {
      page.show();
      expect(page.witness.due()?.contribution).toMatch(/^[0-9a-f]{64}$/);
    } finally {
      Object.defineProperty(globalThis, 'localStorage', store ?? {});
    }
  });

  it('is kept of the last few rounds only', () => {
    const kept = new KeptRounds();
    for (let i = 0; i < 20; ++i) kept.keep({ ...page.played.seen, commitment: String(i) });
    expect(kept.find(({ commitment }) => commitment === '11')).toBeUndefined();
    expect(kept.find(({ commitment }) => commitment === '12')).toBeDefined();
  });
});

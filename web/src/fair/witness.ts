// Follows the table this page shows, keeps what it is shown of the round, and has the page's own part of the
// shuffle ready for the round to come.

import type { Notice, TableEvent, TableId, TableView, View } from '../protocol/messages';
import type { KeptRounds } from './kept';
import type { Seen } from './seen';
import { step_of } from './steps';

/** One's own part of a shuffle, which is due. */
export interface Due {
  table: TableId;
  commitment: string;
  contribution: string;
}

/** 32 bytes that nobody can guess, in hexadecimal. */
function random_bytes(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(32));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

export class Witness {
  private table: TableId | null = null;
  private view: View | null = null;
  /** The `seq` up to which everything was told. */
  private told = 0;
  /** The round under way, or to come. */
  private now: Seen | null = null;
  private ended: { round: string; seen: Seen } | null = null;
  /** The commitment for which the own part was sent on this connection. */
  private sent_for = '';

  constructor(private readonly kept: KeptRounds) {}

  /** Another table is on the page, or none. */
  open(table: TableId | null): void {
    if (this.table === table) return;
    this.table = table;
    this.view = this.now = this.ended = null;
    this.told = 0;
    this.sent_for = '';
  }

  take(message: TableView | TableEvent): void {
    if (message.table !== this.table) return;
    if (message.t === 'view') this.take_view(message);
    else if (this.view && message.seq > this.told) this.take_event(this.view, message);
  }

  /** What was shown of the round with that id, if it was the last. */
  seen_of(round: string): Seen | null {
    return this.ended?.round === round ? this.ended.seen : null;
  }

  /** The own part of the shuffle of the round to come, once for each connection, unless it has arrived. */
  due(): Due | null {
    const { table, view, now } = this;
    if (!table || !view || !now || view.you === null || view.state === 'playing') return null;
    if (view.contributed.includes(view.you) || this.sent_for === now.commitment) return null;
    this.sent_for = now.commitment;
    // Another tab of this browser may have made it.
    now.own ??= this.kept.find((one) => one.commitment === now.commitment)?.own ?? null;
    if (!now.own) {
      now.own = { bytes: random_bytes(), arrived: false, counts: false };
      this.kept.keep(now);
    }
    return { table, commitment: now.commitment, contribution: now.own.bytes };
  }

  /** The server has taken the own part of that round's shuffle. */
  arrived(commitment: string): void {
    if (this.now?.commitment === commitment && this.now.own) this.now.own.arrived = true;
  }

  private take_view({ seq, view }: TableView): void {
    const before = this.view;
    if (before && seq < this.told) return;
    const missed = before !== null && seq > this.told && place_of(before) !== place_of(view);
    this.view = view;
    this.told = seq;
    this.sent_for = '';
    if (before === null) this.begin(view);
    else if (missed) this.lose_track(view);
    else this.settle(view);
  }

  private take_event(before: View, { seq, notices, changes }: TableEvent): void {
    this.told = seq;
    // What was missed is told without what it changed; a view comes after it.
    if (changes === null) {
      for (const notice of notices) this.note(notice, null);
      return;
    }
    const view = { ...before, ...changes };
    this.view = view;
    const dealt = notices.some(({ n }) => n === 'round_dealt');
    if (dealt && this.now?.own)
      this.now.own.counts =
        this.now.own.arrived &&
        before.you !== null &&
        before.you === view.you &&
        before.contributed.includes(before.you);
    for (const notice of notices) this.note(notice, dealt ? own_hand(view) : null);
    this.settle(view);
    if (dealt && this.now) this.kept.keep(this.now);
  }

  private note(notice: Notice, own: { seat: number; cards: string[] } | null): void {
    if (notice.n === 'round_dealt') {
      // A round was missed from beginning to end: of this one nothing was shown before.
      if (this.now?.round != null) this.now = null;
      if (this.now) this.now.round = notice.round;
    }
    const step = step_of(notice, own);
    if (step && this.now?.round != null && this.now.unbroken) this.now.steps.push(step);
  }

  /** Brings what is kept up to the view. */
  private settle(view: View): void {
    const { now } = this;
    if (now && now.round !== null) {
      now.game = view.game;
      if (view.state !== 'playing') this.end(now, view);
      else now.shares ??= view.shares;
    } else if (now?.commitment !== view.commitment) {
      this.begin(view);
    }
  }

  /** Something happened of which nothing was told. */
  private lose_track(view: View): void {
    const { now } = this;
    const same = now?.game === view.game && now.round === view.round;
    if (!now || (!same && now.commitment !== view.commitment)) return this.begin(view);
    now.unbroken = view.state !== 'playing' && now.round === null;
    if (view.state === 'playing') now.round = view.round;
    this.settle(view);
  }

  private end(seen: Seen, view: View): void {
    const row = view.sheet.at(-1);
    const { over } = view;
    if (over && over.hands.length === view.seats.length && seen.unbroken)
      seen.steps.push({ step: 'hands', hands: over.hands });
    this.ended = row?.id !== undefined && row.round === seen.round ? { round: row.id, seen } : null;
    this.begin(view);
  }

  /** The round that the view shows, or promises, from what was kept of it or anew. */
  private begin(view: View): void {
    const { table, kept } = this;
    const { commitment, game, round } = view;
    const playing = view.state === 'playing';
    const row = view.sheet.at(-1);
    if (!playing && !this.ended && row?.id !== undefined) {
      const last = kept.find(
        (one) => one.table === table && one.game === game && one.round === row.round,
      );
      this.ended = last ? { round: row.id, seen: { ...last, unbroken: false } } : null;
    }
    this.now = null;
    if (table === null || commitment === null) return;
    const known = kept.find((one) => one.table === table && one.commitment === commitment);
    const blank: Seen = {
      ...{ table, game: null, round: null, commitment, before_deal: !playing },
      ...{ own: null, shares: null, steps: [], unbroken: true },
    };
    this.now = known ?? blank;
    if (playing)
      Object.assign(this.now, {
        game,
        round,
        shares: this.now.shares ?? view.shares,
        unbroken: false,
      });
  }
}

/** How the cards lie; the same before and after something that was missed, then no card has moved. */
function place_of({ state, game, round, counts, stock, under, top, hand }: View): string {
  return JSON.stringify([state, game, round, counts, stock, under, top, hand]);
}

function own_hand({ you, hand }: View): { seat: number; cards: string[] } | null {
  return you !== null && hand ? { seat: you, cards: hand } : null;
}

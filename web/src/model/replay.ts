// A replay as views and notices, so that the board's own parts can show it: from one seat, or with all
// hands open.

import type { Notice, Seat, SeatView, View } from '../protocol/messages';
import type { Replay, ReplayFrame } from '../protocol/replay';
import type { NoticeBatch } from './board';

/** Whose eyes: a seat's, or null for somebody who sees every hand. */
export type Eyes = Seat | null;

const a_computer = 2;

function seat_view(replay: Replay, seat: Seat): SeatView {
  const { record } = replay;
  const held = replay.seats[seat];
  const computer = held ? held.computer : record.fair?.seats[seat]?.kind === a_computer;
  if (!held?.name) return { kind: 'empty' };
  if (computer) return { kind: 'computer', name: held.name, level: 'steady' };
  return { kind: 'person', person: '', name: held.name, here: true, driver: 'person' };
}

/** What a seat's notices tell more than everybody's; with all hands open each notice as its own seat was told it. */
export function notices_of(frame: ReplayFrame, eyes: Eyes): Notice[] {
  if (eyes !== null) return frame.own[eyes] ?? frame.told;
  return frame.told.map((notice, i) => {
    const own = 'seat' in notice ? frame.own[notice.seat] : null;
    return own?.[i] ?? notice;
  });
}

export class ReplayRound {
  /** What everybody saw after each frame. */
  private readonly seen: Partial<View>[];
  private readonly seats: SeatView[];

  constructor(readonly replay: Replay) {
    let now: Partial<View> = {};
    this.seen = replay.frames.map(({ changes }) => (now = { ...now, ...changes }));
    this.seats = Array.from({ length: replay.record.seats }, (_, seat) => seat_view(replay, seat));
  }

  get length(): number {
    return this.replay.frames.length;
  }

  /** The view after frame `at`. */
  view(at: number, eyes: Eyes): View {
    const { record } = this.replay;
    const seen = this.seen[at] ?? {};
    const frame = this.replay.frames[at];
    const ended = at === this.length - 1;
    const over = ended && record.end.game_over;
    const state = over ? 'game_over' : ended ? 'between_rounds' : 'playing';
    const view = {
      ...{ ruleset: record.ruleset, rules: record.rules, line: [] },
      ...{ access: 'public', level: 'steady', talk: 'off', invite: null, draining: false, state },
      ...{ seats: this.seats, host: null, you: eyes, you_host: false, watchers: 0 },
      ...{ game: 1, round: record.round, dealer: record.dealer },
      totals: ended ? record.end.totals : record.totals_before,
      ...{ sheet: [], ready: [], next_round_ms: null, watching: true, locked: false },
      ...{ coach: false, paused: false, turn_s: 0, turn_ms: null },
      winners: over ? record.end.game_winners : null,
      ...{ commitment: null, contributed: [], shares: null },
      ...{ turn: null, direction: null, counts: [], stock: null, under: null },
      ...{ top: null, pile: [], suit: null, named: false, named_by: null, pending: null },
      ...{ called: [], over: null },
      ...seen,
    } as View;
    if (eyes !== null) Object.assign(view, { hand: frame?.hands[eyes] ?? [], legal: null });
    return view;
  }

  /** Everything that was told up to frame `at`. */
  batches(at: number, eyes: Eyes): NoticeBatch[] {
    return this.replay.frames
      .slice(0, at + 1)
      .map((frame, seq) => ({ seq, notices: notices_of(frame, eyes), missed: false }));
  }

  hands(at: number): string[][] {
    return this.replay.frames[at]?.hands ?? [];
  }
}

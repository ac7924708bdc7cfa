// Every message between browser and server, as docs/protocol.md says; those about people are in desk.ts.
// Types only; decode.ts checks them.

import type { AtDesk, DeskAnswer } from './desk';
import type { Contribution, Share } from './shuffle';

export type * from './desk';
export type * from './shuffle';

export type Seat = number;
/** Rank and suit in two characters, such as `QS`; `XX` is a joker. */
export type Card = string;
export type Suit = 'C' | 'D' | 'H' | 'S';
export type SuitInForce = Suit | 'any';
export type Direction = 'clockwise' | 'anticlockwise';
export type Access = 'public' | 'unlisted' | 'private';
/** What may be said at a table. */
export type Talk = 'off' | 'presets' | 'free';
export type PersonId = string;
/** A code of an invitation or of a sign-in. */
export type Code = string;
export type Level = 'easy' | 'steady' | 'sharp';
export type TableId = string;
export type RequestId = string;
export type ActionId = string;

// ---- rules -------------------------------------------------------------------------------------

export type Rank = 'A' | '2' | '3' | '4' | '5' | '6' | '7' | '8' | '9' | 'T' | 'J' | 'Q' | 'K';
export type Effect = 'plain' | 'wild' | 'pickup' | 'skip' | 'reverse' | 'again' | 'cover' | 'duel';
export type GameEnd = { target: number } | { target_per_seat: number } | { hands: number };

/** A whole rules value: every axis of a ruleset. */
export interface Rules {
  seats: { min: number; max: number; default: number };
  packs: { up_to: number; packs: number }[];
  jokers_per_pack: number;
  deal:
    | { fixed: { two: number; three: number; four_plus: number } }
    | { valley: { top: number; bottom: number } };
  starter_eight: 'bury' | 'keep';
  starter_joker: 'bury' | 'cover';
  draw_when: 'stuck' | 'any';
  draw: 'until_playable' | 'one_then_end';
  recycle: boolean;
  stuck: 'pass' | 'end_hand';
  eight_on_eight: boolean;
  joker: 'none' | 'free' | 'names';
  effect: Record<Rank, Effect>;
  queen: 'none' | 'spades' | 'all';
  pickup: { two: number; queen: number; joker: number };
  accumulate: boolean;
  answer: 'off' | 'may' | 'must';
  answers_two: ('two' | 'eight' | 'joker')[];
  answers_queen: 'queen'[];
  answers_joker: 'joker'[];
  twos_per_turn: number;
  two_seat_reverse: 'passes' | 'again';
  cover_cost: number;
  duel_costs: number[];
  last_card: 'off' | 'bars_going_out' | { penalty_draw: number };
  values: Record<Rank | 'joker', number>;
  scoring: 'winner_collects' | 'each_pays';
  losers_go_down: boolean;
  blocked_score: 'lowest_takes_all' | 'lowest_takes_difference' | 'count_hands';
  last_eight_factor: number;
  game_end: GameEnd;
  lowest_tie: 'another_hand' | 'shared';
  on_leave: 'computer' | 'end_game';
}

/** What differs from a rules value: tables (`effect`, `values`, `pickup`) entry by entry, other axes whole. */
export type RulesChange = Partial<Omit<Rules, 'effect' | 'values' | 'pickup'>> & {
  effect?: Partial<Rules['effect']>;
  values?: Partial<Rules['values']>;
  pickup?: Partial<Rules['pickup']>;
};

/** What the rulebook says, by the name of its text. `ranks` holds ranks (`XX`: jokers), all else numbers. */
export interface Sentence {
  id: string;
  args?: Record<string, number | string[]>;
}

/** One thing a host may choose. The first option is the ruleset's own. */
export interface Setting {
  /** The axes that change together, such as `effect.2`. */
  axes: string[];
  when: 'before_game' | 'between_rounds';
  /** A switch has two options, one of which is `off`. */
  kind: 'switch' | 'choice';
  title: Sentence;
  options: SettingOption[];
}

export interface SettingOption {
  /** The value of each axis. */
  values: Record<string, unknown>;
  label: Sentence;
  /** What it does to the game. */
  about: Sentence[];
  off?: boolean;
}

export interface Ruleset {
  slug: string;
  name: string;
  hint: string;
  /** Every game counts: the coach is not to be had. */
  ranked: boolean;
  rules: Rules;
  /** Axis (or `effect.2`, one entry of a table) to the values a host may choose, the ruleset's own first. */
  host_may_change: Record<string, unknown[]>;
  change_when: Record<string, 'before_game' | 'between_rounds'>;
  /** Lists of axes that change together as one switch. */
  linked: string[][];
  /** Its own settings in one line. */
  line: Sentence[];
  /** What a host may choose, without the seats. */
  form: Setting[];
}

// ---- actions -----------------------------------------------------------------------------------

export type Pending =
  | { kind: 'two' | 'queen' | 'joker'; cards: number }
  | { kind: 'cover'; rank: Rank; suit: Suit }
  | { kind: 'duel'; step: 1 | 2 | 3; suit: Suit; leader: Seat; answerer: Seat };

export type Action =
  | { do: 'play'; cards: Card[]; suit?: Suit; call?: boolean }
  | { do: 'draw' }
  | { do: 'take' }
  | { do: 'pass' }
  | { do: 'call' };

// ---- to the server -----------------------------------------------------------------------------

/** The rules that are to be put into words: a ruleset's with what differs, for that many seats. */
export interface Explainable {
  seats?: number;
  rules?: RulesChange;
}

export interface SettingsChange {
  seats?: number;
  rules?: RulesChange;
  access?: Access;
  level?: Level;
  turn_s?: number;
  talk?: Talk;
  watching?: boolean;
  locked?: boolean;
  coach?: boolean;
}

export const talk_presets = [
  'hello',
  'nice_one',
  'oops',
  'hurry',
  'thanks',
  'good_game',
  'be_right_back',
] as const;
export type TalkPreset = (typeof talk_presets)[number];

export type ToServer =
  | { t: 'set_name'; request_id: RequestId; name: string }
  | { t: 'watch_lobby' }
  | { t: 'more_lobby'; after: string }
  | { t: 'leave_lobby' }
  | ({ t: 'create'; request_id: RequestId; ruleset: string } & SettingsChange)
  | ({ t: 'explain'; request_id: RequestId; ruleset: string } & Explainable)
  | { t: 'join'; request_id: RequestId; table: TableId; invite?: Code }
  | { t: 'resume'; table: TableId; seq: number }
  | { t: 'detach'; table: TableId }
  | { t: 'sit'; request_id: RequestId; table: TableId; seat?: Seat }
  | { t: 'leave'; request_id: RequestId; table: TableId }
  | ({ t: 'change_settings'; request_id: RequestId; table: TableId } & SettingsChange)
  | { t: 'remove'; request_id: RequestId; table: TableId; seat: Seat }
  | { t: 'add_computer'; request_id: RequestId; table: TableId; seat: Seat }
  | { t: 'swap_seats'; request_id: RequestId; table: TableId; seat: Seat; with: Seat }
  | { t: 'hand_over'; request_id: RequestId; table: TableId; seat: Seat }
  | { t: 'pause'; request_id: RequestId; table: TableId; paused: boolean }
  | { t: 'renew_invite'; request_id: RequestId; table: TableId }
  | ({ t: 'say'; request_id: RequestId; table: TableId } & Saying)
  | { t: 'report'; request_id: RequestId; table: TableId; person: PersonId; about: string }
  | { t: 'start'; request_id: RequestId; table: TableId }
  | { t: 'next_round'; request_id: RequestId; table: TableId }
  | ({ t: 'contribute'; request_id: RequestId; table: TableId } & Contribution)
  | { t: 'act'; table: TableId; action_id: ActionId; expect_seq: number; action: Action }
  | { t: 'ask_coach'; request_id: RequestId; table: TableId }
  | { t: 'hb' }
  | AtDesk;

/** What one says at a table: one of the presets, or a text where the table allows it. */
export type Saying = { preset: TalkPreset } | { text: string };

// ---- from the server ---------------------------------------------------------------------------

export interface Person {
  id: PersonId;
  name: string;
  /** On a server by invitation: whether this person may play. */
  admitted: boolean;
}

export type TableState = 'waiting' | 'playing' | 'between_rounds' | 'game_over';

/** A table as the lobby shows it. */
export interface TableRow {
  table: TableId;
  ruleset: string;
  /** The settings in short. */
  line: Sentence[];
  seats: number;
  people: string[];
  computers: number;
  state: TableState;
  round: number;
  /** The best total so far. */
  best: number;
  watchers: number;
  host: string | null;
  /** Seconds since 1970. */
  created: number;
  access: Access;
  /** Whoever has no seat may watch. */
  watching: boolean;
  /** Nobody new may sit down. */
  locked: boolean;
}

export type SeatView =
  | { kind: 'person'; person: PersonId; name: string; here: boolean; driver: 'person' | 'computer' }
  | { kind: 'computer'; name: string; level: Level }
  | { kind: 'empty' };

export type RoundEndReason =
  'out' | 'blocked' | 'repetition' | 'stock_out' | 'abandoned' | 'voided';

export interface SheetRow {
  /** That of the round's replay; rounds from before there were replays have none. */
  id?: string;
  round: number;
  reason: RoundEndReason;
  winner: Seat | null;
  points: number[];
  totals: number[];
  hands: Card[][];
}

/** What the seat to move may do now; sent only to that seat. */
export interface Legal {
  /** Cards that may be laid first. */
  play: Card[];
  /** Those of `play` that need a suit. */
  name_suit: Card[];
  /** How many twos may go in one play (1: no stacking). */
  twos: number;
  draw: boolean;
  take: boolean;
  pass: boolean;
  call: boolean;
}

export interface RoundOver {
  reason: RoundEndReason;
  winner: Seat | null;
  points: number[];
  hands: Card[][];
}

/** Everything one viewer knows of a table. A spectator's view has no `hand` and no `legal` member. */
export interface View {
  // the table's part
  ruleset: string;
  rules: Rules;
  /** The settings of this table in one line. */
  line: Sentence[];
  access: Access;
  level: Level;
  talk: Talk;
  /** The code of a private table, for its host. */
  invite: Code | null;
  /** The server is about to end: no round is dealt until it is back. */
  draining: boolean;
  state: TableState;
  seats: SeatView[];
  host: Seat | null;
  you: Seat | null;
  you_host: boolean;
  watchers: number;
  game: number;
  round: number;
  dealer: Seat | null;
  totals: number[];
  sheet: SheetRow[];
  ready: Seat[];
  next_round_ms: number | null;
  /** Whoever has no seat may watch. */
  watching: boolean;
  /** Nobody new may sit down. */
  locked: boolean;
  /** The coach may be asked; games here are not counted. */
  coach: boolean;
  /** The host has stopped every clock; nobody acts. */
  paused: boolean;
  /** Seconds that a turn may take; 0: no clock. */
  turn_s: number;
  /** What the turn under way still had when this was sent; null while no clock runs. */
  turn_ms: number | null;
  winners: Seat[] | null;
  commitment: string | null;
  /** Seats whose part of the shuffle of the round to come has arrived. */
  contributed: Seat[];
  /** While a round is played, by seat, what each added to its shuffle; fixed at the deal. */
  shares: Share[] | null;
  // the round's part; null, false or empty while no round has been dealt
  turn: Seat | null;
  direction: Direction | null;
  hand?: Card[];
  counts: number[];
  stock: number | null;
  under: number | null;
  top: Card | null;
  pile: Card[];
  suit: SuitInForce | null;
  named: boolean;
  named_by: Seat | null;
  pending: Pending | null;
  called: boolean[];
  legal?: Legal | null;
  over: RoundOver | null;
}

export type Notice =
  | { n: 'round_dealt'; round: number; dealer: Seat; starter: Card }
  | { n: 'played'; seat: Seat; cards: Card[]; suit?: Suit; call?: boolean }
  | { n: 'drew'; seat: Seat; count: number; cards?: Card[] }
  | { n: 'took'; seat: Seat; count: number; cards?: Card[] }
  | { n: 'passed'; seat: Seat }
  | { n: 'called'; seat: Seat }
  | { n: 'skipped'; seat: Seat }
  | { n: 'reversed'; direction: Direction }
  /** What is asked for now, and on whom it falls. */
  | ({ n: 'pending'; seat: Seat } & Pending)
  | { n: 'recycled'; stock: number }
  | { n: 'penalty'; seat: Seat; count: number; cards?: Card[]; why: 'no_call' | 'not_covered' }
  | {
      n: 'round_over';
      reason: RoundEndReason;
      winner: Seat | null;
      points: number[];
      totals: number[];
    }
  | { n: 'game_over'; winners: Seat[] }
  | { n: 'sat'; seat: Seat; name: string }
  | { n: 'left'; seat: Seat; name: string }
  | { n: 'away'; seat: Seat; name: string }
  | { n: 'back'; seat: Seat; name: string }
  | { n: 'out_of_time'; seat: Seat; name: string }
  | { n: 'removed'; seat: Seat; name: string }
  | { n: 'paused'; paused: boolean }
  | { n: 'host'; seat: Seat; name: string }
  /** `line`: what is new in the settings; empty if only access or level changed. */
  | { n: 'settings_changed'; seats?: number; rules?: RulesChange; line: Sentence[] }
  | { n: 'game_started'; game: number }
  | { n: 'ready'; seat: Seat }
  | { n: 'asked_coach'; seat: Seat; name: string }
  | { n: 'watchers'; count: number };

/** A refusal: nothing changed. `reason` picks the sentence, `params` fill it, `rule` is an anchor of the rules page. */
export interface Refused {
  t: 'refused';
  request_id?: RequestId;
  action_id?: ActionId;
  code: string;
  reason: string;
  params: Record<string, unknown>;
  rule?: string | null;
}

export interface Welcome {
  t: 'welcome';
  protocol: number;
  version: string;
  commit: string;
  access: 'open' | 'invite';
  person: Person;
  rulesets: Ruleset[];
  /** Tables where this person has a seat. */
  yours: TableRow[];
}

export interface TableView {
  t: 'view';
  table: TableId;
  seq: number;
  view: View;
}

export interface TableEvent {
  t: 'event';
  table: TableId;
  seq: number;
  notices: Notice[];
  /** The members of the view that changed, whole; null while missed events are told after `resume`. */
  changes: Partial<View> | null;
}

/** Rules in words: the settings line, the sections of the rules page, and what cards count. */
export interface Explained {
  t: 'explained';
  request_id: RequestId;
  line: Sentence[];
  page: { anchor: string; sentences: Sentence[] }[];
  /** `points` null: these cards count what they show. */
  values: { ranks: string[]; points: number | null }[];
}

export const advice_reasons = [
  'calls',
  'only_move',
  'nothing_fits',
  'draws_anyway',
  'no_answer',
  'keeps_answer',
  'empties_hand',
  'answers',
  'holds_up_next',
  'keeps_card',
  'plays_again',
  'demands',
  'most_of_suit',
  'several_cards',
  'follows_on',
  'dearest',
  'as_good_as_any',
] as const;

/** What the coach says: what a computer would do with what this seat sees, and why. */
export interface Advice {
  action: Action;
  reason: (typeof advice_reasons)[number];
  /** The card that the reason speaks of. */
  card?: Card;
}

export interface AdviceAnswer {
  t: 'advice';
  request_id: RequestId;
  table: TableId;
  seq: number;
  advice: Advice;
}

export interface Ack {
  t: 'ack';
  table: TableId;
  action_id: ActionId;
  seq: number;
}

export type FromServer =
  | Welcome
  | { t: 'done'; request_id: RequestId }
  | { t: 'created'; request_id: RequestId; table: TableId }
  | Explained
  | Refused
  | { t: 'you'; person: Person }
  | { t: 'lobby'; tables: TableRow[]; next: string | null }
  | { t: 'more_lobby'; tables: TableRow[]; next: string | null }
  | { t: 'lobby_changes'; changed: TableRow[]; gone: TableId[] }
  | TableView
  | TableEvent
  | AdviceAnswer
  | Ack
  | { t: 'said'; table: TableId; line: Line }
  | { t: 'talk'; table: TableId; lines: Line[] }
  | DeskAnswer
  | { t: 'closed'; table: TableId; reason: string };

/** Something that was said at a table; `seat` is null for somebody who watches. */
export type Line = {
  id: number;
  person: PersonId;
  name: string;
  seat: Seat | null;
  at: number;
} & Saying;

export const protocol_version = 1;

// Messages about people rather than tables: what is asked at the desk, and what is answered.

import type {
  Code,
  PersonId,
  RequestId,
  Sentence,
  SettingsChange,
  SheetRow,
  TableRow,
} from './messages';

/** What a table was, or is to be, opened with. */
export type SavedSettings = { ruleset: string } & Omit<SettingsChange, 'locked'>;

/** Requests about people rather than tables. */
export type AtDesk = { request_id: RequestId } & (
  | { t: 'make_sign_in' }
  | { t: 'devices' }
  | { t: 'remove_device'; device: string }
  | { t: 'export_me'; after?: string }
  | { t: 'export_rounds'; after?: string }
  | { t: 'delete_me' }
  | { t: 'saved_settings' }
  | { t: 'save_preset'; name: string; settings: SavedSettings }
  | { t: 'drop_preset'; name: string }
  | { t: 'request_invite'; name: string; reach: string; line: string }
  | { t: 'invite_state'; key: Code }
  | { t: 'look_at_invite'; code: Code }
  | { t: 'redeem'; code: Code }
  | { t: 'history'; before?: string }
  | { t: 'game'; game: string }
  | { t: 'together'; ruleset: string; people: PersonId[] }
  | { t: 'person'; person: PersonId }
  | { t: 'leaders'; ruleset: string; days: number }
);

/** All times are seconds since 1970. */
export type DeskAnswer = { request_id: RequestId } & (
  | { t: 'sign_in_code'; code: Code; valid_ms: number }
  | { t: 'devices'; devices: Device[] }
  | { t: 'exported'; part: Record<string, unknown>; next: string | null }
  /** Each a round record as one line of JSON. */
  | { t: 'exported_rounds'; records: string[]; next: string | null }
  | {
      t: 'saved_settings';
      last: SavedSettings | null;
      presets: { name: string; settings: SavedSettings }[];
    }
  | { t: 'invite_requested'; key: Code }
  | { t: 'invite_state'; state: 'waiting' | 'approved' | 'declined'; name: string }
  | { t: 'invitation'; to: 'table'; table: TableRow }
  | { t: 'invitation'; to: 'server'; note: string }
  | { t: 'history'; games: Game[]; next: string | null }
  | { t: 'game'; game: Game; line: Sentence[]; sheet: SheetRow[]; together: Standing[] }
  | { t: 'together'; standings: Standing[] }
  | {
      t: 'person';
      person: { id: PersonId; name: string; since: number };
      records: PersonRecord[];
    }
  | { t: 'leaders'; standings: Standing[] }
);

/** The message that answers each request at the desk; those that are not named are answered by `done`. */
export interface AnswerOf {
  make_sign_in: 'sign_in_code';
  devices: 'devices';
  export_me: 'exported';
  export_rounds: 'exported_rounds';
  saved_settings: 'saved_settings';
  request_invite: 'invite_requested';
  invite_state: 'invite_state';
  look_at_invite: 'invitation';
  history: 'history';
  game: 'game';
  together: 'together';
  person: 'person';
  leaders: 'leaders';
}
export type DeskAnswerTo<T> = T extends keyof AnswerOf
  ? Extract<DeskAnswer, { t: AnswerOf[T] }>
  : null;

export interface Device {
  id: string;
  name: string;
  this: boolean;
  created: number;
  seen: number;
}

export interface Game {
  id: string;
  ruleset: string;
  started: number;
  ended: number;
  rounds: number;
  /** Played to its end. */
  whole: boolean;
  /** The coach could be asked: the game is not counted. */
  coach: boolean;
  seats: GameSeat[];
}

/** `person` is null for a computer, and for somebody who has had everything deleted (whose name is empty). */
export interface GameSeat {
  kind: 'person' | 'computer';
  person: PersonId | null;
  name: string;
  total: number;
  won: boolean;
  rounds_won: number;
}

export interface Standing {
  person: PersonId;
  name: string;
  games: number;
  won: number;
  points: number;
}

/** Games among at least two people, played to their end; those against computers only are counted apart. */
export interface PersonRecord {
  ruleset: string;
  games: number;
  won: number;
  rounds: number;
  rounds_won: number;
  best: number;
  games_with_computers: number;
}

// What the operators' page asks and is answered (include/kitchen_table/wire/admin.h). All times are
// seconds since 1970.

export type Request =
  | { do: 'invite_create'; note: string; uses: number; days: number }
  | { do: 'invite_list' | 'request_list' | 'table_list' | 'stats' | 'drain_status' }
  | {
      do:
        | 'invite_revoke'
        | 'request_approve'
        | 'request_decline'
        | 'table_close'
        | 'unmute'
        | 'unban';
      id: string;
    }
  | { do: 'mute' | 'ban'; id: string; days?: number }
  | { do: 'person_list'; named: string }
  | { do: 'report_list'; all: boolean }
  | { do: 'report_close'; number: number }
  | { do: 'drain'; on: boolean }
  | { do: 'backup'; file: string }
  | { do: 'audit'; limit: number };

export interface Refusal {
  refused: string;
  problem: string;
}

export interface Done {
  done: string;
}

export interface Invite {
  id: string;
  note: string;
  created: number;
  expires: number | null;
  uses_left: number;
  state: 'good' | 'used_up' | 'expired' | 'revoked';
}

export interface InviteCode {
  id: string;
  code: string;
  link: string;
  expires: number | null;
}

export interface InviteRequest {
  id: string;
  person: string;
  name: string;
  reach: string;
  line: string;
  created: number;
}

/** Somebody by the name they have now; it is empty if they are gone. */
export interface Known {
  id: string;
  name: string;
}

export interface Table {
  id: string;
  ruleset: string;
  state: 'waiting' | 'playing' | 'between_rounds' | 'game_over';
  access: 'public' | 'unlisted' | 'private';
  round: number;
  best: number;
  seats: number;
  people: Known[];
  computers: number;
  watchers: number;
  host: string | null;
  created: number;
}

export interface Person {
  id: string;
  name: string;
  created: number;
  seen: number;
  admitted: number | null;
  muted_until: number | null;
  banned_until: number | null;
}

/** Something said at a table: one of the presets, or a text. */
export interface Said {
  name: string;
  preset?: string;
  text?: string;
}

export interface Report {
  number: number;
  at: number;
  table: string;
  reporter: Known;
  reported: Known;
  about: string;
  excerpt: Said[] | string;
  closed: number | null;
}

export interface Statistics {
  version: string;
  address: string;
  access: 'open' | 'invite';
  draining: boolean;
  connections: number;
  tables: number;
  people_at_tables: number;
  watchers: number;
  rounds_under_way: number;
  stored: Record<string, number>;
}

export interface Backup {
  file: string;
  bytes: number;
  stored: Record<string, number>;
}

export interface Act {
  number: number;
  at: number;
  act: string;
  subject: string;
  detail: string;
}

/** Of a mute or ban that lasts until it is taken back: a time in the year 9987 or later. */
export const for_good_s = 253_000_000_000;

// A round's place among the other rounds of its file, and the ways to those.

export interface Among {
  /** What the file is called. */
  file: string;
  /** Counted from 0. */
  at: number;
  count: number;
  /** The server is asked for another one. */
  busy: boolean;
  /** Shows that round. */
  go: (at: number) => void;
  /** To the list of all. */
  choose: () => void;
}

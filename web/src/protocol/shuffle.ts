// What people add to the shuffle of a round (docs/formats.md §10).

/** A seat's part: 0 nobody sits there, 1 a person who added to it, 2 a computer, 3 a person who did not. */
export type Share = { kind: 1; contribution: string } | { kind: 0 | 2 | 3 };

export interface Contribution {
  /** That of the round to come, as the view shows it. */
  commitment: string;
  /** 32 random bytes in lower-case hexadecimal digits. */
  contribution: string;
}

// What is checked beside the page, so that the page never waits: jobs, and what comes of them.

import { check_file, check_round, type FileVerdict, type Verdict } from './check_round';
import { hashes_here } from './hashes';
import type { Seen, Step } from './seen';

export interface RoundJob {
  do: 'round';
  /** The line of its record. */
  line: string;
  seen: Seen | null;
  shown: Step[];
}

export interface FileJob {
  do: 'file';
  text: string;
}

export type Job = RoundJob | FileJob;
export type Result<Kind extends Job> = Kind extends RoundJob ? Verdict : FileVerdict;

/** `told` hears from time to time how many rounds of a file have been checked. */
export function carry_out(
  job: Job,
  told: (rounds: number) => void,
): Promise<Verdict | FileVerdict> {
  const hashes = hashes_here();
  if (job.do === 'round') return check_round(hashes, job.line, job.seen, job.shown);
  return check_file(hashes, job.text, told);
}

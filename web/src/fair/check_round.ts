// The whole check of one round: the record by itself, and against what this browser was shown.

import { check_record, problem_of_succession, type ProvedRound } from './check_record';
import {
  covers_nothing,
  covers_of,
  problem_of_seen,
  problem_of_steps,
  type Covers,
} from './check_seen';
import type { Hashes } from './hashes';
import { trouble, type Problem } from './problem';
import { record_from, type FairBlock, type RoundRecord } from './round_record';
import type { Seen, Step } from './seen';

export type Verdict =
  | { ok: true; covers: Covers; fair: FairBlock }
  | { ok: false; problem: Problem; evidence: Evidence };

/** Everything about a round that is not as it should be, for whoever wants to look into it. */
export interface Evidence {
  format: 'kitchen-table/fair-evidence/1';
  problem: Problem;
  /** The record as it was sent. */
  record: string;
  /** What this browser was shown while the round was played; null where it was not there. */
  seen: Seen | null;
}

type Proof =
  | { problem: null; record: RoundRecord; fair: FairBlock; round: ProvedRound }
  | { problem: Problem };

/** A line of a record file, proved by itself. */
async function prove(hashes: Hashes, line: string): Promise<Proof> {
  const read = record_from(parsed(line));
  if (!read.record) return { problem: trouble('not_a_record', undefined, read.wrong) };
  const { record } = read;
  try {
    const checked = await check_record(hashes, record);
    if (!checked.proved) return { problem: checked.problem };
    return { problem: null, record, fair: checked.fair, round: checked.proved };
  } catch {
    // Rules that no canonical text can be made of.
    return { problem: trouble('rules_hash') };
  }
}

function parsed(line: string): unknown {
  try {
    return JSON.parse(line);
  } catch {
    return null;
  }
}

/**
 * Checks one line of a record file against what this browser saw of the round, if it was there, and against what
 * it is shown of it now (a replay).
 */
export async function check_round(
  hashes: Hashes,
  line: string,
  seen: Seen | null,
  shown: readonly Step[] = [],
): Promise<Verdict> {
  const refuted = (problem: Problem): Verdict => ({
    ...{ ok: false, problem },
    evidence: { format: 'kitchen-table/fair-evidence/1', problem, record: line, seen },
  });
  const proof = await prove(hashes, line);
  if (proof.problem) return refuted(proof.problem);
  const { record, fair, round } = proof;
  const problem =
    (seen && problem_of_seen(record, fair, round, seen)) ?? problem_of_steps(record, round, shown);
  if (problem) return refuted(problem);
  return { ok: true, fair, covers: seen ? covers_of(seen, fair) : covers_nothing };
}

export interface FileVerdict {
  /** How many rounds hold. */
  rounds: number;
  /** The first line that does not, counted from 1. */
  fault: { line: number; problem: Problem } | null;
}

/** Checks every round of a record file up to the first that does not hold; `told` hears how many have been. */
export async function check_file(
  hashes: Hashes,
  text: string,
  told: (rounds: number) => void = () => undefined,
): Promise<FileVerdict> {
  let before: RoundRecord | null = null;
  let rounds = 0;
  for (const [at, line] of text.split('\n').entries()) {
    if (line.trim() === '') continue;
    const proof = await prove(hashes, line);
    const faulty = (problem: Problem) => ({ rounds, fault: { line: at + 1, problem } });
    if (proof.problem) return faulty(proof.problem);
    const broken: Problem | null = before && problem_of_succession(before, proof.record);
    if (broken) return faulty(broken);
    before = proof.record;
    told(++rounds);
  }
  return { rounds, fault: null };
}

// Files that have to do with rounds: lines of round records, one replay, or the evidence of something that was wrong.

import { replay_from, type Replay } from '../protocol/replay';
import type { Seen } from './seen';

export type RoundFile =
  /** A record on each line. */
  | { kind: 'records'; text: string }
  | { kind: 'replay'; replay: Replay }
  | { kind: 'evidence'; record: string; seen: Seen | null };

/** What a file holds. Whatever is neither a replay nor evidence is taken for records, and checked as such. */
export function round_file(text: string): RoundFile {
  const value = parsed(text);
  const replay = replay_from(value);
  if (replay) return { kind: 'replay', replay };
  if (is_evidence(value)) return { kind: 'evidence', record: value.record, seen: value.seen };
  return { kind: 'records', text };
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

function is_evidence(value: unknown): value is { record: string; seen: Seen | null } {
  if (typeof value !== 'object' || value === null) return false;
  const { format, record, seen } = value as Record<string, unknown>;
  return (
    format === 'kitchen-table/fair-evidence/1' &&
    typeof record === 'string' &&
    typeof seen === 'object'
  );
}

// Rounds out of a file: a replay with frames of its own, or round records, of which the server makes replays.

import { round_file } from '../../fair/files';
import { path_to } from '../../model/route';
import { replay_from, type Replay } from '../../protocol/replay';

export type OpenProblem =
  /** The file could not be read. */
  | 'unreadable'
  /** It is neither a replay nor a round record. */
  | 'strange'
  /** The record is longer than the server takes. */
  | 'too_long'
  /** The server says that the round cannot have been played so. */
  | 'does_not_hold'
  /** Too many records came from here. */
  | 'too_many'
  /** The server has others to play. */
  | 'busy'
  /** The server does not make replays of records. */
  | 'no_replays'
  /** The server cannot be asked. */
  | 'failed';

export interface Refusal {
  problem: OpenProblem;
  /** The server's reason in its own words; empty where it gave none. */
  reason: string;
}

export type Found =
  | { kind: 'replay'; replay: Replay }
  /** Lines of round records, at least one. */
  | { kind: 'records'; lines: string[] }
  | { kind: 'refused'; refusal: Refusal };

export type Made = { replay: Replay } | { replay: null; refusal: Refusal };

const problems: Record<number, OpenProblem> = {
  400: 'strange',
  404: 'no_replays',
  405: 'no_replays',
  413: 'too_long',
  422: 'does_not_hold',
  429: 'too_many',
  503: 'busy',
};

const refused = (problem: OpenProblem, reason = ''): Refusal => ({ problem, reason });

/** What the file holds, whose rounds may be looked at one by one. */
export async function found_in(file: Blob): Promise<Found> {
  let text: string;
  try {
    text = await file.text();
  } catch {
    return { kind: 'refused', refusal: refused('unreadable') };
  }
  const found = round_file(text);
  if (found.kind === 'replay') return found;
  if (found.kind === 'evidence') return { kind: 'records', lines: [found.record] };
  const lines = found.text.split('\n').filter((line) => line.trim() !== '');
  if (lines.length === 0) return { kind: 'refused', refusal: refused('strange') };
  return { kind: 'records', lines };
}

/** The replay that the server makes of a record's line. */
export async function replay_of(line: string): Promise<Made> {
  try {
    const headers = { 'Content-Type': 'application/json' };
    const answer = await fetch(path_to.replay_file(), { method: 'POST', headers, body: line });
    const body: unknown = await answer.json().catch(() => null);
    const replay = answer.ok ? replay_from(body) : null;
    if (replay) return { replay };
    const problem = problems[answer.status] ?? 'failed';
    return { replay: null, refusal: refused(problem, reason_in(body)) };
  } catch {
    return { replay: null, refusal: refused('failed') };
  }
}

function reason_in(body: unknown): string {
  if (typeof body !== 'object' || body === null || !('detail' in body)) return '';
  return typeof body.detail === 'string' ? body.detail : '';
}

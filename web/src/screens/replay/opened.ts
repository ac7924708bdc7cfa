// A replay out of a file: its own frames, or those that the server makes of a round record.

import { round_file } from '../../fair/files';
import { path_to } from '../../model/route';
import { replay_from, type Replay } from '../../protocol/replay';

export type OpenProblem =
  /** It is neither a replay nor a round record. */
  | 'strange'
  /** The server says that the round was not played by the rules. */
  | 'against_rules'
  /** The server does not make replays of records. */
  | 'no_frames'
  /** The server cannot be asked. */
  | 'failed';

export type Opened = { replay: Replay } | { replay: null; problem: OpenProblem };

const problems: Record<number, OpenProblem> = {
  400: 'strange',
  404: 'no_frames',
  405: 'no_frames',
  410: 'no_frames',
  413: 'no_frames',
  422: 'against_rules',
};

/** Opens what the file holds; of several records the first. */
export async function opened(file: Blob): Promise<Opened> {
  const found = round_file(await file.text());
  if (found.kind === 'replay') return { replay: found.replay };
  const record = found.kind === 'evidence' ? found.record : found.text;
  const line = record.split('\n').find((one) => one.trim() !== '');
  if (line === undefined) return { replay: null, problem: 'strange' };
  try {
    const headers = { 'Content-Type': 'application/json' };
    const answer = await fetch(path_to.replay_file(), { method: 'POST', headers, body: line });
    const replay = answer.ok ? replay_from(await answer.json()) : null;
    if (replay) return { replay };
    return { replay: null, problem: problems[answer.status] ?? 'failed' };
  } catch {
    return { replay: null, problem: 'failed' };
  }
}

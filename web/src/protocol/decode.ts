// From the text of a frame to a message, or to the reason why it is none.

import * as v from 'valibot';
import type { FromServer } from './messages';
import { from_server } from './schemas';

export type Decoded = { ok: true; message: FromServer } | { ok: false; problem: string };

/** Checks one frame. A bad one is never half used: the caller drops it and resumes. */
export function decode(text: string): Decoded {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return { ok: false, problem: 'not JSON' };
  }
  const result = v.safeParse(from_server, value, { abortEarly: true });
  if (result.success) return { ok: true, message: result.output as FromServer };
  const issue = result.issues[0];
  return { ok: false, problem: `${v.getDotPath(issue) ?? 'message'}: ${issue.message}` };
}

// What became of something that was asked of the server.

import type { Refused } from './messages';

/** `lost`: the connection broke before the answer came; whether it was done is not known. */
export type Outcome = { ok: true } | { ok: false; refused: Refused } | { ok: false; lost: true };

export const lost: Outcome = { ok: false, lost: true };

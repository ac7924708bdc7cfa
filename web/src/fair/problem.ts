// What can be wrong about a round. Each has a text: `fair-problem-<code>`.

export const problem_codes = [
  // by the record alone
  'not_a_record',
  'no_proof',
  'version',
  'seats',
  'unreadable_proof',
  'rules_hash',
  'secret',
  'first_dealer',
  'pack',
  'too_few_cards',
  'bury',
  'recycled',
  'succession',
  'succession_dealer',
  // against what was shown while it was played
  'other_round',
  'commitment_changed',
  'shares_changed',
  'contribution_left_out',
  'starter',
  'drawn',
  'played',
  'not_held',
  'hand',
] as const;

export type ProblemCode = (typeof problem_codes)[number];

export interface Problem {
  code: ProblemCode;
  /** What follows from the secret, or was shown before. */
  expected?: unknown;
  /** What the record says, or was shown. */
  found?: unknown;
  /** Where: the seat, the number of the recycle, the step. */
  at?: Record<string, number>;
}

export function trouble(
  code: ProblemCode,
  expected?: unknown,
  found?: unknown,
  at?: Record<string, number>,
): Problem {
  return {
    code,
    ...(expected === undefined ? {} : { expected }),
    ...(found === undefined ? {} : { found }),
    ...(at === undefined ? {} : { at }),
  };
}

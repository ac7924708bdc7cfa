// An answer from the desk that a page shows: asked when the connection is there, and again when the question changes.

import { untrack } from 'svelte';
import type { DeskRequest } from '../connection/connection';
import { refusal_text } from '../i18n/refusals';
import type { DeskAnswerTo, Refused } from '../protocol/messages';
import type { Session } from './session.svelte';

export interface Asked<R extends DeskRequest> {
  readonly answer: DeskAnswerTo<R['t']> | null;
  /** Why there is none: the code of the refusal, and in words; both empty while one may come. */
  readonly refused: string;
  readonly problem: string;
  /** Asks once more; what was answered before stays until there is something newer. */
  again(): void;
}

/** To be called while a component is made. Only the answer to the newest question counts. */
export function asked<R extends DeskRequest>(session: Session, question: () => R): Asked<R> {
  let answer = $state.raw<DeskAnswerTo<R['t']> | null>(null);
  let refused = $state.raw<Refused | null>(null);
  let newest = 0;

  async function ask(request: R, anew: boolean): Promise<void> {
    newest += 1;
    const mine = newest;
    const found = await session.desk(request);
    if (mine !== newest) return;
    if (found.answer) {
      answer = found.answer;
      refused = null;
    } else if (!found.outcome.ok && 'refused' in found.outcome) {
      if (anew) answer = null;
      refused = found.outcome.refused;
    }
  }

  $effect(() => {
    if (!session.online) return;
    const request = question();
    untrack(() => void ask(request, true));
  });
  return {
    get answer() {
      return answer;
    },
    get refused() {
      return refused?.code ?? '';
    },
    get problem() {
      return refused ? refusal_text(refused) : '';
    },
    again: () => void ask(untrack(question), false),
  };
}

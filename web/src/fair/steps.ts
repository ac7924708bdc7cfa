// What notices tell of the cards, as steps that can be followed with the cards that were proved.

import type { Card, Notice, Seat } from '../protocol/messages';
import type { Step } from './seen';

/** The step that a notice tells of, if it is about cards; `own` is the hand that was seen at the deal. */
export function step_of(notice: Notice, own: { seat: Seat; cards: Card[] } | null): Step | null {
  switch (notice.n) {
    case 'round_dealt':
      return { step: 'dealt', starter: notice.starter, ...(own ? { own } : {}) };
    case 'played':
      return { step: 'played', seat: notice.seat, cards: notice.cards };
    case 'drew':
    case 'took':
    case 'penalty': {
      const { seat, count, cards } = notice;
      return { step: 'drawn', seat, count, ...(cards ? { cards } : {}) };
    }
    default:
      return null;
  }
}

/** What a replay shows, frame by frame: everything that was told, and all hands after it. */
export function shown_steps(
  frames: readonly { told: Notice[]; own: (Notice[] | null)[]; hands: Card[][] }[],
): Step[] {
  return frames.flatMap(({ told, own, hands }) => [
    ...told.flatMap((notice, at) => {
      const to_itself = 'seat' in notice ? own[notice.seat]?.[at] : undefined;
      return step_of(to_itself ?? notice, null) ?? [];
    }),
    { step: 'hands' as const, hands },
  ]);
}

// The prompt of a newcomer's first turns: what will be matched, and what the lifted cards mean.

import '../../../i18n/help';
import { t } from '../../../i18n';
import { card_words, rank_with_article, suit_with_article } from '../../../i18n/cards';
import type { View } from '../../../protocol/messages';
import { rank_of, suit_of } from '../cards';
import { seat_name } from '../seats';
import { card_choice } from '../words';

/** The sentence in place of the usual prompt; null where the usual one says it well. */
export function first_prompt(view: View): string | null {
  if (view.state !== 'playing' || view.turn === null || view.you === null) return null;
  if (view.paused || view.pending !== null) return null;
  return view.turn === view.you ? own_turn(view) : before_the_first(view);
}

function own_turn(view: View): string | null {
  const playable = new Set(view.legal?.play ?? []);
  if (playable.size === 0) return null;
  if (playable.size === view.hand?.length) return null;
  return t('first-own-turn', { cards: card_choice([...playable]), count: playable.size });
}

// While nobody has laid anything the starter is what the viewer will match, unless others change it.
function before_the_first(view: View): string | null {
  const { top, turn, under } = view;
  const suit = top === null ? null : suit_of(top);
  const rank = top === null ? null : rank_of(top);
  if (top === null || turn === null || under !== 0 || suit === null || rank === null) return null;
  return t('first-starts', {
    name: seat_name(view, turn),
    ...card_words(top),
    any_rank: rank_with_article(rank),
    any_suit: suit_with_article(suit),
  });
}

// The pictures that show somebody the game: cards, and a sentence for each, as this table's rules have it.

import '../../../i18n/lessons';
import { capital, list_and, t } from '../../../i18n';
import { rank_plural, rank_with_article } from '../../../i18n/cards';
import type { Card, Rules } from '../../../protocol/messages';
import { rank_of } from '../cards';
import { wild_ranks } from './three_lines';

export interface Lesson {
  key: 'match' | 'wild' | 'draw' | 'specials' | 'end';
  text: string;
  /** The card that lies on the pile, or none. */
  pile: Card | null;
  /** Cards beside it: those that would fit, or that are spoken of. */
  cards: readonly Card[];
}

export function lessons(rules: Rules): Lesson[] {
  const wild = wild_ranks(rules)[0] ?? '8';
  const special = specials(rules);
  const call = rules.last_card === 'off' ? '' : ` ${t('lesson-call')}`;
  const picture: Lesson[] = [
    { key: 'match', text: t('lesson-match'), pile: '7H', cards: ['7C', '9H'] },
    {
      key: 'wild',
      text: t('lesson-wild', { ranks: capital(rank_plural(wild)) }),
      pile: '9H',
      cards: [`${wild}C`],
    },
    { key: 'draw', text: t('lesson-draw', { draw: rules.draw }), pile: '9H', cards: ['back'] },
  ];
  if (special.length > 0) {
    const words = list_and(special.map(({ kind, card }) => special_words(kind, card)));
    const cards = special.slice(0, 4).map(({ card }) => card);
    picture.push({
      key: 'specials',
      text: t('lesson-specials', { specials: words }),
      pile: null,
      cards,
    });
  }
  const text = t('lesson-end', { scoring: rules.scoring }) + call;
  return [...picture, { key: 'end', text, pile: null, cards: ['5H'] }];
}

function special_words(kind: string, card: Card): string {
  return t(`lesson-special-${kind}`, { a_rank: rank_with_article(rank_of(card) ?? 'XX') });
}

/** What cards do at this table besides being matched, with a card that does it. */
function specials(rules: Rules): { kind: string; card: Card }[] {
  const found: { kind: string; card: Card }[] = Object.entries(rules.effect).flatMap(
    ([rank, kind]) =>
      kind === 'plain' || kind === 'wild' || (rank === 'Q' && rules.queen !== 'none')
        ? []
        : [{ kind, card: `${rank}S` }],
  );
  if (rules.queen !== 'none') found.push({ kind: `queen-${rules.queen}`, card: 'QS' });
  if (rules.joker !== 'none') found.push({ kind: `joker-${rules.joker}`, card: 'XX' });
  return found;
}

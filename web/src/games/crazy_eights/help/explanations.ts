// The special things of a ruleset, each in a sentence for when it is seen for the first time. Pure: what
// happened gives what could be explained of it.

import { capital, t } from '../../../i18n';
import { card_words, rank_with_article, suit_name } from '../../../i18n/cards';
import { answer_choice, covering_choice, demand_cost, demanded_card } from '../../../i18n/demands';
import type { Card, Notice, Pending, Seat, View } from '../../../protocol/messages';
import { rank_of } from '../cards';
import { who } from '../seats';

export interface Explanation {
  /** What it is about; each is explained once. */
  key: string;
  text: string;
}

type Played = Extract<Notice, { n: 'played' }>;

/** What could be explained of these notices, in their order; each thing once. */
export function explanations(notices: readonly Notice[], view: View): Explanation[] {
  const found: Explanation[] = [];
  let laid: Card | null = null;
  for (const notice of notices) {
    if (notice.n === 'played') laid = notice.cards.at(-1) ?? null;
    for (const one of about(notice, laid, view))
      if (!found.some(({ key }) => key === one.key)) found.push(one);
  }
  if (view.legal?.call === true) found.push(call_now(view));
  return found;
}

function about(notice: Notice, laid: Card | null, view: View): Explanation[] {
  switch (notice.n) {
    case 'played':
      return of_card(notice, view);
    case 'skipped':
      return laid && effect_of(laid, view) === 'skip'
        ? [explain('skip', laid, notice.seat, view)]
        : [];
    case 'reversed':
      return laid ? [explain('reverse', laid, null, view)] : [];
    case 'pending':
      return laid ? [demanded(notice, laid, notice.seat, view)] : [];
    case 'called':
      return [{ key: 'call', text: called(view) }];
    case 'penalty':
      return [
        {
          key: `penalty-${notice.why}`,
          text: t(`explain-penalty-${notice.why}`, { count: notice.count }),
        },
      ];
    case 'recycled':
      return [{ key: 'recycled', text: t('explain-recycled') }];
    default:
      return [];
  }
}

function effect_of(card: Card, view: View) {
  const rank = rank_of(card);
  return rank === null ? null : view.rules.effect[rank];
}

/** 'A jack', 'The queen of spades' where only that one does it. */
function named(card: Card, view: View): string {
  const rank = rank_of(card);
  if (rank === 'Q' && view.rules.queen === 'spades')
    return capital(String(card_words(card)['the_card']));
  return capital(rank_with_article(rank ?? 'XX'));
}

function explain(key: string, card: Card, seat: Seat | null, view: View): Explanation {
  const other = seat === null ? {} : who(view, seat);
  return { key, text: t(`explain-${key}`, { a_rank: named(card, view), ...other }) };
}

// Cards that do something by being laid: those that go on anything, and those that give another turn.
function of_card(played: Played, view: View): Explanation[] {
  const card = played.cards.at(-1);
  if (card === undefined) return [];
  const rank = rank_of(card);
  const effect = effect_of(card, view);
  const said = who(view, played.seat);
  const a_rank = named(card, view);
  if (rank === null && view.rules.joker === 'free')
    return [{ key: 'joker', text: t('explain-joker', { a_rank }) }];
  if (played.suit && (rank === null || effect === 'wild')) {
    const suit = suit_name(played.suit);
    return [
      { key: rank === null ? 'joker' : 'wild', text: t('explain-wild', { a_rank, suit, ...said }) },
    ];
  }
  return effect === 'again' ? [explain('again', card, played.seat, view)] : [];
}

function demanded(pending: Pending, laid: Card, seat: Seat, view: View): Explanation {
  const cards = demand_cost(pending, view.rules);
  const args = { a_rank: named(laid, view), cards, ...who(view, seat) };
  if (pending.kind === 'cover') {
    const covers = covering_choice(pending, view.rules);
    return { key: 'cover', text: t('explain-cover', { ...args, covers }) };
  }
  if (pending.kind === 'duel') {
    return {
      key: 'duel',
      text: t('explain-duel', { ...args, ...card_words(demanded_card(pending)) }),
    };
  }
  const answers = answer_choice(pending.kind, view.rules);
  const text = answers === '' ? 'explain-pickup-take' : 'explain-pickup';
  return { key: `pickup-${pending.kind}`, text: t(text, { ...args, answers }) };
}

function called(view: View): string {
  const penalty = view.rules.last_card;
  if (typeof penalty === 'object')
    return t('explain-call-penalty', { count: penalty.penalty_draw });
  return t('explain-call-bars');
}

function call_now(view: View): Explanation {
  return { key: 'call-now', text: `${t('explain-call-now')} ${called(view)}` };
}

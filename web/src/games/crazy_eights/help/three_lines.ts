// What a newcomer reads first: the game in three lines, as this table's rules have it.

import '../../../i18n/help';
import { capital, list_and, t } from '../../../i18n';
import { rank_plural } from '../../../i18n/cards';
import type { Rank, Rules } from '../../../protocol/messages';

/** The three lines that a newcomer reads first. */
export function three_lines(rules: Rules): string[] {
  return [
    t('three-match'),
    t('three-wild', { ranks: capital(list_and(wild_ranks(rules).map(rank_plural))) }),
    t('three-end', { scoring: rules.scoring }),
  ];
}

/** The ranks that go on anything. */
export function wild_ranks(rules: Rules): Rank[] {
  return Object.entries(rules.effect).flatMap(([rank, effect]) =>
    effect === 'wild' ? [rank as Rank] : [],
  );
}

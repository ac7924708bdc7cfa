// What was left in the hands at the end of a round, card by card with what it counts.

import type { Card, Rules, SheetRow } from '../protocol/messages';

export interface HandSum {
  cards: { card: Card; points: number }[];
  sum: number;
}

/** The sum of each hand; null where the round's points do not follow from these values, so that no sum is shown that is none. */
export function round_sums(row: SheetRow, rules: Rules): HandSum[] | null {
  const hands = row.hands.map((hand) => {
    const cards = hand.map((card) => ({ card, points: value_of(card, rules) }));
    return { cards, sum: cards.reduce((sum, { points }) => sum + points, 0) };
  });
  return follows(row, rules, hands) ? hands : null;
}

function value_of(card: Card, rules: Rules): number {
  return rules.values[card === 'XX' ? 'joker' : (card.charAt(0) as keyof Rules['values'])];
}

function follows(row: SheetRow, rules: Rules, hands: HandSum[]): boolean {
  const { winner, points } = row;
  const factors = row.reason === 'out' ? [1, rules.last_eight_factor] : [1];
  if (rules.scoring === 'each_pays')
    return factors.some((factor) =>
      hands.every((hand, seat) => seat === winner || points[seat] === hand.sum * factor),
    );
  if (winner === null) return points.every((won) => won === 0);
  const own = hands[winner]?.sum ?? 0;
  const others = hands.reduce((sum, hand) => sum + hand.sum, 0) - own;
  const won = points[winner];
  // A blocked round may pay the winner only what each of the others held more.
  const more = others - own * (hands.length - 1);
  return factors.some((factor) => won === others * factor) || won === more;
}

// Who had a seat in a finished game.

import { t } from '../../i18n';
import type { GameSeat } from '../../protocol/messages';

/** The name; somebody who has had everything deleted has none. */
export function seat_holder(seat: GameSeat): string {
  return seat.name || t('people-nobody');
}

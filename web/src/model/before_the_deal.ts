// What a person can do at a table before the first deal. Which sentence to show, not how it is worded.

import type { View } from '../protocol/messages';
import { empty_seats, seats_to_take } from './selectors';

export type NextThing =
  | 'deal' // host, everybody is here
  | 'deal_or_wait' // host, seats are still empty
  | 'wait_for_host' // seated, somebody else deals
  | 'take_seat' // no seat yet, one is free
  | 'full' // no seat yet and none free
  | 'no_host'; // nobody can deal until somebody sits

/** The next thing to do for this viewer. */
export function next_thing(view: View): NextThing {
  if (view.you_host) return empty_seats(view).length > 0 ? 'deal_or_wait' : 'deal';
  if (view.you === null) {
    if (seats_to_take(view).length === 0) return 'full';
    return view.host === null ? 'no_host' : 'take_seat';
  }
  return 'wait_for_host';
}

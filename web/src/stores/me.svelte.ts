// Who this person is to others. Until they have said their name once, a friendly guess stands in.

import type { Person } from '../protocol/messages';

const key = 'kitchen-table.named';

export class MeStore {
  person = $state.raw<Person | null>(null);
  /** Whether the name was chosen (or the guess accepted) on this device. */
  named = $state(read_named());

  get name(): string {
    return this.person?.name ?? '';
  }

  accept(): void {
    this.named = true;
    try {
      localStorage.setItem(key, 'yes');
    } catch {
      // Without storage the question comes again next time, nothing worse.
    }
  }
}

function read_named(): boolean {
  try {
    return localStorage.getItem(key) !== null;
  } catch {
    return false;
  }
}

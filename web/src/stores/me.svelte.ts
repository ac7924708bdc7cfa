// Who this person is to others. Until they have said their name once, a friendly guess stands in.

import type { Person } from '../protocol/messages';

const key = 'kitchen-table.named';
const guess_key = 'kitchen-table.guess';

export class MeStore {
  person = $state.raw<Person | null>(null);
  /** Whether the name was chosen (or the guess accepted) on this device. */
  named = $state(read_named());

  /** The friendly guess, and what has been typed over it but not yet sent. */
  guess = $state('');
  typed = $state('');

  /** The guess made before on this device, or a new one: somebody who comes back keeps the name they went by. */
  make_guess(anew: () => string): void {
    try {
      this.guess = localStorage.getItem(guess_key) ?? anew();
      localStorage.setItem(guess_key, this.guess);
    } catch {
      this.guess = anew();
    }
  }

  /** What the page calls this person. */
  get shown_name(): string {
    return (this.named && this.person?.name) || this.guess;
  }

  /** The name to give to somebody who sits down without having said one. */
  get wanted_name(): string {
    return this.typed.trim() || this.guess;
  }

  /** The name was somebody's who this browser is not any more. */
  forget(): void {
    this.person = null;
    this.named = false;
    try {
      localStorage.removeItem(key);
      localStorage.removeItem(guess_key);
    } catch {
      // Without storage there is nothing to forget.
    }
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

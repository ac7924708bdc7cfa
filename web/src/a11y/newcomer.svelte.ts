// What a newcomer has been shown on this device, so that nothing is told twice; and whether they are one.

import { preferences } from './preferences.svelte';
import type { Notice, View } from '../protocol/messages';

const key = 'kitchen-table.newcomer';
/** After so many cards of their own a newcomer knows how to lay one. */
const turns_led = 2;

interface Kept {
  /** They have played a round, or say that they know the game. */
  knows: boolean;
  /** They have seen the three lines. */
  greeted: boolean;
  /** What has been explained. */
  told: string[];
}

const nothing: Kept = { knows: false, greeted: false, told: [] };

function read(): Kept {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(key) ?? 'null');
    if (typeof found !== 'object' || found === null) return nothing;
    const { knows, greeted, told } = found as Record<string, unknown>;
    const words = Array.isArray(told) ? told.filter((one) => typeof one === 'string') : [];
    return { knows: knows === true, greeted: greeted === true, told: words };
  } catch {
    return nothing;
  }
}

export class Newcomer {
  private kept = $state.raw(read());
  private laid = $state(0);

  /** Whether anything is to be explained. */
  get learns(): boolean {
    return preferences.explain && !this.kept.knows;
  }

  /** Whether the three lines are still to be shown. */
  get greets(): boolean {
    return this.learns && !this.kept.greeted;
  }

  /** Whether the first turns are led by the hand. */
  get led(): boolean {
    return this.learns && this.laid < turns_led;
  }

  was_told(what: string): boolean {
    return this.kept.told.includes(what);
  }

  greet(): void {
    this.keep({ ...this.kept, greeted: true });
  }

  tell(what: string): void {
    if (!this.was_told(what)) this.keep({ ...this.kept, told: [...this.kept.told, what] });
  }

  knows_the_game(): void {
    this.keep({ ...this.kept, knows: true, greeted: true });
  }

  /** Takes what has happened: own cards count, and whoever has played a round knows the game. */
  follow(notices: readonly Notice[], view: View): void {
    if (!this.learns || view.you === null) return;
    this.laid += notices.filter((one) => one.n === 'played' && one.seat === view.you).length;
    if (notices.some((one) => one.n === 'round_over')) this.knows_the_game();
  }

  /** Somebody else goes by this browser: they may be new to the game. */
  forget(): void {
    this.laid = 0;
    this.keep(nothing);
  }

  private keep(kept: Kept): void {
    this.kept = kept;
    try {
      localStorage.setItem(key, JSON.stringify(kept));
    } catch {
      // Without storage it is told again another time, nothing worse.
    }
  }
}

export const newcomer = new Newcomer();

// What one person is doing at the board: the lifted cards, the action under way, the last refusal.

import type { BoardProps } from '../../model/board';
import type { Action, Refused, Suit, View } from '../../protocol/messages';
import type { HeldCard } from './cards';
import {
  lifted,
  nothing,
  play_of,
  pull,
  still_valid,
  tap,
  type Selection,
  type Tapped,
} from './selection';

/** What the board knows at this moment; read anew at every use. */
export interface Situation {
  view: () => View;
  connected: () => boolean;
  one_tap: () => boolean;
  act: BoardProps['act'];
}

export class Play {
  selection = $state.raw<Selection>(nothing);
  /** An action is on its way; a second one would only be refused. */
  sending = $state(false);
  /** Why the last action was not carried out, until the next one or a change of turn. */
  refused = $state.raw<Refused | null>(null);
  /** How often each card was refused: the hand shakes it once for each. */
  shakes = $state<Record<string, number>>({});
  readonly #at: Situation;
  #under_way: Promise<void> = Promise.resolve();

  constructor(situation: Situation) {
    this.#at = situation;
  }

  get inert(): boolean {
    return this.sending || !this.#at.connected();
  }

  /** A card of the hand was tapped. It may be lifted while the last action is still on its way. */
  tap(held: HeldCard): void {
    if (!this.#at.connected()) return;
    this.#carry_out(tap(this.selection, held, this.#at.view(), this.#at.one_tap()), held.key);
  }

  /** A card of the hand was pulled up to the pile. */
  pull(held: HeldCard): void {
    if (this.inert) return;
    this.#carry_out(pull(this.selection, held, this.#at.view()), held.key);
  }

  #carry_out({ selection, play }: Tapped, key: string): void {
    this.selection = selection;
    this.refused = null;
    if (play) void this.send(play, key);
  }

  /** Plays what is lifted; an eight needs its suit. A call that goes with it is made unless `call` says no.
   *  What was lifted while another action is on its way follows that one. */
  async play(suit?: Suit, call = true): Promise<void> {
    if (this.sending) await this.#under_way;
    const key = lifted(this.selection)[0]?.key;
    const action = play_of(this.selection, this.#at.view(), { suit, call });
    if (action) await this.send(action, key);
  }

  /** Draws, takes, passes or calls. What is not allowed now the server refuses, and says why. */
  async ask(what: 'draw' | 'take' | 'pass' | 'call'): Promise<void> {
    await this.send({ do: what });
  }

  /** Puts every lifted card back; nothing was sent. */
  cancel(): void {
    this.selection = nothing;
    this.refused = null;
  }

  /** The view has changed: what no longer holds is let go. */
  follow(view: View, hand: HeldCard[], turn_changed: boolean): void {
    this.selection = still_valid(this.selection, view, hand);
    if (turn_changed) this.refused = null;
  }

  /** Sends an action; `key` is the card to shake if it is refused. */
  async send(action: Action, key?: string): Promise<void> {
    if (this.inert) return;
    this.sending = true;
    this.refused = null;
    this.#under_way = this.#carry(action, key);
    await this.#under_way;
  }

  async #carry(action: Action, key: string | undefined): Promise<void> {
    const sent = this.selection;
    try {
      const outcome = await this.#at.act(action);
      if (outcome.ok) this.#let_go(sent);
      else if ('refused' in outcome) this.#was_refused(outcome.refused, key);
    } finally {
      this.sending = false;
    }
  }

  // What has been lifted since stays lifted.
  #let_go(sent: Selection): void {
    if (this.selection === sent) this.selection = nothing;
  }

  #was_refused(refused: Refused, key: string | undefined): void {
    this.selection = nothing;
    this.refused = refused;
    if (key !== undefined) this.shakes[key] = (this.shakes[key] ?? 0) + 1;
  }
}

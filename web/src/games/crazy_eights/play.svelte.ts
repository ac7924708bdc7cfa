// What one person is doing at the board: the lifted cards, the action under way, the last refusal.

import type { BoardProps } from '../../model/board';
import type { Action, Suit, View } from '../../protocol/messages';
import type { HeldCard } from './cards';
import { nothing, play_of, still_valid, tap, type Selection } from './selection';
import { why_not_draw, why_not_now, type Reason } from './why_not';

/** What the board knows at this moment; read anew at every use. */
export interface Situation {
  view: () => View;
  hand: () => HeldCard[];
  connected: () => boolean;
  one_tap: () => boolean;
  act: BoardProps['act'];
}

export class Play {
  selection = $state.raw<Selection>(nothing);
  /** An action is on its way; a second one would only be refused. */
  sending = $state(false);
  /** Why a tap did nothing, until the next tap or change of turn. */
  refused = $state.raw<Reason | null>(null);
  /** How often each card was refused: the hand shakes it once for each. */
  shakes = $state<Record<string, number>>({});
  readonly #at: Situation;

  constructor(situation: Situation) {
    this.#at = situation;
  }

  get inert(): boolean {
    return this.sending || !this.#at.connected();
  }

  /** A card of the hand was tapped. */
  tap(held: HeldCard): void {
    if (this.inert) return;
    const tapped = tap(this.selection, held, this.#at.view(), this.#at.one_tap());
    this.selection = tapped.selection;
    this.refused = tapped.refused ?? null;
    if (tapped.refused) this.#shake(held.key);
    if (tapped.play) void this.send(tapped.play);
  }

  /** Plays what is lifted; an eight needs its suit. */
  async play(suit?: Suit): Promise<void> {
    const action = play_of(this.selection, suit);
    if (action) await this.send(action);
  }

  async draw(): Promise<void> {
    if (this.#at.view().legal?.draw) await this.send({ do: 'draw' });
    else this.refuse(why_not_draw(this.#at.view()));
  }

  async take(): Promise<void> {
    if (this.#at.view().legal?.take) await this.send({ do: 'take' });
    else this.refuse(why_not_now(this.#at.view()) ?? { reason: 'nothing_to_take', params: {} });
  }

  async pass(): Promise<void> {
    if (this.#at.view().legal?.pass) await this.send({ do: 'pass' });
    else this.refuse(why_not_now(this.#at.view()) ?? { reason: 'pass_not_allowed', params: {} });
  }

  async call(): Promise<void> {
    if (this.#at.view().legal?.call) await this.send({ do: 'call' });
    else this.refuse({ reason: 'too_late', params: {} });
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

  refuse(reason: Reason): void {
    if (this.inert) return;
    this.refused = reason;
  }

  async send(action: Action): Promise<void> {
    if (this.inert) return;
    this.sending = true;
    this.refused = null;
    try {
      const outcome = await this.#at.act(action);
      if (outcome.ok) this.selection = nothing;
      else if ('refused' in outcome) this.#was_refused(outcome.refused, action);
    } finally {
      this.sending = false;
    }
  }

  #was_refused(refused: Reason, action: Action): void {
    this.selection = nothing;
    this.refused = refused;
    const first = action.do === 'play' ? action.cards[0] : undefined;
    const held = this.#at.hand().find((one) => one.card === first);
    if (held) this.#shake(held.key);
  }

  #shake(key: string): void {
    this.shakes[key] = (this.shakes[key] ?? 0) + 1;
  }
}

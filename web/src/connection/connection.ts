// The conversation with the server: welcome, requests and their answers, the followed table with resume and
// gap detection, and actions that are kept until they are answered. No user interface.

import { decode } from '../protocol/decode';
import {
  protocol_version,
  type Action,
  type AdviceAnswer,
  type AtDesk,
  type Code,
  type DeskAnswer,
  type DeskAnswerTo,
  type Explainable,
  type Explained,
  type FromServer,
  type Refused,
  type SettingsChange,
  type TableId,
  type ToServer,
} from '../protocol/messages';
import { lost, type Outcome } from '../protocol/outcome';
import type { Clock } from './clock';
import { Following } from './following';
import { Link, type LinkState } from './link';
import { PendingActions, type PendingAction, type Store } from './pending';
import { Requests } from './requests';
import type { OpenTransport } from './transport';

type DistributiveOmit<T, K extends PropertyKey> = T extends unknown ? Omit<T, K> : never;
type Created = Extract<FromServer, { t: 'created' }>;
type Answer = Created | Explained | AdviceAnswer | DeskAnswer;
/** What can be asked at the desk; the id is added here. */
export type DeskRequest = DistributiveOmit<AtDesk, 'request_id'>;
/** What can be asked for; the id is added here. */
export type Request = DistributiveOmit<Extract<ToServer, { request_id: string }>, 'request_id'>;

type LobbyAsking = Extract<ToServer, { t: 'watch_lobby' | 'more_lobby' }>;

export interface ConnectionEvents {
  state(state: LinkState): void;
  /** Every message in order, old and doubled ones left out. */
  message(message: FromServer): void;
  /** The followed table can no longer be followed. */
  gone(table: TableId, reason: string): void;
  /** The server speaks another version of the protocol: the page must be loaded anew. */
  outdated(): void;
  /** The server wants no more of this browser: `signed_out`, `deleted` or `banned`. */
  dismissed(reason: string): void;
  /** A frame that was none of the protocol's; it was dropped. */
  problem(problem: string): void;
}

export interface ConnectionParts {
  open: OpenTransport;
  clock: Clock;
  store: Store;
  new_id: () => string;
}

const answer_limit_ms = 10_000;
// Refusals that pass, and how long to wait before asking again. To the server, ten seconds without a word too
// many make up for those before.
const try_again_ms: Partial<Record<string, number>> = {
  busy: 1_000,
  storage_unavailable: 1_000,
  draining: 1_000,
  rate_limited: 10_000,
};
// A long list must not use up the messages a second that a page has.
const lobby_part_pause_ms = 60;

export class Connection {
  private readonly link: Link;
  private readonly requests: Requests<Outcome>;
  private readonly acts: Requests<Outcome>;
  private readonly pending: PendingActions;
  private readonly sent_on = new Map<string, number>();
  /** Answers that say more than yes, until whoever asked has taken them. */
  private readonly answers = new Map<string, Answer>();
  private following: Following | null = null;
  private join_id: string | null = null;
  private lobby = false;
  /** The list has begun to come on this connection; its next part is of it. */
  private lobby_begun = false;
  /** The part of the list that was asked for and has not come. */
  private lobby_asked: LobbyAsking | null = null;
  /** The next part of the list to ask for, or the time limit of the one that was asked for. */
  private cancel_lobby_timer: (() => void) | null = null;
  private cancel_view_limit: (() => void) | null = null;

  constructor(
    private readonly parts: ConnectionParts,
    private readonly events: ConnectionEvents,
  ) {
    const overdue = () => this.link.give_up_socket();
    this.requests = new Requests(parts.clock, answer_limit_ms, overdue);
    this.acts = new Requests(parts.clock, answer_limit_ms, overdue);
    this.pending = new PendingActions(parts.store);
    this.link = new Link(parts.open, parts.clock, {
      state: (state) => events.state(state),
      text: (text) => this.receive(text),
      down: () => this.down(),
      dismissed: (reason) => events.dismissed(reason),
    });
  }

  get state(): LinkState {
    return this.link.state;
  }

  start(): void {
    this.link.start();
  }

  stop(code = 1000): void {
    this.link.stop(code);
  }

  wake(): void {
    this.link.wake();
  }

  set_visible(visible: boolean): void {
    this.link.set_visible(visible);
  }

  /** Whether the table list is wanted; asked again after each reconnect. */
  watch_lobby(wanted: boolean): void {
    if (this.lobby === wanted) return;
    this.lobby = wanted;
    this.stop_lobby_parts();
    if (this.link.state !== 'online') return;
    if (wanted) this.ask_for_lobby({ t: 'watch_lobby' });
    else this.send({ t: 'leave_lobby' });
  }

  /**
   * Follows a table from now on, through reconnects, until `unfollow` or `gone`.
   * `invite` is the code that opens a private one.
   */
  follow(table: TableId, invite?: Code): void {
    if (this.following?.table === table) return;
    this.unfollow();
    this.following = new Following(table, invite);
    if (this.link.state === 'online') this.ask_for_view();
  }

  unfollow(): void {
    if (!this.following) return;
    this.send({ t: 'detach', table: this.following.table });
    this.stop_following();
  }

  /** Asks for something; the outcome is `lost` when the connection is down or breaks. */
  request(request: Request): Promise<Outcome> {
    return this.send_request(request, this.parts.new_id());
  }

  /** Opens a table; the page follows it at once. */
  async create(
    ruleset: string,
    settings: SettingsChange,
  ): Promise<{ outcome: Outcome; table: TableId | null }> {
    const request_id = this.parts.new_id();
    const outcome = await this.send_request({ t: 'create', ruleset, ...settings }, request_id);
    const answer = this.take_answer(request_id);
    return { outcome, table: answer?.t === 'created' ? answer.table : null };
  }

  /** Puts rules into words. */
  async explain(
    ruleset: string,
    rules: Explainable,
  ): Promise<{ outcome: Outcome; explained: Explained | null }> {
    const request_id = this.parts.new_id();
    const outcome = await this.send_request({ t: 'explain', ruleset, ...rules }, request_id);
    const answer = this.take_answer(request_id);
    return { outcome, explained: answer?.t === 'explained' ? answer : null };
  }

  /** Asks the coach of a table; the advice is null unless the outcome is good. */
  async ask_coach(table: TableId): Promise<{ outcome: Outcome; advice: AdviceAnswer | null }> {
    const request_id = this.parts.new_id();
    const outcome = await this.send_request({ t: 'ask_coach', table }, request_id);
    const answer = this.take_answer(request_id);
    return { outcome, advice: answer?.t === 'advice' ? answer : null };
  }

  /** Asks for something about people; the answer is null unless the outcome is good and there is one. */
  async desk<R extends DeskRequest>(
    request: R,
  ): Promise<{ outcome: Outcome; answer: DeskAnswerTo<R['t']> | null }> {
    const request_id = this.parts.new_id();
    const outcome = await this.send_request(request, request_id);
    const answer = this.take_answer(request_id) as DeskAnswerTo<R['t']> | undefined;
    return { outcome, answer: answer ?? null };
  }

  /** Acts at the followed table. The action is kept until answered and survives reconnects and reloads. */
  act(action: Action, expect_seq: number): Promise<Outcome> {
    if (!this.following || this.link.state !== 'online') return Promise.resolve(lost);
    const action_id = this.parts.new_id();
    const kept = { table: this.following.table, action_id, expect_seq, action };
    this.pending.add(kept);
    const outcome = this.acts.wait(action_id);
    this.send_action(kept);
    return outcome;
  }

  // ---- sending ---------------------------------------------------------------------------------

  private send(message: ToServer): boolean {
    return this.link.send(JSON.stringify(message));
  }

  private send_request(request: Request, request_id: string): Promise<Outcome> {
    if (this.link.state !== 'online') return Promise.resolve(lost);
    const outcome = this.requests.wait(request_id);
    this.send({ ...request, request_id } as ToServer);
    return outcome;
  }

  private send_action(kept: PendingAction): void {
    this.sent_on.set(kept.action_id, this.link.number);
    this.acts.again(kept.action_id);
    this.send({ t: 'act', ...kept });
  }

  // Such a request has no id: its answer is the next part of the list, or a refusal without any id.
  private ask_for_lobby(asking: LobbyAsking): void {
    this.cancel_lobby_timer?.();
    this.lobby_asked = asking;
    this.cancel_lobby_timer = this.parts.clock.after(answer_limit_ms, () =>
      this.link.give_up_socket(),
    );
    this.send(asking);
  }

  // Joins, or after a first view resumes from it. One or the other is answered by a view.
  private ask_for_view(): void {
    const following = this.following;
    if (!following) return;
    following.await_view();
    this.cancel_view_limit?.();
    this.cancel_view_limit = this.parts.clock.after(answer_limit_ms, () =>
      this.link.give_up_socket(),
    );
    if (following.seq !== null) {
      this.send({ t: 'resume', table: following.table, seq: following.seq });
    } else {
      this.join_id = this.parts.new_id();
      const { table, invite } = following;
      const code = invite === undefined ? {} : { invite };
      this.send({ t: 'join', request_id: this.join_id, table, ...code });
    }
  }

  private resend_actions(table: TableId): void {
    for (const kept of this.pending.of(table))
      if (this.sent_on.get(kept.action_id) !== this.link.number) this.send_action(kept);
  }

  // ---- receiving -------------------------------------------------------------------------------

  private receive(text: string): void {
    const decoded = decode(text);
    if (!decoded.ok) {
      this.events.problem(decoded.problem);
      // An awaited view may be the bad one: then its time limit runs out, rather than asking in circles.
      if (this.following && !this.following.awaiting_view) this.ask_for_view();
      return;
    }
    this.take(decoded.message);
  }

  private take(message: FromServer): void {
    switch (message.t) {
      case 'welcome':
        return this.welcome(message);
      case 'view':
      case 'event':
        return this.take_table_message(message);
      case 'ack':
        this.settle_action(message.action_id, { ok: true });
        break;
      case 'done':
        this.requests.answer(message.request_id, { ok: true });
        break;
      case 'created':
        this.following = new Following(message.table);
        this.answer(message);
        break;
      case 'lobby':
      case 'more_lobby':
        if (!this.take_lobby_part(message)) return;
        break;
      case 'explained':
      case 'advice':
      case 'sign_in_code':
      case 'devices':
      case 'exported':
      case 'exported_rounds':
      case 'saved_settings':
      case 'invite_requested':
      case 'invite_state':
      case 'invitation':
      case 'history':
      case 'game':
      case 'together':
      case 'person':
      case 'leaders':
        this.answer(message);
        break;
      case 'refused':
        if (this.take_refusal(message)) return;
        break;
      case 'closed':
        return this.table_gone(message.table, message.reason);
    }
    this.events.message(message);
  }

  // Whether the part is of the list that is coming now; if there is another, it is asked for.
  private take_lobby_part(message: Extract<FromServer, { t: 'lobby' | 'more_lobby' }>): boolean {
    if (!this.lobby || (message.t === 'more_lobby' && !this.lobby_begun)) return false;
    this.stop_lobby_parts();
    this.lobby_begun = true;
    const after = message.next;
    if (after !== null)
      this.cancel_lobby_timer = this.parts.clock.after(lobby_part_pause_ms, () =>
        this.ask_for_lobby({ t: 'more_lobby', after }),
      );
    return true;
  }

  private stop_lobby_parts(): void {
    this.lobby_begun = false;
    this.lobby_asked = null;
    this.cancel_lobby_timer?.();
    this.cancel_lobby_timer = null;
  }

  private take_answer(request_id: string): Answer | undefined {
    const answer = this.answers.get(request_id);
    this.answers.delete(request_id);
    return answer;
  }

  private answer(message: Answer): void {
    this.answers.set(message.request_id, message);
    if (!this.requests.answer(message.request_id, { ok: true }))
      this.answers.delete(message.request_id);
  }

  private welcome(message: Extract<FromServer, { t: 'welcome' }>): void {
    if (message.protocol !== protocol_version) {
      this.link.stop();
      this.events.outdated();
      return;
    }
    this.link.welcomed();
    const wanted = this.lobby;
    this.events.message(message);
    // Whoever hears the welcome may ask for the list, or want it no more.
    if (wanted && this.lobby) this.ask_for_lobby({ t: 'watch_lobby' });
    if (this.following) this.ask_for_view();
  }

  private take_table_message(message: Extract<FromServer, { t: 'view' | 'event' }>): void {
    const following = this.following;
    const verdict = following?.judge(message) ?? 'ignore';
    if (verdict === 'gap') return this.ask_for_view();
    if (verdict === 'ignore') return;
    this.events.message(message);
    if (message.t !== 'view') return;
    this.cancel_view_limit?.();
    this.join_id = null;
    this.resend_actions(message.table);
  }

  // Says whether the refusal was of this layer's own asking, so that nobody else needs to hear of it.
  private take_refusal(refused: Refused): boolean {
    const outcome: Outcome = { ok: false, refused };
    if (refused.action_id !== undefined) {
      this.settle_action(refused.action_id, outcome);
      return false;
    }
    if (refused.request_id !== undefined && refused.request_id !== this.join_id) {
      this.requests.answer(refused.request_id, outcome);
      return false;
    }
    const of_lobby = refused.request_id === undefined && this.take_lobby_refusal(refused);
    const of_table = this.take_view_refusal(refused);
    return of_lobby || of_table;
  }

  // Without an id nobody knows what was refused: it may have been the list.
  private take_lobby_refusal(refused: Refused): boolean {
    const asked = this.lobby_asked;
    if (!asked) return false;
    this.cancel_lobby_timer?.();
    const wait_ms = try_again_ms[refused.code];
    if (wait_ms !== undefined)
      this.cancel_lobby_timer = this.parts.clock.after(wait_ms, () => this.ask_for_lobby(asked));
    return true;
  }

  // A join is refused by its id, a resume without any.
  private take_view_refusal(refused: Refused): boolean {
    const following = this.following;
    const of_this = refused.request_id === (this.join_id ?? undefined);
    if (!following?.awaiting_view || !of_this) return false;
    this.cancel_view_limit?.();
    const wait_ms = try_again_ms[refused.code];
    if (wait_ms === undefined) this.table_gone(following.table, refused.reason);
    else this.cancel_view_limit = this.parts.clock.after(wait_ms, () => this.ask_for_view());
    return true;
  }

  private settle_action(action_id: string, outcome: Outcome): void {
    this.pending.settle(action_id);
    this.sent_on.delete(action_id);
    this.acts.answer(action_id, outcome);
  }

  private table_gone(table: TableId, reason: string): void {
    for (const kept of this.pending.drop(table)) this.acts.answer(kept.action_id, lost);
    if (this.following?.table === table) this.stop_following();
    this.events.gone(table, reason);
  }

  private stop_following(): void {
    this.cancel_view_limit?.();
    this.following = null;
    this.join_id = null;
  }

  // Requests are not sent again (a table might be opened twice); actions are, under their own ids.
  private down(): void {
    this.cancel_view_limit?.();
    this.stop_lobby_parts();
    this.requests.answer_all(lost);
    this.acts.stop_limits();
  }
}

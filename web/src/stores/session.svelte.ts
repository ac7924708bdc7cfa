// One page's session with the server: joins the connection to the stores and offers what a person can do.

import {
  Connection,
  type ConnectionParts,
  type DeskRequest,
  type Request,
} from '../connection/connection';
import type { LinkState } from '../connection/link';
import { sign_in, type SignedIn } from '../connection/sign_in';
import { KeptRounds } from '../fair/kept';
import { Witness } from '../fair/witness';
import { row_of } from '../model/row';
import type {
  Action,
  AdviceAnswer,
  Code,
  Explainable,
  Explained,
  FromServer,
  PersonId,
  Ruleset,
  Saying,
  Seat,
  SettingsChange,
  TableId,
  Welcome,
} from '../protocol/messages';
import { lost, type Outcome } from '../protocol/outcome';
import { drop_belongings, is_anothers, keep_owner } from './belongings';
import { store_invite_key } from './invite_key';
import { LobbyStore } from './lobby.svelte';
import { MeStore } from './me.svelte';
import { TableStore } from './table.svelte';
import { TalkStore } from './talk.svelte';

export class Session {
  link = $state<LinkState>('connecting');
  /** The server speaks a newer protocol: the page must be loaded anew. */
  outdated = $state(false);
  /** Why the server wants no more of this browser (`signed_out`, `deleted`, `banned`), or null. */
  dismissal = $state<string | null>(null);
  /** Who may play here: everybody, or who has been let in. */
  access = $state<Welcome['access']>('open');
  rulesets = $state.raw<readonly Ruleset[]>([]);
  version = $state('');
  /** The table at which this person asked to sit, from the lobby; asked for when the page arrives there. */
  sit_on_arrival: TableId | null = null;
  /** The table where this person wants a seat as soon as the round is over. */
  seat_wished = $state<TableId | null>(null);
  /** The code that opens the private table to which this page is on its way. */
  invite_on_arrival: { table: TableId; code: Code } | null = null;
  /** The table that deals by itself after a short wait, unless its host would rather wait for friends. */
  deals_itself = $state<TableId | null>(null);
  private lobby_shown = false;
  /** The table where this person gave up the seat, in case its last event is still on the way. */
  private stood_up: TableId | null = null;
  readonly me = new MeStore();
  readonly lobby = new LobbyStore();
  readonly table = new TableStore();
  readonly talk = new TalkStore();
  /** What this page is shown of the round, for the check of it once it is over. */
  readonly witness = new Witness(new KeptRounds());
  readonly connection: Connection;

  constructor(parts: ConnectionParts) {
    this.connection = new Connection(parts, {
      state: (state) => (this.link = state),
      message: (message) => this.take(message),
      gone: (table, reason) => this.gone(table, reason),
      outdated: () => (this.outdated = true),
      dismissed: (reason) => (this.dismissal = reason),
      problem: (problem) => console.warn(`dropped a message: ${problem}`),
    });
  }

  get online(): boolean {
    return this.link === 'online';
  }

  /** Whether this person may play: not before a server by invitation has let them in. */
  get admitted(): boolean {
    return this.access === 'open' || this.me.person?.admitted !== false;
  }

  ruleset(slug: string): Ruleset | undefined {
    return this.rulesets.find((ruleset) => ruleset.slug === slug);
  }

  /** The page shows this table now, or none. */
  show_table(table: TableId | null): void {
    if (this.table.id !== table) this.remember_seat();
    if (this.seat_wished !== table) this.seat_wished = null;
    this.open_table(table);
    if (table === null) this.connection.unfollow();
    else this.connection.follow(table, this.code_for(table));
    if (table !== null && table === this.sit_on_arrival) void this.sit_arriving(table);
    this.sit_on_arrival = null;
    this.invite_on_arrival = null;
  }

  // Where a round has begun meanwhile, or the answer was lost, the seat is still wanted.
  private async sit_arriving(table: TableId): Promise<void> {
    const outcome = await this.sit();
    if (outcome.ok || this.table.id !== table) return;
    if ('lost' in outcome || outcome.refused.reason === 'round_in_progress')
      this.seat_wished = table;
  }

  show_lobby(shown: boolean): void {
    this.lobby_shown = shown;
    this.watch_lobby();
    if (shown) this.lobby.arrive();
  }

  /** Asks for something about people rather than tables. */
  desk<R extends DeskRequest>(request: R): ReturnType<typeof this.connection.desk<R>> {
    return this.connection.desk(request);
  }

  /** Makes this browser a device of whoever made the code; the connection is theirs from then on. */
  async sign_in(code: Code): Promise<SignedIn> {
    this.show_table(null);
    this.connection.stop();
    const became = await sign_in(code);
    if (became === 'done') {
      this.forget_person();
      this.me.accept();
    }
    this.connection.start();
    return became;
  }

  /** This browser is nobody's any more: what it knew of the person it was goes, and the page begins again. */
  start_anew(): void {
    this.forget_person();
    location.assign('/');
  }

  private forget_person(): void {
    this.me.forget();
    drop_belongings();
    store_invite_key(null);
  }

  set_name(name: string): Promise<Outcome> {
    return this.ask({ t: 'set_name', name });
  }

  /** Opens a table; its id, or the outcome that says why not. */
  async create(
    ruleset: string,
    settings: SettingsChange,
  ): Promise<{ outcome: Outcome; table: TableId | null }> {
    this.introduce();
    return this.connection.create(ruleset, settings);
  }

  /** The rules of a ruleset, with what differs, in words. */
  explain(
    ruleset: string,
    rules: Explainable,
  ): Promise<{ outcome: Outcome; explained: Explained | null }> {
    return this.connection.explain(ruleset, rules);
  }

  /** A table for whoever comes, dealt after a short wait. */
  async open_for_all(ruleset: string): Promise<{ outcome: Outcome; table: TableId | null }> {
    const created = await this.create(ruleset, { access: 'public' });
    this.deals_itself = created.table;
    return created;
  }

  /** A table of one's own with the usual rules, dealt at once. */
  async play_computers(ruleset: string): Promise<{ outcome: Outcome; table: TableId | null }> {
    const created = await this.create(ruleset, { access: 'unlisted' });
    if (created.table === null) return created;
    const outcome = await this.ask({ t: 'start', table: created.table });
    return { outcome, table: created.table };
  }

  sit(seat?: Seat): Promise<Outcome> {
    this.stood_up = null;
    this.introduce();
    return this.at_table((table) => ({ t: 'sit', table, ...(seat === undefined ? {} : { seat }) }));
  }

  async stand_up(): Promise<Outcome> {
    const outcome = await this.at_table((table) => ({ t: 'leave', table }));
    if (outcome.ok) this.stood_up = this.table.id;
    return outcome;
  }

  change_settings(settings: SettingsChange): Promise<Outcome> {
    return this.at_table((table) => ({ t: 'change_settings', table, ...settings }));
  }

  // ---- what a host may do about who sits where

  remove(seat: Seat): Promise<Outcome> {
    return this.at_table((table) => ({ t: 'remove', table, seat }));
  }

  add_computer(seat: Seat): Promise<Outcome> {
    return this.at_table((table) => ({ t: 'add_computer', table, seat }));
  }

  swap_seats(seat: Seat, other: Seat): Promise<Outcome> {
    return this.at_table((table) => ({ t: 'swap_seats', table, seat, with: other }));
  }

  hand_over(seat: Seat): Promise<Outcome> {
    return this.at_table((table) => ({ t: 'hand_over', table, seat }));
  }

  pause(paused: boolean): Promise<Outcome> {
    return this.at_table((table) => ({ t: 'pause', table, paused }));
  }

  /** Another code for a private table; the old one is no longer good. */
  renew_invite(): Promise<Outcome> {
    return this.at_table((table) => ({ t: 'renew_invite', table }));
  }

  // ---- talk

  say(saying: Saying): Promise<Outcome> {
    return this.at_table((table) => ({ t: 'say', table, ...saying }));
  }

  /** Tells the operators about somebody at this table. */
  report(person: PersonId, about: string): Promise<Outcome> {
    return this.at_table((table) => ({ t: 'report', table, person, about }));
  }

  start_game(): Promise<Outcome> {
    return this.at_table((table) => ({ t: 'start', table }));
  }

  next_round(): Promise<Outcome> {
    return this.at_table((table) => ({ t: 'next_round', table }));
  }

  /** What the computer would do in this seat; everybody at the table hears that it was asked. */
  async ask_coach(): Promise<{ outcome: Outcome; advice: AdviceAnswer | null }> {
    const { id } = this.table;
    return id === null ? { outcome: lost, advice: null } : this.connection.ask_coach(id);
  }

  /** Plays, draws, takes, passes or calls, on the view as it is now. A refusal also stands in `table.refusal`. */
  act(action: Action): Promise<Outcome> {
    this.table.refusal = null;
    return this.connection.act(action, this.table.seq);
  }

  // Somebody who plays without having answered the question for a name goes by what stands in the box;
  // the question stays.
  private introduce(): void {
    const name = this.me.wanted_name;
    if (this.me.named || name === '' || name === this.me.person?.name || !this.online) return;
    void this.set_name(name);
  }

  // The list comes only to those who may play; who that is stands in the welcome.
  private watch_lobby(): void {
    const known = this.me.person !== null;
    this.connection.watch_lobby(this.lobby_shown && known && this.admitted);
  }

  private code_for(table: TableId): Code | undefined {
    return this.invite_on_arrival?.table === table ? this.invite_on_arrival.code : undefined;
  }

  private ask(request: Request): Promise<Outcome> {
    return this.connection.request(request);
  }

  private at_table(request: (table: TableId) => Request): Promise<Outcome> {
    return this.table.id === null ? Promise.resolve(lost) : this.ask(request(this.table.id));
  }

  private take(message: FromServer): void {
    switch (message.t) {
      case 'welcome':
        // A request for an invitation may be answered to whoever comes next; the rest is nobody else's.
        if (is_anothers(message.person.id)) {
          drop_belongings();
          this.me.forget();
        }
        keep_owner(message.person.id);
        this.me.person = message.person;
        this.access = message.access;
        this.rulesets = message.rulesets;
        this.version = message.version;
        this.lobby.yours = message.yours;
        this.watch_lobby();
        break;
      case 'you':
        this.me.person = message.person;
        this.watch_lobby();
        break;
      case 'lobby':
        this.lobby.take_first(message.tables, message.next !== null);
        break;
      case 'more_lobby':
        this.lobby.take_part(message.tables, message.next !== null);
        break;
      case 'lobby_changes':
        this.lobby.take_changes(message.changed, message.gone);
        break;
      case 'created':
        this.remember_seat();
        this.open_table(message.table);
        break;
      case 'view':
      case 'event':
        this.table.take(message);
        this.witness.take(message);
        void this.contribute();
        break;
      case 'said':
        if (message.table === this.table.id) this.talk.take(message.line, this.my_id);
        break;
      case 'talk':
        if (message.table === this.table.id) this.talk.take_earlier(message.lines, this.my_id);
        break;
      case 'refused':
        if (message.action_id !== undefined) this.table.refusal = message;
        break;
    }
  }

  // The own part of the shuffle waits for nothing and nothing waits for it; a refusal is nobody's concern.
  private async contribute(): Promise<void> {
    const due = this.witness.due();
    if (!due) return;
    const outcome = await this.ask({ t: 'contribute', ...due });
    if (outcome.ok) this.witness.arrived(due.commitment);
  }

  private get my_id(): PersonId | null {
    return this.me.person?.id ?? null;
  }

  private open_table(table: TableId | null): void {
    if (this.table.id !== table) this.talk.clear();
    this.table.open(table);
    this.witness.open(table);
  }

  private gone(table: TableId, reason: string): void {
    this.table.close(table, reason);
    this.lobby.forget(table);
  }

  // When the page leaves a table, the lobby should know whether a seat is kept there.
  private remember_seat(): void {
    const { id, view } = this.table;
    if (!id || !view) return;
    if (view.you === null || id === this.stood_up) this.lobby.forget(id);
    else this.lobby.remember(row_of(id, view));
  }
}

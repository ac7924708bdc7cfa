// A whole page in the gallery: a session that talks to a scripted server inside the page.

import type { Transport, TransportEvents } from '../connection/transport';
import type { TextArgs } from '../i18n';
import { parse_route } from '../model/route';
import type { Ruleset, ToServer, Welcome } from '../protocol/messages';
import { Router } from '../stores/router.svelte';
import { Session } from '../stores/session.svelte';
import { rulesets } from './presets';

type Said = Record<string, unknown>;
/** What the scripted server says to a message of that type, one thing or several; the request's id is put in. */
export type Answers = Partial<Record<ToServer['t'], Said | readonly Said[]>>;

/** A button, by the id of its words or label and what is filled in, as it is in the language of the page. */
export type Press = string | [id: string, args: TextArgs | (() => TextArgs)];

export interface PageFixture {
  name: string;
  path: string;
  welcome?: Partial<Welcome>;
  answers?: Answers;
  /** Buttons to press, one after the other. */
  presses?: Press[];
  /** Seen by somebody who is new to the game. */
  newcomer?: boolean;
  /** What is fetched, by its path, as JSON or as the text it is; anything else is not there. */
  files?: Record<string, unknown>;
  /** What is fetched and refused, by its path. */
  refusals?: Record<string, { status: number; body: unknown }>;
  /** A file that is dropped on the page. */
  dropped?: { name: string; text: string };
  /** Which entry of a list of rounds is chosen then, counted from 0. */
  chooses?: number;
  /** The page has settled once it says this, by the id of the text. */
  until?: Press;
  /** The server dismisses this browser with that reason. */
  dismissed?: string;
}

const ann = { id: 'ann3vx5m2tn7h4dzb6wscyfra2', name: 'Ann', admitted: true };

function welcome(changes: Partial<Welcome>): Welcome {
  const known: Ruleset[] = rulesets();
  return {
    ...{ t: 'welcome', protocol: 1, version: '0.1.0', commit: 'gallery', access: 'open' },
    ...{ person: ann, rulesets: known, yours: [] },
    ...changes,
  };
}

function scripted(fixture: PageFixture, events: TransportEvents): Transport {
  const say = (message: object) => events.text(JSON.stringify(message));
  queueMicrotask(() => {
    events.open();
    say(welcome(fixture.welcome ?? {}));
    if (fixture.dismissed) events.closed(4003, fixture.dismissed);
  });
  return {
    send: (text) => {
      const message = JSON.parse(text) as ToServer;
      const id = 'request_id' in message ? { request_id: message.request_id } : {};
      const answer = fixture.answers?.[message.t];
      for (const one of [answer ?? []].flat()) queueMicrotask(() => say({ ...one, ...id }));
    },
    close: () => undefined,
  };
}

const clock = {
  now: () => performance.now(),
  random: () => 1,
  after: () => () => undefined,
};

function serve({ files = {}, refusals = {} }: PageFixture): void {
  globalThis.fetch = (path) => {
    const name = typeof path === 'string' ? path : '';
    const refusal = refusals[name];
    if (refusal) return Promise.resolve(Response.json(refusal.body, { status: refusal.status }));
    const file = files[name];
    if (file === undefined) return Promise.resolve(new Response('', { status: 404 }));
    return Promise.resolve(typeof file === 'string' ? new Response(file) : Response.json(file));
  };
}

/** The session and the address of a page, as the client would have them. */
export function page_of(fixture: PageFixture): { session: Session; router: Router } {
  let ids = 0;
  const session = new Session({
    open: (events) => scripted(fixture, events),
    clock,
    store: sessionStorage,
    new_id: () => `id${++ids}`,
  });
  localStorage.clear();
  session.me.guess = 'Puffin';
  if (fixture.welcome?.person?.admitted !== false) session.me.accept();
  session.connection.start();
  const router = new Router();
  const [path = '/', search = ''] = fixture.path.split('?');
  router.route = parse_route(path, '', search);
  if (fixture.files ?? fixture.refusals) serve(fixture);
  return { session, router };
}

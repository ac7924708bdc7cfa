// The page's line to the server: the token, what was asked, and what came of it.
import type { InviteCode, Refusal, Request } from './answers';

export type Trouble = 'token' | 'too_many' | 'unreachable';

type Fetch = (path: string, options: RequestInit) => Promise<Response>;

const key = 'kitchen-table-admin-token';

export class Desk {
  token = $state('');
  /** Why the last request did not reach the server, if it did not. */
  trouble = $state<Trouble | null>(null);
  /** What was done or refused last, in the server's words. */
  notice = $state<{ good: boolean; text: string } | null>(null);

  /** The invitation made last: its link is told but once, so it stays while one looks at other sections. */
  made = $state.raw<InviteCode | null>(null);

  readonly #fetch: Fetch;
  readonly #store: Storage;

  constructor(fetch: Fetch, store: Storage) {
    this.#fetch = fetch;
    this.#store = store;
    this.token = store.getItem(key) ?? '';
  }

  /** Remembered as long as this tab is open. */
  sign_in(token: string): void {
    this.token = token.trim();
    this.trouble = null;
    this.#store.setItem(key, this.token);
  }

  sign_out(): void {
    this.token = '';
    this.notice = null;
    this.made = null;
    this.#store.removeItem(key);
  }

  /** The answer; null where there is none or it is a refusal, which is then the notice. */
  async ask<Answer extends object>(request: Request): Promise<Answer | null> {
    const reply = await this.#send(request);
    if (reply === null) return null;
    const answer = (await reply.json()) as Answer | Refusal;
    if ('refused' in answer) {
      this.notice = { good: false, text: answer.problem };
      return null;
    }
    return answer;
  }

  /** The same for an act: what was done is the notice. */
  async act(request: Request): Promise<boolean> {
    const answer = await this.ask<{ done?: string }>(request);
    if (answer?.done !== undefined) this.notice = { good: true, text: answer.done };
    return answer !== null;
  }

  async #send(request: Request): Promise<Response | null> {
    try {
      const reply = await this.#fetch('/command', {
        method: 'POST',
        headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${this.token}` },
        body: JSON.stringify(request),
      });
      this.trouble = trouble_of(reply.status);
      if (this.trouble === 'token') this.sign_out();
      return reply.ok ? reply : null;
    } catch {
      this.trouble = 'unreachable';
      return null;
    }
  }
}

function trouble_of(status: number): Trouble | null {
  if (status === 401 || status === 403) return 'token';
  if (status === 429) return 'too_many';
  return status === 200 ? null : 'unreachable';
}

/** The token of an address such as `…/#TOKEN`; it is not to stay in the address bar or history. */
export function take_token(location: Location, history: History): string {
  const token = location.hash.slice(1);
  if (token !== '') history.replaceState(null, '', location.pathname);
  return token;
}

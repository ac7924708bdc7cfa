// The system's notice that it is one's turn, for whoever looks at something else. There is never more than
// one, and it goes when the page is seen or the turn passes.

import { prefer, preferences } from './preferences.svelte';

const tag = 'kitchen-table-turn';

export class TurnNotice {
  #shown: Notification | null = null;

  /** Shows the notice, if it is wanted and the page is not seen. */
  show(title: string, body: string): void {
    this.close();
    if (!document.hidden || !preferences.notices || !may_notify()) return;
    try {
      this.#shown = new Notification(title, { body, tag, icon: '/icons/icon-192.png' });
    } catch {
      // Some phones let only installed pages notify, and by other means: the page's title still tells.
      return;
    }
    this.#shown.onclick = () => {
      window.focus();
      this.close();
    };
  }

  close(): void {
    this.#shown?.close();
    this.#shown = null;
  }
}

function may_notify(): boolean {
  return typeof Notification !== 'undefined' && Notification.permission === 'granted';
}

/** Why the system does not tell: it cannot, or the person or the browser has refused it. */
export type NoticeRefusal = 'unable' | 'refused';

/** Switches the notices on, which asks the browser for leave, or off. Without leave they stay off. */
export async function wish_notices(wanted: boolean): Promise<NoticeRefusal | null> {
  prefer('notices', wanted);
  if (!wanted) return null;
  const refusal = await ask_leave();
  if (refusal) prefer('notices', false);
  return refusal;
}

async function ask_leave(): Promise<NoticeRefusal | null> {
  if (typeof Notification === 'undefined') return 'unable';
  return (await Notification.requestPermission()) === 'granted' ? null : 'refused';
}

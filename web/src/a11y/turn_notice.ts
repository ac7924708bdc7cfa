// The system's notice that it is one's turn, for whoever looks at something else. There is never more than
// one, and it goes when the page is seen or the turn passes.

import { prefer, preferences } from './preferences.svelte';

const tag = 'kitchen-table-turn';

/** What takes a notice away again. */
interface Shown {
  close(): void;
}

export class TurnNotice {
  #shown: Shown | null = null;

  /** Shows the notice, if it is wanted and the page is not seen. */
  show(title: string, body: string): void {
    this.close();
    if (!document.hidden || !preferences.notices || !may_notify()) return;
    const options = { body, tag, icon: '/icons/icon-192.png' };
    try {
      this.#shown = this.#by_page(title, options);
    } catch {
      // Phones let only the installed page's worker notify.
      this.#shown = by_worker(title, options);
    }
  }

  #by_page(title: string, options: NotificationOptions): Shown {
    const notice = new Notification(title, options);
    notice.onclick = () => {
      window.focus();
      this.close();
    };
    return notice;
  }

  close(): void {
    this.#shown?.close();
    this.#shown = null;
  }
}

/** Shown as soon as there is a worker, unless it is taken away before; offline/worker.ts hears the tap on it. */
function by_worker(title: string, options: NotificationOptions): Shown | null {
  const worker = navigator.serviceWorker?.ready;
  if (!worker) return null;
  let wanted = true;
  void worker.then((registration) => {
    if (wanted) void registration.showNotification(title, options);
  });
  const close = async () => {
    wanted = false;
    const registration = await worker;
    for (const notice of await registration.getNotifications({ tag })) notice.close();
  };
  return { close: () => void close() };
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

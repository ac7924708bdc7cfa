// Whom this person does not want to hear, on this device. What they say is left out wherever it would stand.

import type { PersonId } from '../protocol/messages';

const key = 'kitchen-table.muted';
const most = 200;

const muted = $state<{ names: Record<PersonId, string> }>({ names: load() });

/** The people who are muted, by id, with the name they had then. */
export function muted_people(): Readonly<Record<PersonId, string>> {
  return muted.names;
}

export function is_muted(person: PersonId): boolean {
  return Object.hasOwn(muted.names, person);
}

export function mute(person: PersonId, name: string): void {
  const others = Object.entries(muted.names).filter(([id]) => id !== person);
  keep(Object.fromEntries([...others, [person, name]].slice(-most)));
}

export function unmute(person: PersonId): void {
  keep(Object.fromEntries(Object.entries(muted.names).filter(([id]) => id !== person)));
}

export function unmute_all(): void {
  keep({});
}

function keep(names: Record<PersonId, string>): void {
  muted.names = names;
  try {
    localStorage.setItem(key, JSON.stringify(names));
  } catch {
    // Without storage it lasts as long as the page.
  }
}

function load(): Record<PersonId, string> {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(key) ?? '{}');
    if (typeof kept !== 'object' || kept === null) return {};
    return Object.fromEntries(
      Object.entries(kept).filter((one): one is [string, string] => typeof one[1] === 'string'),
    );
  } catch {
    return {};
  }
}

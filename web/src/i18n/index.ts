// All texts of the client, from Fluent files, in the language the page speaks. `t` is the only way to a text.

import type { FluentResource } from '@fluent/bundle';
import { english, locale, type TextArgs } from './locale.svelte';

export type { TextArgs };

/** More texts in English, for pages that bring their own. */
export function add_texts(file: FluentResource): void {
  english.add(file);
}

/** Whether there is a text of that name. */
export function has_text(id: string): boolean {
  return locale().has(id);
}

/** The text named `id`, filled with `args`. A text that is missing shows its own name, so that it is seen and mended. */
export function t(id: string, args?: TextArgs): string {
  return locale().text(id, args) ?? `{${id}}`;
}

/** The text with a capital first letter. */
export function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** 'Ann', 'Ann and Bo', 'Ann, Bo and Cy'. */
export function list_and(items: readonly string[]): string {
  return joined(items, 'list-and');
}

/** 'hearts or spades', '7♠, 8♦ or 9♦'. */
export function list_or(items: readonly string[]): string {
  return joined(items, 'list-or');
}

/** By texts of our own: an Intl.ListFormat takes a slow phone a quarter of a second to make. */
function joined(items: readonly string[], last_by: string): string {
  const [first = '', ...more] = items;
  return more.reduce(
    (before, last, at) => t(at === more.length - 1 ? last_by : 'list-more', { before, last }),
    first,
  );
}

// All texts of the client, from Fluent files. `t` is the only way to a text.

import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';
import lobby from './en.ftl?raw';
import rules from './en.rules.ftl?raw';
import table from './en.table.ftl?raw';

export type TextArgs = Record<string, FluentVariable>;

const bundle = new FluentBundle('en', { useIsolating: false });
for (const text of [lobby, rules, table]) add_texts(text);

/** More texts, for pages that bring their own. */
export function add_texts(text: string): void {
  for (const problem of bundle.addResource(new FluentResource(text))) throw problem;
}

/** Whether there is a text of that name. */
export function has_text(id: string): boolean {
  return bundle.getMessage(id)?.value != null;
}

/** The text named `id`, filled with `args`. A text that is missing shows its own name, so that it is seen and mended. */
export function t(id: string, args?: TextArgs): string {
  const message = bundle.getMessage(id);
  if (message?.value == null) return `{${id}}`;
  return bundle.formatPattern(message.value, args ?? null, []);
}

/** The text with a capital first letter. */
export function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

// A formatter is dear to make, and the lobby names a list of people for every table.
const and = new Intl.ListFormat('en-GB', { type: 'conjunction' });
const or = new Intl.ListFormat('en-GB', { type: 'disjunction' });

/** 'Ann', 'Ann and Bo', 'Ann, Bo and Cy'. */
export function list_and(items: string[]): string {
  return and.format(items);
}

/** 'hearts or spades', '7♠, 8♦ or 9♦'. */
export function list_or(items: string[]): string {
  return or.format(items);
}

// The operators' texts, from a Fluent file of their own: they are no part of the client.
import { FluentBundle, type FluentVariable } from '@fluent/bundle';
import english from './en.ftl';
import { for_good_s } from './answers';

const bundle = new FluentBundle('en', { useIsolating: false });
for (const problem of bundle.addResource(english)) throw problem;

/** The text named `id`; one that is missing shows its own name, so that it is seen and mended. */
export function t(id: string, args?: Record<string, FluentVariable>): string {
  const message = bundle.getMessage(id);
  if (message?.value == null) return `{${id}}`;
  return bundle.formatPattern(message.value, args ?? null, []);
}

const moment = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeStyle: 'short' });

/** A time in seconds, as the operator's clock shows it. */
export function time(seconds: number): string {
  return moment.format(seconds * 1000);
}

/** Until when a mute or ban lasts. */
export function until(seconds: number): string {
  return seconds > for_good_s ? t('for-good') : t('until', { time: time(seconds) });
}

/** The first characters of an id, enough to tell it from others. */
export function short(id: string): string {
  return id.slice(0, 8);
}

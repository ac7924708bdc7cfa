// The language the page speaks, and what goes with it: the texts, the direction, and the formats of Intl.

import {
  FluentBundle,
  FluentResource,
  type FluentVariable,
  type TextTransform,
} from '@fluent/bundle';
import lobby from './en.ftl?raw';
import rules from './en.rules.ftl?raw';
import table from './en.table.ftl?raw';

export type TextArgs = Record<string, FluentVariable>;

interface Traits {
  /** Whose text stands in for one that is missing here. */
  fallback?: Locale;
  direction?: 'ltr' | 'rtl';
  /** What becomes of every piece of text, for locales that are made from another. */
  transform?: TextTransform;
}

interface Format<Value> {
  format(value: Value): string;
}

export class Locale {
  private readonly texts: FluentBundle;
  // A formatter is dear to make, and the lobby names a list of people for every table.
  readonly and: Format<string[]>;
  readonly or: Format<string[]>;
  readonly day: Format<number>;
  readonly day_and_time: Format<number>;

  constructor(
    readonly tag: string,
    files: readonly string[],
    readonly traits: Traits = {},
  ) {
    const { transform } = traits;
    this.texts = new FluentBundle(tag, { useIsolating: false, ...(transform && { transform }) });
    for (const file of files) this.add(file);
    this.and = new Intl.ListFormat(tag, { type: 'conjunction' });
    this.or = new Intl.ListFormat(tag, { type: 'disjunction' });
    this.day = new Intl.DateTimeFormat(tag, { dateStyle: 'medium' });
    this.day_and_time = new Intl.DateTimeFormat(tag, { dateStyle: 'medium', timeStyle: 'short' });
  }

  /** More texts, from a Fluent file. */
  add(file: string): void {
    for (const problem of this.texts.addResource(new FluentResource(file))) throw problem;
  }

  /** The text of that name, in this language or the one that stands in for it; undefined where there is none. */
  text(id: string, args?: TextArgs): string | undefined {
    const pattern = this.texts.getMessage(id)?.value;
    if (pattern == null) return this.traits.fallback?.text(id, args);
    return this.texts.formatPattern(pattern, args ?? null, []);
  }

  has(id: string): boolean {
    return this.texts.getMessage(id)?.value != null || (this.traits.fallback?.has(id) ?? false);
  }
}

/** Complete, and in the first script; every other language comes when it is wanted. */
export const english = new Locale('en-CA', [lobby, rules, table]);

let spoken = $state.raw(english);

/** The locale in use; whoever asks within an effect or a template is told when it changes. */
export function locale(): Locale {
  return spoken;
}

/** The page speaks `next` from now on. */
export function speak(next: Locale): void {
  spoken = next;
  document.documentElement.lang = next.tag;
  document.documentElement.dir = next.traits.direction ?? 'ltr';
}

// The language the page speaks, and what goes with it: the texts, the direction, and the formats of Intl.

import {
  FluentBundle,
  FluentNumber,
  type FluentResource,
  type FluentVariable,
  type TextTransform,
} from '@fluent/bundle';
import every_page from './en.ftl';
import line from './en.line.rules.ftl';

export type TextArgs = Record<string, FluentVariable>;

interface Traits {
  /** Whose text stands in for one that is missing here. */
  fallback?: Locale;
  direction?: 'ltr' | 'rtl';
  /** What becomes of every piece of text, for locales that are made from another. */
  transform?: TextTransform;
}

interface Format {
  format(time: number): string;
}

/** A formatter is dear to make: it is made once, and not before something is to be written with it. */
function when_wanted(make: () => Format): Format {
  let made: Format | undefined;
  return { format: (value) => (made ??= make()).format(value) };
}

/** A number as it is written: '5,000', but '250' without the help of a formatter, and with `useGrouping: false` '1000'. */
export class Count extends FluentNumber {
  override toString(scope: Parameters<FluentNumber['toString']>[0]): string {
    const few = Math.abs(this.value) < 1000 || this.opts.useGrouping === false;
    return few && Number.isInteger(this.value) ? String(this.value) : super.toString(scope);
  }
}

function counted(args: TextArgs): TextArgs {
  const count = (arg: FluentVariable) => (typeof arg === 'number' ? new Count(arg) : arg);
  return Object.fromEntries(Object.entries(args).map(([name, arg]) => [name, count(arg)]));
}

export class Locale {
  private readonly texts: FluentBundle;
  readonly day: Format;
  readonly day_and_time: Format;

  constructor(
    readonly tag: string,
    files: readonly FluentResource[],
    readonly traits: Traits = {},
  ) {
    const { transform } = traits;
    this.texts = new FluentBundle(tag, { useIsolating: false, ...(transform && { transform }) });
    for (const file of files) this.add(file);
    this.day = when_wanted(() => new Intl.DateTimeFormat(tag, { dateStyle: 'medium' }));
    this.day_and_time = when_wanted(
      () => new Intl.DateTimeFormat(tag, { dateStyle: 'medium', timeStyle: 'short' }),
    );
  }

  /** More texts, from a Fluent file. */
  add(file: FluentResource): void {
    for (const problem of this.texts.addResource(file)) throw problem;
  }

  /** The text of that name, in this language or the one that stands in for it; undefined where there is none. */
  text(id: string, args?: TextArgs): string | undefined {
    const pattern = this.texts.getMessage(id)?.value;
    if (pattern == null) return this.traits.fallback?.text(id, args);
    return this.texts.formatPattern(pattern, args ? counted(args) : null, []);
  }

  has(id: string): boolean {
    return this.texts.getMessage(id)?.value != null || (this.traits.fallback?.has(id) ?? false);
  }
}

/** What every page needs is in the first script; a part of the client that says more brings its texts along. */
export const english = new Locale('en-CA', [every_page, line]);

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

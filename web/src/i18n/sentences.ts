// What the server's rulebook says, in words. The server names the sentence and its numbers; the words are here.

import type { Sentence } from '../protocol/messages';
import { rank_plural, rank_with_article } from './cards';
import { capital, list_and, list_or, t, type TextArgs } from './index';
import { Count } from './locale.svelte';

/** A sentence as it stands inside a line: 'to 250'. */
export function say(sentence: Sentence): string {
  const args: TextArgs = {};
  for (const [name, value] of Object.entries(sentence.args ?? {})) {
    // A target of 1000 is not '1,000'.
    if (typeof value === 'number') args[name] = new Count(value, { useGrouping: false });
    else Object.assign(args, rank_words(value));
  }
  return t(sentence.id, args);
}

function rank_words(ranks: string[]): TextArgs {
  return {
    ranks: list_and(ranks.map(rank_plural)),
    a_rank: list_or(ranks.map(rank_with_article)),
    short_ranks: ranks.map((rank) => t(`short-rank-${rank}`)).join(', '),
  };
}

/** A sentence that stands for itself: 'A king turns the play round.' */
export function say_whole(sentence: Sentence): string {
  return capital(say(sentence));
}

/** Several sentences as one paragraph. */
export function paragraph(sentences: readonly Sentence[]): string {
  return sentences.map(say_whole).join(' ');
}

/** `Newfoundland Krazy 8's · 4 seats · to 250`: the name of a ruleset, and its settings. */
export function settings_line(name: string, line: readonly Sentence[]): string {
  // A part never breaks inside and keeps its dot, so that a narrow page breaks the line between parts.
  return [name, ...line.map(say)].map((part) => part.replaceAll(' ', '\u00a0')).join('\u00a0· ');
}

// The keys of the table, and moving through a row of things with one tab stop. Pure: a key gives a
// command, the board carries it out. Single letters can be switched off (WCAG 2.1.4).

import type { Suit } from '../protocol/messages';

export type Command =
  | { do: 'next_playable' }
  | { do: 'previous_playable' }
  | { do: 'jump'; to: number }
  | { do: 'lay_selected' }
  | { do: 'draw' | 'take' | 'pass' | 'call' | 'reorder' | 'cancel' | 'help' | 'talk' | 'coach' }
  | { do: 'read_table' | 'read_counts' | 'read_hand' | 'read_scores' | 'read_events' }
  | { do: 'name_suit'; suit: Suit };

export interface KeyPress {
  key: string;
  shift: boolean;
  /** Ctrl, Alt or Meta is held: the key belongs to the browser. */
  modified: boolean;
}

export interface KeyContext {
  /** The suit chooser is open: letters and 1 to 4 name a suit. */
  choosing_suit: boolean;
  /** Single letters and digits are on. */
  letters: boolean;
}

const letters: Record<string, Command> = {
  d: { do: 'draw' },
  t: { do: 'take' },
  p: { do: 'pass' },
  l: { do: 'call' },
  o: { do: 'reorder' },
  r: { do: 'read_table' },
  w: { do: 'read_counts' },
  y: { do: 'read_hand' },
  v: { do: 'read_scores' },
  e: { do: 'read_events' },
  g: { do: 'talk' },
  a: { do: 'coach' },
  '?': { do: 'help' },
};

const suit_keys: Record<string, Suit> = {
  s: 'S',
  h: 'H',
  c: 'C',
  d: 'D',
  '1': 'S',
  '2': 'H',
  '3': 'C',
  '4': 'D',
};

/** The command behind a key press, or null if the key is not ours. */
export function command_for(press: KeyPress, context: KeyContext): Command | null {
  if (press.modified) return null;
  if (press.key === 'Escape') return { do: 'cancel' };
  if (press.key === 'Enter' && press.shift) return { do: 'lay_selected' };
  if (!context.letters) return null;
  const key = press.key.toLowerCase();
  if (context.choosing_suit) {
    const suit = suit_keys[key];
    return suit ? { do: 'name_suit', suit } : null;
  }
  if (key === 'n') return { do: press.shift ? 'previous_playable' : 'next_playable' };
  if (/^[0-9]$/.test(key)) return { do: 'jump', to: key === '0' ? 9 : Number(key) - 1 };
  return letters[key] ?? null;
}

/** Whether a command does something at the table, rather than move, read or ask. */
export function is_an_act(command: Command): boolean {
  return ['draw', 'take', 'pass', 'call', 'name_suit', 'coach'].includes(command.do);
}

/** Who stops typing for this long has seen where the letters go. */
const pause_ms = 700;

/** Somebody may have been typing a line when the board came; their next letters are not meant for it. */
export class Typing {
  private over = false;

  /** `last_ms`: when the board came, which counts as a press of a key. */
  constructor(private last_ms: number) {}

  /** Whether a key pressed now still belongs to what was typed before the board came: not after a pause, or one
   *  of the keys that write nothing. */
  goes_on(key: string, now_ms: number): boolean {
    const writes = key.length === 1 || key === 'Shift' || key === 'Backspace';
    this.over ||= !writes || now_ms - this.last_ms >= pause_ms;
    this.last_ms = now_ms;
    return !this.over;
  }
}

/** Whether a key press in this element is text or a choice of its own, not a command to the table. */
export function takes_keys(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement)) return false;
  return target.isContentEditable || ['INPUT', 'TEXTAREA', 'SELECT'].includes(target.tagName);
}

/** Whether a dialog is open over the page, or the press was in one: then the keys are its own. */
export function is_for_dialog(target: EventTarget | null): boolean {
  const within = target instanceof Element && target.closest('dialog') !== null;
  return within || document.querySelector('dialog[open]') !== null;
}

/** Where the focus goes in a row of `count` things, or null if the key does not move it. */
export function rove(key: string, index: number, count: number): number | null {
  if (count === 0) return null;
  switch (key) {
    case 'ArrowRight':
      return Math.min(index + 1, count - 1);
    case 'ArrowLeft':
      return Math.max(index - 1, 0);
    case 'Home':
      return 0;
    case 'End':
      return count - 1;
    default:
      return null;
  }
}

/** The next place after `from` (or before it) for which `wanted` holds, going round; null if there is none. */
export function next_wanted(wanted: boolean[], from: number, step: 1 | -1): number | null {
  const count = wanted.length;
  for (let i = 1; i <= count; i += 1) {
    const place = (((from + i * step) % count) + count) % count;
    if (wanted[place]) return place;
  }
  return null;
}

/** The help list: keys as they stand on the keyboard, and the name of their text. */
export const key_help: readonly { keys: string[]; text: string }[] = [
  { keys: ['←', '→', 'Home', 'End'], text: 'key-move' },
  { keys: ['N', 'Shift+N'], text: 'key-playable' },
  { keys: ['1', '…', '0'], text: 'key-jump' },
  { keys: ['Enter', 'Space'], text: 'key-play' },
  { keys: ['Shift+Enter'], text: 'key-lay' },
  { keys: ['D'], text: 'key-draw' },
  { keys: ['T'], text: 'key-take' },
  { keys: ['P'], text: 'key-pass' },
  { keys: ['S', 'H', 'C', 'D'], text: 'key-suit' },
  { keys: ['L'], text: 'key-call' },
  { keys: ['O'], text: 'key-order' },
  { keys: ['R'], text: 'key-read-table' },
  { keys: ['W'], text: 'key-read-counts' },
  { keys: ['Y'], text: 'key-read-hand' },
  { keys: ['V'], text: 'key-read-scores' },
  { keys: ['E'], text: 'key-read-events' },
  { keys: ['G'], text: 'key-talk' },
  { keys: ['A'], text: 'key-coach' },
  { keys: ['Esc'], text: 'key-cancel' },
  { keys: ['?'], text: 'key-help' },
];

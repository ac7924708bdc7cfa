// What somebody said, as text. A phrase is worded here; a text of their own stands as it came.

import { t } from './index';
import type { Line, Saying } from '../protocol/messages';

export function said_text(saying: Saying): string {
  return 'text' in saying ? saying.text : t(`say-${saying.preset}`);
}

/** The whole line, as it is read aloud. */
export function spoken_line(line: Line): string {
  const id = line.seat === null ? 'talk-aloud-watching' : 'talk-aloud';
  return t(id, { name: line.name, text: said_text(line) });
}

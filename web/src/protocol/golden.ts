// The message files that the server's tests read as well: tests/wire/golden. For tests only.

import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { View } from './messages';

export interface Golden {
  file: string;
  name: string;
  message: Record<string, unknown>;
}

/** Every example of one direction. Tests run with web/ as the working folder. */
export function golden(direction: 'to_server' | 'from_server'): Golden[] {
  const folder = join(process.cwd(), '..', 'tests', 'wire', 'golden', direction);
  return readdirSync(folder).flatMap((file) => {
    const examples = JSON.parse(readFileSync(join(folder, file), 'utf8')) as Omit<Golden, 'file'>[];
    return examples.map((example) => ({ file, ...example }));
  });
}

/** The `view` of one example of view.json, by its name. */
export function golden_view(name: string): View {
  const found = golden('from_server').find((g) => g.file === 'view.json' && g.name === name);
  if (!found) throw new Error(`no view named ${name}`);
  return found.message['view'] as View;
}

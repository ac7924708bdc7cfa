// The message files against docs/protocol/*.schema.json, which other clients are written from.

import Ajv2020 from 'ajv/dist/2020';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { golden } from './golden';

function validator(direction: 'to_server' | 'from_server') {
  const file = join(process.cwd(), '..', 'docs', 'protocol', `${direction}.schema.json`);
  return new Ajv2020({ strict: false }).compile(
    JSON.parse(readFileSync(file, 'utf8')) as Record<string, unknown>,
  );
}

describe.each(['to_server', 'from_server'] as const)('messages %s', (direction) => {
  const valid = validator(direction);

  test.each(golden(direction).map((g) => [g.file, g.name, g.message] as const))(
    '%s: %s is as the schema says, and not with a member nobody knows',
    (_file, _name, message) => {
      expect(valid(message), JSON.stringify(valid.errors)).toBe(true);
      expect(valid({ ...message, unheard_of: 1 })).toBe(false);
    },
  );
});

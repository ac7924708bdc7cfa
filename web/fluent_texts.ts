// Fluent files are read when the client is built: a page neither parses them nor carries a parser.

import { FluentResource } from '@fluent/bundle';
import type { Plugin } from 'vite';

/** Makes of an import of `x.ftl` what a FluentBundle takes as a resource; `x.ftl?raw` is the text as before. */
export const fluent_texts: Plugin = {
  name: 'fluent-texts',
  transform(source, id) {
    if (!id.endsWith('.ftl')) return null;
    const body = JSON.stringify(new FluentResource(source).body);
    // JSON is read faster than the same object as a script.
    const code = `export default { body: JSON.parse(${JSON.stringify(body)}) };`;
    return { code, map: null, moduleType: 'js' };
  },
};

// Fluent files are read when the client is built: a page neither parses them nor carries a parser.

import { FluentResource } from '@fluent/bundle';
import type { Plugin } from 'vite';

/** Makes of an import of `x.ftl` what a FluentBundle takes as a resource; `x.ftl?raw` is the text as before. */
export const fluent_texts: Plugin = {
  name: 'fluent-texts',
  transform(source, id) {
    if (!id.endsWith('.ftl')) return null;
    const { body } = new FluentResource(source);
    const odd = body.find(({ attributes }) => Object.keys(attributes).length > 0);
    if (odd) this.error(`${odd.id}: texts have no attributes`);
    const patterns = Object.fromEntries(body.map(({ id: name, value }) => [name, value]));
    // JSON is read faster than the same object as a script, and the names stand once.
    const json = JSON.stringify(JSON.stringify(patterns));
    const code = `export default { body: Object.entries(JSON.parse(${json})).map(([id, value]) => ({ id, value, attributes: {} })) };`;
    return { code, map: null, moduleType: 'js' };
  },
};

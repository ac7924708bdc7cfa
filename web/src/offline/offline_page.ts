// What is shown in place of a page that cannot be had. It stands in the worker whole, with its looks, because
// there is nothing to fetch it from when it is wanted.

import english from '../i18n/en.offline.ftl?raw';
import french from '../i18n/fr.offline.ftl?raw';
import base from '../styles/base.css?inline';
import tokens from '../styles/tokens.css?inline';

const looks = `
  main { display: grid; place-items: center; min-height: 100dvh; padding: var(--space-4); }
  .note { display: flex; flex-direction: column; align-items: flex-start; gap: var(--space-3); max-width: 30rem;
    padding: var(--space-5); }`;

/** The texts of a Fluent file in which nothing is to be filled in. */
function read_texts(file: string): (id: string) => string {
  const lines = [...file.matchAll(/^([a-z-]+) = (.+)$/gm)];
  const texts = new Map(lines.map(([, id = '', text = '']) => [id, text]));
  return (id) => texts.get(id) ?? '';
}

export interface Situation {
  /** The languages of the browser, the best first. */
  languages: readonly string[];
  /** Whether the device believes that it has a network; then it is the server that does not answer. */
  online: boolean;
}

/** The page as HTML. Its link leads to the address that was wanted. */
export function offline_html({ languages, online }: Situation): string {
  const spoken = languages.find((tag) => /^(en|fr)\b/i.test(tag)) ?? 'en';
  const lang = spoken.slice(0, 2).toLowerCase();
  const t = read_texts(lang === 'fr' ? french : english);
  const what = online ? 'unreachable' : 'offline';
  return `<!doctype html>
<html lang="${lang}">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">
    <meta name="color-scheme" content="light dark">
    <title>${t('offline-title')}</title>
    <style>${tokens}${base}${looks}</style>
  </head>
  <body>
    <main class="oilcloth">
      <div class="paper note">
        <h1>${t(`${what}-heading`)}</h1>
        <p>${t(`${what}-about`)}</p>
        <a class="button primary" href="">${t('offline-again')}</a>
      </div>
    </main>
  </body>
</html>`;
}

/** The page as an answer: never kept, and with nothing in it that could run. */
export function offline_answer(situation: Situation): Response {
  return new Response(offline_html(situation), {
    status: 503,
    headers: {
      'Content-Type': 'text/html; charset=utf-8',
      'Cache-Control': 'no-store',
      'Content-Security-Policy': "default-src 'none'; style-src 'unsafe-inline'",
    },
  });
}

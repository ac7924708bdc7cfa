import { describe, expect, it } from 'vitest';
import { offline_answer, offline_html } from './offline_page';

const shown = (languages: string[], online = false) =>
  new DOMParser().parseFromString(offline_html({ languages, online }), 'text/html');
const heading = (page: Document) => page.querySelector('h1')?.textContent;

describe('the page in place of one that cannot be had', () => {
  it('says whether it is the network or the server, and that the seat is kept', () => {
    expect(heading(shown(['en-CA']))).toBe('You are offline');
    expect(heading(shown(['en-CA'], true))).toBe('Kitchen Table does not answer');
    for (const online of [false, true])
      expect(shown(['en'], online).querySelector('p')?.textContent).toContain('Your seat is kept');
  });

  it('speaks the first language of the browser that it knows', () => {
    const languages = [['fr-CA', 'en'], ['de', 'fr', 'en'], ['EN-us', 'fr'], ['fro', 'is'], []];
    const spoken = languages.map((wanted) => shown(wanted).documentElement.lang);
    expect(spoken).toEqual(['fr', 'fr', 'en', 'en', 'en']);
    expect(heading(shown(['fr-CA']))).toBe('Tu es hors ligne');
  });

  it.each(['en', 'fr'])('has every text in %s', (language) => {
    for (const online of [false, true]) {
      const page = shown([language], online);
      for (const one of ['title', 'h1', 'p', 'a'])
        expect(page.querySelector(one)?.textContent).not.toBe('');
    }
  });

  it('leads back to the address that was wanted', () => {
    expect(shown(['en']).querySelector('a')?.getAttribute('href')).toBe('');
  });

  it('is never kept, and nothing in it can run', () => {
    const { status, headers } = offline_answer({ languages: ['en'], online: false });
    expect(status).toBe(503);
    expect(headers.get('Cache-Control')).toBe('no-store');
    expect(headers.get('Content-Security-Policy')).toMatch(/^default-src 'none'; style-src [^;]*$/);
  });
});

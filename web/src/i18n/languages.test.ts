import { afterEach, describe, expect, it } from 'vitest';
import { has_text, t } from './index';
import { use_language, wanted_language } from './languages';

afterEach(() => use_language('en'));

describe('the language of the page', () => {
  it('is the one that was chosen', () => {
    expect(wanted_language('fr', ['en-CA'])).toBe('fr');
    expect(wanted_language('en', ['fr-CA'])).toBe('en');
  });

  it("is else the first of the browser's that there is, and at last English", () => {
    expect(wanted_language('system', ['fr-CA', 'en'])).toBe('fr');
    expect(wanted_language('system', ['FR'])).toBe('fr');
    expect(wanted_language('system', ['de-AT', 'fr-BE', 'en-US'])).toBe('fr');
    expect(wanted_language('system', ['en-GB', 'fr'])).toBe('en');
    expect(wanted_language('system', ['iu', 'fry'])).toBe('en');
    expect(wanted_language('system', [])).toBe('en');
  });

  it('stands on the page, with its direction', async () => {
    await use_language('fr');
    expect(document.documentElement.lang).toBe('fr-CA');
    expect(document.documentElement.dir).toBe('ltr');
    await use_language('en');
    expect(document.documentElement.lang).toBe('en-CA');
  });

  it('is that of the last wish, however long another takes to load', async () => {
    const french = use_language('fr');
    await use_language('en');
    await french;
    expect(t('lobby-new-table')).toBe('New table');
  });

  it('changes the texts', async () => {
    await use_language('fr');
    expect(t('lobby-new-table')).toBe('Nouvelle table');
    expect(has_text('no-such-text')).toBe(false);
    expect(t('no-such-text')).toBe('{no-such-text}');
  });
});

import { afterEach, describe, expect, it } from 'vitest';
import { rulesets } from '../gallery/presets';
import { english } from './locale.svelte';
import { use_language } from './languages';
import { device_text } from './device_text';
import { game_hint } from './server_words';

afterEach(() => use_language('en'));

describe("the server's own words", () => {
  it.each(rulesets())('about $slug are known', ({ slug, hint }) => {
    expect(english.text(`game-hint-${slug}`)).toBe(hint);
  });

  it('are said in the language of the page', async () => {
    await use_language('fr');
    for (const ruleset of rulesets()) expect(game_hint(ruleset)).not.toBe(ruleset.hint);
    expect(device_text('Firefox on Linux')).toBe('Firefox sur Linux');
  });

  it('stand as they are where an operator has written others', async () => {
    await use_language('fr');
    expect(game_hint({ slug: 'newfoundland', hint: 'as Nan plays it' })).toBe('as Nan plays it');
    expect(game_hint({ slug: 'of-our-own', hint: 'a house game' })).toBe('a house game');
    expect(device_text('Safari')).toBe('Safari');
  });
});

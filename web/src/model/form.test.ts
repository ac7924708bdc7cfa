import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { golden } from '../protocol/golden';
import type { Ruleset, Setting } from '../protocol/messages';
import { by_length, chosen_option, is_length, is_usual, may_change, with_option } from './form';
import { difference, with_change } from './settings';

const welcome = golden('from_server').find((g) => g.file === 'welcome.json');
const ruleset = (welcome?.message['rulesets'] as Ruleset[])[0] as Ruleset;
const usual = ruleset.rules;
const setting = (axis: string) => ruleset.form.find((one) => one.axes.includes(axis)) as Setting;

describe('the form of a ruleset', () => {
  it('begins with the rules as they are', () => {
    for (const one of ruleset.form) expect(chosen_option(one, usual), one.axes.join()).toBe(0);
    expect(ruleset.form.every((one) => is_usual(one, usual))).toBe(true);
  });

  it('finds again what was chosen, and sends only the difference', () => {
    const queens = setting('queen');
    const rules = with_option(usual, queens.options[1]);
    expect(chosen_option(queens, rules)).toBe(1);
    expect(difference(usual, rules)).toEqual({ queen: 'all' });
    expect(is_usual(queens, rules)).toBe(false);
    expect(with_option(usual, queens.options[9])).toEqual(usual);
  });

  it('changes linked axes together', () => {
    const linked: Setting = {
      ...setting('effect.2'),
      axes: ['effect.2', 'effect.J'],
      options: [
        { values: { 'effect.2': 'pickup', 'effect.J': 'skip' }, label: { id: 'a' }, about: [] },
        { values: { 'effect.2': 'plain', 'effect.J': 'plain' }, label: { id: 'b' }, about: [] },
      ],
    };
    const off = with_option(usual, linked.options[1]);
    expect([off.effect['2'], off.effect.J, chosen_option(linked, off)]).toEqual([
      'plain',
      'plain',
      1,
    ]);
    const half = with_change(usual, { effect: { '2': 'plain' } });
    expect(chosen_option(linked, half)).toBe(-1);
  });

  it('gives every choice back by its difference, whatever the host chose', () => {
    const pick = fc.tuple(fc.nat(ruleset.form.length - 1), fc.nat(4));
    fc.assert(
      fc.property(fc.array(pick), (choices) => {
        const chosen = choices.reduce(
          (rules, [at, place]) => with_option(rules, ruleset.form[at]?.options[place]),
          usual,
        );
        expect(with_change(usual, difference(usual, chosen))).toEqual(chosen);
      }),
    );
  });

  it('shows the lengths of a game from short to long', () => {
    const length = ruleset.form.filter(is_length)[0] as Setting;
    const targets = by_length(length).map(
      (place) => (length.options[place]?.values['game_end'] as { target: number }).target,
    );
    expect(targets).toEqual([50, 100, 250, 500, 1000]);
  });

  it('is open before the game or between rounds as the ruleset says, never in a round', () => {
    expect(may_change('before_game', 'waiting')).toBe(true);
    expect(may_change('before_game', 'between_rounds')).toBe(false);
    expect(may_change('before_game', 'game_over')).toBe(true);
    expect(may_change('between_rounds', 'between_rounds')).toBe(true);
    expect(may_change('between_rounds', 'playing')).toBe(false);
    expect(may_change(undefined, 'waiting')).toBe(false);
  });
});

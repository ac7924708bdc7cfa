import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { golden, golden_view } from '../protocol/golden';
import type { Rules, Ruleset } from '../protocol/messages';
import { draft_change, draft_of, usual_draft } from './draft';
import {
  axis_value,
  choose,
  chosen_place,
  difference,
  may_change,
  open_axes,
  same,
  seat_choices,
  with_change,
} from './settings';

const welcome = golden('from_server').find((g) => g.file === 'welcome.json');
const ruleset = (welcome?.message['rulesets'] as Ruleset[])[0] as Ruleset;
const usual = ruleset.rules;

describe('rules values', () => {
  it('are changed entry by entry in tables, whole otherwise', () => {
    const changed = with_change(usual, { effect: { '2': 'plain' }, game_end: { target: 50 } });
    expect(changed.effect).toEqual({ ...usual.effect, '2': 'plain' });
    expect(changed.game_end).toEqual({ target: 50 });
    expect(usual.effect['2']).toBe('pickup');
  });

  it('differ by nothing from themselves, in whatever order their members stand', () => {
    expect(difference(usual, usual)).toEqual({});
    expect(same({ a: 1, b: { c: [1, 2] } }, { b: { c: [1, 2] }, a: 1 })).toBe(true);
    expect(same({ target: 50 }, { hands: 50 })).toBe(false);
  });

  it('are given back by the difference, whatever the host chose', () => {
    const pick = fc.constantFrom(...open_axes(ruleset));
    fc.assert(
      fc.property(fc.array(fc.tuple(pick, fc.nat(4))), (choices) => {
        const chosen = choices.reduce(
          (rules, [axis, place]) => choose(ruleset, rules, axis, place),
          usual,
        );
        const change = difference(usual, chosen);
        expect(with_change(usual, change)).toEqual(chosen);
      }),
    );
  });
});

describe('the choices of a ruleset', () => {
  it('are its own list without the seats', () => {
    expect(open_axes(ruleset)).toEqual([
      'game_end',
      'effect.2',
      'effect.J',
      'effect.K',
      'queen',
      'answer',
      'losers_go_down',
    ]);
    expect(seat_choices(ruleset)).toEqual([2, 3, 4, 5, 6, 7]);
  });

  it('are found again by their place', () => {
    const rules = choose(ruleset, usual, 'queen', 1);
    expect(axis_value(rules, 'queen')).toBe('all');
    expect(chosen_place(ruleset, rules, 'queen')).toBe(1);
    expect(choose(ruleset, usual, 'queen', 9)).toEqual(usual);
  });

  it('move together where they are linked', () => {
    const linked: Ruleset = { ...ruleset, linked: [['effect.2', 'answer']] };
    const rules = choose(linked, usual, 'effect.2', 1);
    expect([axis_value(rules, 'effect.2'), rules.answer]).toEqual(['plain', 'off']);
    expect(open_axes(linked)).not.toContain('answer');
  });

  it('are open before the game or between rounds as the ruleset says, never in a round', () => {
    expect(may_change(ruleset, 'game_end', 'waiting')).toBe(true);
    expect(may_change(ruleset, 'game_end', 'between_rounds')).toBe(false);
    expect(may_change(ruleset, 'queen', 'between_rounds')).toBe(true);
    expect(may_change(ruleset, 'queen', 'playing')).toBe(false);
  });
});

describe('a draft', () => {
  it('sends only what differs, and nothing when nothing does', () => {
    const view = golden_view('waiting, seen by the host');
    const before = draft_of(view);
    const rules = choose(ruleset, before.rules, 'answer', 1) as Rules;
    expect(draft_change(before, { ...before })).toBe(null);
    expect(draft_change(before, { ...before, rules, seats: 5 })).toEqual({
      rules: { answer: 'off' },
      seats: 5,
    });
    expect(
      draft_change(usual_draft(ruleset), { ...before, access: 'unlisted', level: 'easy' }),
    ).toEqual({
      access: 'unlisted',
      level: 'easy',
    });
  });
});

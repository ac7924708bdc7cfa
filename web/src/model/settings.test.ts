import { describe, expect, it } from 'vitest';
import { golden, golden_view } from '../protocol/golden';
import type { Ruleset } from '../protocol/messages';
import { draft_change, draft_of, draft_of_saved, saved_of, usual_draft } from './draft';
import { axis_value, difference, same, seat_choices, with_axis, with_change } from './settings';

const welcome = golden('from_server').find((g) => g.file === 'welcome.json');
const ruleset = (welcome?.message['rulesets'] as Ruleset[])[0] as Ruleset;
const usual = ruleset.rules;

describe('rules values', () => {
  it('have axes, some of which are entries of a table', () => {
    const changed = with_axis(with_axis(usual, 'queen', 'all'), 'effect.J', 'plain');
    expect([axis_value(changed, 'queen'), axis_value(changed, 'effect.J')]).toEqual([
      'all',
      'plain',
    ]);
    expect(difference(usual, changed)).toEqual({ queen: 'all', effect: { J: 'plain' } });
  });

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
});

it('the numbers of seats are those of the ruleset', () => {
  expect(seat_choices(ruleset)).toEqual([2, 3, 4, 5, 6, 7]);
});

describe('a draft', () => {
  it('sends only what differs, and nothing when nothing does', () => {
    const view = golden_view('waiting, seen by the host');
    const before = draft_of(view);
    const rules = with_axis(before.rules, 'answer', 'off');
    expect(draft_change(before, { ...before })).toBe(null);
    expect(draft_change(before, { ...before, rules, seats: 5 })).toEqual({
      rules: { answer: 'off' },
      seats: 5,
    });
    const quiet = { ...before, access: 'unlisted', level: 'easy', talk: 'off' } as const;
    expect(draft_change(usual_draft(ruleset), quiet)).toEqual({
      access: 'unlisted',
      level: 'easy',
      turn_s: 0,
      talk: 'off',
      coach: false,
    });
    expect(draft_change(before, { ...before, talk: null })).toBe(null);
    expect(draft_change(before, { ...before, turn_s: 90 })).toEqual({ turn_s: 90 });
    expect(draft_change(before, { ...before, turn_s: null })).toBe(null);
    expect(draft_change(before, { ...before, coach: true })).toEqual({ coach: true });
    expect(draft_change(before, { ...before, coach: null })).toBe(null);
  });

  it('is kept as what differs from the usual, and comes back whole', () => {
    const usual = usual_draft(ruleset);
    expect(saved_of(ruleset, usual)).toEqual({ ruleset: ruleset.slug });
    const rules = with_axis(usual.rules, 'effect.2', 'plain');
    const draft = { ...usual, rules, seats: 6, access: 'private', talk: 'presets' } as const;
    const saved = saved_of(ruleset, draft);
    expect(saved).toEqual({
      ...{ ruleset: ruleset.slug, seats: 6, access: 'private', talk: 'presets' },
      rules: { effect: { '2': 'plain' } },
    });
    expect(draft_of_saved(ruleset, saved)).toEqual(draft);
  });
});

import { describe, expect, it } from 'vitest';
import type { Notice } from '../protocol/messages';
import { plan, steps_for } from './steps';

const shown = { hidden: false, reduced: false };
const batch = (notices: Notice[], missed = false) => ({ notices, missed });
const laid: Notice = { n: 'played', seat: 1, cards: ['7H'] };
const four = (you: number | null) => ({ you, seats: 4 });

describe('what moves on the table', () => {
  it('carries a card from its seat to the pile, and ones own from the hand', () => {
    expect(steps_for([laid], four(0))).toEqual([
      { do: 'carry', from: { at: 'seat', seat: 1 }, to: { at: 'pile' }, cards: ['7H'], count: 1 },
    ]);
    expect(steps_for([laid], four(1))[0]).toMatchObject({ from: { at: 'hand' } });
  });

  it('carries drawn cards from the stock, open only to whom they belong', () => {
    const [others] = steps_for([{ n: 'drew', seat: 2, count: 2 }], four(0));
    expect(others).toMatchObject({ to: { at: 'seat', seat: 2 }, cards: null, count: 2 });
    const [own] = steps_for([{ n: 'took', seat: 0, count: 2, cards: ['KS', '4D'] }], four(0));
    expect(own).toMatchObject({ to: { at: 'hand' }, cards: ['KS', '4D'] });
  });

  it('does not let eight cards fly one by one, and nothing where nothing was had', () => {
    expect(steps_for([{ n: 'took', seat: 2, count: 8 }], four(0))[0]).toMatchObject({ count: 5 });
    expect(steps_for([{ n: 'took', seat: 2, count: 0 }], four(0))).toEqual([]);
  });

  it("deals from the dealer's left round the table, to the hand in its turn", () => {
    const dealt: Notice = { n: 'round_dealt', round: 2, dealer: 2, starter: '7H' };
    const seat = (number: number) => ({ at: 'seat', seat: number });
    const hand = { at: 'hand' };
    expect(steps_for([dealt], four(0))).toEqual([
      { do: 'deal', to: [seat(3), hand, seat(1), seat(2)] },
    ]);
    expect(steps_for([dealt], { you: null, seats: 2 })[0]).toEqual({
      do: 'deal',
      to: [seat(1), seat(0)],
    });
  });

  it('shows the other news of a table in the order told', () => {
    const notices: Notice[] = [
      { n: 'pending', seat: 1, kind: 'two', cards: 2 },
      { n: 'reversed', direction: 'anticlockwise' },
      { n: 'skipped', seat: 3 },
      { n: 'recycled', stock: 30 },
      { n: 'watchers', count: 2 },
      { n: 'round_over', reason: 'out', winner: 1, points: [], totals: [] },
      { n: 'game_over', winners: [1] },
    ];
    const shown_steps = steps_for(notices, four(0)).map((step) => step.do);
    expect(shown_steps).toEqual(['demand', 'turn', 'skip', 'gather', 'open', 'win']);
  });
});

describe('when nothing moves', () => {
  it('is when the page is hidden, or less motion is wanted', () => {
    expect(plan([batch([laid])], four(0), shown)).toHaveLength(1);
    expect(plan([batch([laid])], four(0), { ...shown, hidden: true })).toEqual([]);
    expect(plan([batch([laid])], four(0), { ...shown, reduced: true })).toEqual([]);
  });

  it('is when a backlog comes at once, or what was missed is told after a reconnect', () => {
    const one = batch([laid]);
    expect(plan([one, one, one], four(0), shown)).toHaveLength(3);
    expect(plan([one, one, one, one], four(0), shown)).toEqual([]);
    expect(plan([batch([laid], true)], four(0), shown)).toEqual([]);
  });
});

import { describe, expect, it } from 'vitest';
import type { Notice } from '../protocol/messages';
import { plan, steps_for } from './steps';

const shown = { hidden: false, reduced: false };
const batch = (notices: Notice[], missed = false) => ({ notices, missed });
const laid: Notice = { n: 'played', seat: 1, cards: ['7H'] };

describe('what moves on the table', () => {
  it('carries a card from its seat to the pile, and ones own from the hand', () => {
    expect(steps_for([laid], 0)).toEqual([
      { do: 'carry', from: { at: 'seat', seat: 1 }, to: { at: 'pile' }, cards: ['7H'], count: 1 },
    ]);
    expect(steps_for([laid], 1)[0]).toMatchObject({ from: { at: 'hand' } });
  });

  it('carries drawn cards from the stock, open only to whom they belong', () => {
    const [others] = steps_for([{ n: 'drew', seat: 2, count: 2 }], 0);
    expect(others).toMatchObject({ to: { at: 'seat', seat: 2 }, cards: null, count: 2 });
    const [own] = steps_for([{ n: 'took', seat: 0, count: 2, cards: ['KS', '4D'] }], 0);
    expect(own).toMatchObject({ to: { at: 'hand' }, cards: ['KS', '4D'] });
  });

  it('does not let eight cards fly one by one, and nothing where nothing was had', () => {
    expect(steps_for([{ n: 'took', seat: 2, count: 8 }], 0)[0]).toMatchObject({ count: 5 });
    expect(steps_for([{ n: 'took', seat: 2, count: 0 }], 0)).toEqual([]);
  });

  it('turns the direction, passes over a seat and shuffles the pile, in the order told', () => {
    const notices: Notice[] = [
      { n: 'reversed', direction: 'anticlockwise' },
      { n: 'skipped', seat: 3 },
      { n: 'recycled', stock: 30 },
      { n: 'watchers', count: 2 },
    ];
    expect(steps_for(notices, 0).map((step) => step.do)).toEqual(['turn', 'skip', 'shuffle']);
  });
});

describe('when nothing moves', () => {
  it('is when the page is hidden, or less motion is wanted', () => {
    expect(plan([batch([laid])], 0, shown)).toHaveLength(1);
    expect(plan([batch([laid])], 0, { ...shown, hidden: true })).toEqual([]);
    expect(plan([batch([laid])], 0, { ...shown, reduced: true })).toEqual([]);
  });

  it('is when a backlog comes at once, or what was missed is told after a reconnect', () => {
    const one = batch([laid]);
    expect(plan([one, one, one], 0, shown)).toHaveLength(3);
    expect(plan([one, one, one, one], 0, shown)).toEqual([]);
    expect(plan([batch([laid], true)], 0, shown)).toEqual([]);
  });
});

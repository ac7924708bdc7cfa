import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Player } from './player';
import type { Step } from './steps';

interface Running {
  element: Element;
  timing: KeyframeAnimationOptions;
  ended: boolean;
  finish: () => void;
  onfinish: (() => void) | null;
}

let running: Running[];
let root: HTMLElement;

beforeEach(() => {
  running = [];
  vi.spyOn(Element.prototype, 'animate').mockImplementation(function (this: Element, _, timing) {
    const one: Running = {
      ...{ element: this, timing: timing as KeyframeAnimationOptions, ended: false },
      finish: () => (one.ended = true),
      onfinish: null,
    };
    running.push(one);
    return one as unknown as Animation;
  });
  root = document.createElement('div');
  root.innerHTML = `
    <div data-place="stock"></div><div data-place="demand"></div>
    <div data-place="pile"><i data-card="9H"></i><i data-card="7H"></i></div>
    <ol><li data-place="seat-1"><b></b></li><li data-place="seat-2"><b></b></li></ol>
    <div data-place="hand"><i data-card="4C" data-fresh="true"></i><i data-card="5C"></i></div>
    <i data-arrow></i><i data-opens></i><i data-won></i>`;
  document.body.append(root);
});
afterEach(() => root.remove());

const backs = () => root.querySelectorAll('.card-in-flight').length;
const moved = () => running.map(({ element }) => element.getAttribute('data-card'));
const laid: Step = {
  ...{ do: 'carry', from: { at: 'seat', seat: 1 }, to: { at: 'pile' }, cards: ['7H'], count: 1 },
};
const drew: Step = {
  ...{ do: 'carry', from: { at: 'stock' }, to: { at: 'seat', seat: 1 }, cards: null, count: 2 },
};
const dealt: Step = { do: 'deal', to: [{ at: 'seat', seat: 1 }, { at: 'hand' }] };

describe('a player of steps', () => {
  it('moves the card that was laid, and the cards that have come to the hand', () => {
    const player = new Player(root);
    player.play([laid]);
    expect(moved()).toEqual(['7H']);
    player.play([{ ...drew, to: { at: 'hand' } } as Step]);
    expect(moved()).toEqual(['7H', '4C']);
  });

  it('deals within six tenths of a second, to the hand and to the seats', () => {
    new Player(root).play([dealt]);
    expect(backs()).toBe(3);
    expect(moved().filter((card) => card)).toEqual(['4C', '5C']);
    const ends = running.map(({ timing }) => Number(timing.delay) + Number(timing.duration));
    expect(Math.max(...ends)).toBeLessThanOrEqual(600);
  });

  it('takes at most three tenths of a second for each thing that moves', () => {
    const others = ['demand', 'turn', 'gather', 'open', 'win'].map((one) => ({ do: one }) as Step);
    new Player(root).play([laid, drew, { do: 'skip', seat: 1 }, ...others]);
    expect(running.length).toBe(1 + 2 + 1 + 1 + 1 + 3 + 1 + 1);
    for (const { timing } of running) {
      expect(timing.duration).toBeGreaterThanOrEqual(150);
      expect(timing.duration).toBeLessThanOrEqual(300);
    }
  });

  it('leaves nothing in the page when a card has landed', () => {
    new Player(root).play([drew]);
    expect(backs()).toBe(2);
    for (const one of running) one.onfinish?.();
    expect(backs()).toBe(0);
  });

  it('ends at once what still moves when something new comes', () => {
    const player = new Player(root);
    player.play([drew, laid]);
    const before = [...running];
    player.play([laid]);
    expect(before.every((one) => one.ended)).toBe(true);
    expect(backs()).toBe(0);
    expect(running.at(-1)?.ended).toBe(false);
    player.play([]);
    expect(running.at(-1)?.ended).toBe(true);
  });

  it('does without places that are not on the page', () => {
    root.innerHTML = '';
    new Player(root).play([dealt, laid, drew, { do: 'demand' }, { do: 'gather' }, { do: 'turn' }]);
    expect(running).toEqual([]);
  });
});

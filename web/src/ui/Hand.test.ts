import { cleanup, fireEvent, render, screen } from '@testing-library/svelte';
import { afterEach, describe, expect, it, vi } from 'vitest';
import Hand from './Hand.svelte';

const shown = (card: string, i: number) => ({
  ...{ key: `${card}#${i}`, card, label: card, legal: true, selected: false },
  ...{ order: 0, fresh: false, shakes: 0 },
});
const cards = ['7C', '9H', 'QD'].map(shown);

function hand() {
  const ontap = vi.fn<(key: string) => void>();
  const onpull = vi.fn<(key: string) => void>();
  const props = { cards, label: 'Your hand', fresh_word: 'new', ontap, onpull };
  return { ontap, onpull, props, ...render(Hand, props) };
}

const finger = { pointerId: 1, isPrimary: true, button: 0 };
const card = (name: string) => screen.getByRole('button', { name });
const order = () => screen.getAllByRole('button').map((button) => button.dataset['card']);

async function pull(name: string, to: { x: number; y: number }): Promise<void> {
  Element.prototype.setPointerCapture = () => undefined;
  await fireEvent.pointerDown(card(name), { ...finger, clientX: 100, clientY: 500 });
  const steps = [0.3, 0.6, 1].map((share) => ({
    clientX: 100 + to.x * share,
    clientY: 500 + to.y * share,
  }));
  for (const at of steps) await fireEvent.pointerMove(card(name), { ...finger, ...at });
}

afterEach(cleanup);

describe('a card that is pulled up', () => {
  it('is played when it is let go far enough up', async () => {
    const { onpull, ontap } = hand();
    await pull('9H', { x: 10, y: -120 });
    await fireEvent.pointerUp(card('9H'), { ...finger, clientX: 110, clientY: 380 });
    await fireEvent.click(card('9H'), { detail: 1 });
    expect(onpull.mock.calls).toEqual([['9H#1']]);
    expect(ontap).not.toHaveBeenCalled();
  });

  it('springs back when it is let go too early', async () => {
    const { onpull } = hand();
    await pull('9H', { x: 0, y: -30 });
    await fireEvent.pointerUp(card('9H'), { ...finger, clientX: 100, clientY: 470 });
    expect(onpull).not.toHaveBeenCalled();
  });

  it('springs back when the pull is cancelled, by the system or with Escape', async () => {
    const { onpull } = hand();
    await pull('9H', { x: 0, y: -120 });
    await fireEvent.pointerCancel(card('9H'), finger);
    await fireEvent.pointerUp(card('9H'), finger);
    await pull('9H', { x: 0, y: -120 });
    await fireEvent.keyDown(card('9H'), { key: 'Escape' });
    await fireEvent.pointerUp(card('9H'), finger);
    expect(onpull).not.toHaveBeenCalled();
  });

  it('is not a sweep along the hand', async () => {
    const { onpull } = hand();
    await pull('9H', { x: -200, y: -100 });
    await fireEvent.pointerUp(card('9H'), finger);
    expect(onpull).not.toHaveBeenCalled();
  });

  it('can be played with a key afterwards', async () => {
    const { ontap } = hand();
    await pull('9H', { x: 0, y: -30 });
    await fireEvent.pointerUp(card('9H'), finger);
    await fireEvent.click(card('9H'), { detail: 0 });
    expect(ontap).toHaveBeenCalledWith('9H#1');
  });
});

it('the cards keep their places while a finger is down', async () => {
  const { rerender, props } = hand();
  await fireEvent.pointerDown(card('9H'), finger);
  await rerender({ ...props, cards: [shown('2S', 3), ...cards] });
  expect(order()).toEqual(['7C', '9H', 'QD']);
  await fireEvent.pointerUp(window, finger);
  await vi.waitFor(() => expect(order()).toEqual(['2S', '7C', '9H', 'QD']));
});

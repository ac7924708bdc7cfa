import { cleanup, fireEvent, render, screen } from '@testing-library/svelte';
import { tick } from 'svelte';
import { afterEach, expect, it, vi } from 'vitest';
import LinkLine from './LinkLine.svelte';

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  cleanup();
});

it('says of a second copy as long as of the first that the link is copied', async () => {
  vi.useFakeTimers();
  vi.stubGlobal('navigator', { clipboard: { writeText: async () => {} } });
  render(LinkLine, { link: 'https://cards.example/i/abc', label: 'The link' });
  const copy = async () => {
    await fireEvent.click(screen.getByRole('button', { name: 'Copy' }));
    await vi.advanceTimersByTimeAsync(0);
  };
  const said = () => screen.getByRole('status').textContent;
  await copy();
  expect(said()).not.toBe('');
  await vi.advanceTimersByTimeAsync(2_000);
  await copy();
  await vi.advanceTimersByTimeAsync(2_000);
  await tick();
  expect(said()).not.toBe('');
  await vi.advanceTimersByTimeAsync(1_000);
  await tick();
  expect(said()).toBe('');
});

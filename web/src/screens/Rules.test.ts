import { cleanup, fireEvent, render, screen } from '@testing-library/svelte';
import { flushSync } from 'svelte';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { example } from '../connection/fake_server';
import Rules from './Rules.svelte';
import { welcomed } from './testing';

afterEach(cleanup);

async function answered(socket: ReturnType<typeof welcomed>['socket'], name: string) {
  const { request_id } = socket.last('explain');
  socket.say({ ...example('explained', name), request_id });
  await vi.waitFor(() => expect(screen.getByRole('heading', { name: 'The aim' })).toBeTruthy());
}

describe('the rules page', () => {
  it("asks for the ruleset's rules and tells them in sections with anchors", async () => {
    const { session, socket, ruleset } = welcomed();
    const { container } = render(Rules, { props: { session, ruleset, own: null, anchor: '' } });
    flushSync();
    expect(socket.last('explain')).toMatchObject({ ruleset: 'newfoundland' });
    expect(socket.last('explain')).not.toHaveProperty('rules');
    await answered(socket, 'the ruleset as it is');
    expect(container.querySelector('#twos')?.textContent).toContain('up to 4 twos at once');
    expect(container.querySelectorAll('section#values')).toHaveLength(1);
    const values = [...container.querySelectorAll('tbody tr')].map((row) =>
      row.textContent?.trim(),
    );
    expect(values[0]).toMatch(/^Eights\s*50$/);
    expect(values.at(-1)).toMatch(/what they show$/);
  });

  it("shows a table's own rules, and those that it has switched off", async () => {
    const { session, socket, ruleset } = welcomed();
    const own = { seats: 5, rules: { effect: { '2': 'plain' } } } as const;
    render(Rules, { props: { session, ruleset, own, anchor: 'twos' } });
    flushSync();
    expect(socket.last('explain')).toMatchObject({ ruleset: 'newfoundland', ...own });
    await answered(socket, 'changed house rules at five seats');
    expect(screen.getByRole('heading', { name: 'Switched off at this table' })).toBeTruthy();
    expect(screen.getByText(/These are the rules at your table/)).toBeTruthy();
  });

  it('shows the game in pictures, as the rules of this page have it', async () => {
    const { session, ruleset } = welcomed();
    const own = { rules: { effect: { J: 'plain' } } } as const;
    render(Rules, { props: { session, ruleset, own, anchor: '' } });
    await fireEvent.click(screen.getByRole('button', { name: 'In a few pictures' }));
    const next = () => fireEvent.click(screen.getByRole('button', { name: 'Next' }));
    await vi.waitFor(() => expect(screen.getByText('1 of 5')).toBeTruthy());
    for (let page = 1; page < 4; page += 1) await next();
    const specials = screen.getByText(/Some cards do more/).textContent;
    expect(specials).toContain('king turns');
    expect(specials).not.toContain('jack');
  });

  it('marks the rule that a refusal named', async () => {
    const { session, socket, ruleset } = welcomed();
    const { container } = render(Rules, {
      props: { session, ruleset, own: null, anchor: 'drawing' },
    });
    flushSync();
    await answered(socket, 'the ruleset as it is');
    expect(container.querySelector('.wanted')?.id).toBe('drawing');
  });
});

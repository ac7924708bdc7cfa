import { describe, expect, it } from 'vitest';
import { has_text } from '../i18n';
import { command_for, key_help, next_wanted, rove } from './keyboard';

const press = (key: string, shift = false, modified = false) => ({ key, shift, modified });
const usual = { choosing_suit: false, letters: true };

describe('the keys of the table', () => {
  it('draw, take, pass and read', () => {
    expect(command_for(press('d'), usual)).toEqual({ do: 'draw' });
    expect(command_for(press('T'), usual)).toEqual({ do: 'take' });
    expect(command_for(press('r'), usual)).toEqual({ do: 'read_table' });
    expect(command_for(press('?', true), usual)).toEqual({ do: 'help' });
    expect(command_for(press('g'), usual)).toEqual({ do: 'talk' });
  });

  it('go to the next and the last playable card, and to a card by its number', () => {
    expect(command_for(press('n'), usual)).toEqual({ do: 'next_playable' });
    expect(command_for(press('N', true), usual)).toEqual({ do: 'previous_playable' });
    expect(command_for(press('1'), usual)).toEqual({ do: 'jump', to: 0 });
    expect(command_for(press('0'), usual)).toEqual({ do: 'jump', to: 9 });
  });

  it('name a suit only while one is asked for', () => {
    const choosing = { ...usual, choosing_suit: true };
    expect(command_for(press('d'), choosing)).toEqual({ do: 'name_suit', suit: 'D' });
    expect(command_for(press('2'), choosing)).toEqual({ do: 'name_suit', suit: 'H' });
    expect(command_for(press('t'), choosing)).toBeNull();
    expect(command_for(press('Escape'), choosing)).toEqual({ do: 'cancel' });
  });

  it('leave the single letters alone when they are switched off', () => {
    const off = { ...usual, letters: false };
    expect(command_for(press('d'), off)).toBeNull();
    expect(command_for(press('Escape'), off)).toEqual({ do: 'cancel' });
    expect(command_for(press('Enter', true), off)).toEqual({ do: 'lay_selected' });
  });

  it('leave the browser its own', () => {
    expect(command_for(press('d', false, true), usual)).toBeNull();
    expect(command_for(press('Enter'), usual)).toBeNull();
  });

  it('are all explained', () => {
    for (const { text } of key_help) expect(has_text(text), text).toBe(true);
  });
});

describe('moving along a row', () => {
  it('stops at both ends', () => {
    expect(rove('ArrowRight', 0, 3)).toBe(1);
    expect(rove('ArrowRight', 2, 3)).toBe(2);
    expect(rove('ArrowLeft', 0, 3)).toBe(0);
    expect(rove('End', 0, 3)).toBe(2);
    expect(rove('Home', 2, 3)).toBe(0);
    expect(rove('x', 0, 3)).toBeNull();
    expect(rove('End', 0, 0)).toBeNull();
  });

  it('finds the next that is wanted, going round', () => {
    expect(next_wanted([true, false, true], 0, 1)).toBe(2);
    expect(next_wanted([true, false, true], 2, 1)).toBe(0);
    expect(next_wanted([true, false, true], 0, -1)).toBe(2);
    expect(next_wanted([false, false], 0, 1)).toBeNull();
  });
});

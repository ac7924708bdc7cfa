import { beforeEach, describe, expect, it } from 'vitest';
import { MeStore } from './me.svelte';

beforeEach(() => localStorage.clear());

describe('the guess at a name', () => {
  it('stays on this device until somebody else goes by it', () => {
    const me = new MeStore();
    me.make_guess(() => 'Puffin');
    expect(me.shown_name).toBe('Puffin');
    const later = new MeStore();
    later.make_guess(() => 'Caribou');
    expect(later.shown_name).toBe('Puffin');
    later.forget();
    const other = new MeStore();
    other.make_guess(() => 'Caribou');
    expect(other.shown_name).toBe('Caribou');
  });
});

import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Announcer } from './announcer.svelte';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const told = (announcer: Announcer) => announcer.log.map(({ text }) => text);

describe('the announcer', () => {
  it('tells what comes in one moment as one message, and what comes later as another', () => {
    const announcer = new Announcer();
    announcer.say(['Cy drew a card.']);
    announcer.say(['Dee passed.', '']);
    expect(told(announcer)).toEqual([]);
    vi.runAllTimers();
    announcer.say(['You are skipped.']);
    vi.runAllTimers();
    expect(told(announcer)).toEqual(['Cy drew a card. Dee passed.', 'You are skipped.']);
  });

  it('tells before an alert what has not been told, and does not tell it again', () => {
    const announcer = new Announcer();
    announcer.say(['Bo passed.']);
    announcer.alert_after('Your turn.');
    expect(announcer.urgent).toBe('Bo passed. Your turn.');
    vi.runAllTimers();
    expect(told(announcer)).toEqual([]);
  });

  it('makes the same alert differ each time', () => {
    const announcer = new Announcer();
    const heard = [1, 2, 3].map(() => (announcer.alert('No.'), announcer.urgent));
    expect(heard[0]).not.toBe(heard[1]);
    expect(heard[1]).not.toBe(heard[2]);
    expect(heard.map((text) => text.replace('\u200b', ''))).toEqual(['No.', 'No.', 'No.']);
  });

  it('says nothing once nobody listens', () => {
    const announcer = new Announcer();
    announcer.say(['Bo passed.']);
    announcer.stop();
    vi.runAllTimers();
    expect(told(announcer)).toEqual([]);
  });
});

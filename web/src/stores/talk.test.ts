import { beforeEach, describe, expect, it } from 'vitest';
import type { Line } from '../protocol/messages';
import { is_muted, mute, muted_people, unmute } from './mutes.svelte';
import { TalkStore } from './talk.svelte';

const line = (id: number, person = 'bo'): Line => ({
  ...{ id, person, name: person, seat: 1, at: 100 + id, preset: 'hello' },
});

let talk: TalkStore;
beforeEach(() => {
  for (const person of Object.keys(muted_people())) unmute(person);
  talk = new TalkStore();
});

describe('what is said at a table', () => {
  it('counts what others say while nobody looks, and nothing once it was looked at', () => {
    talk.take_earlier([line(1), line(2)], 'me');
    expect(talk.unread).toBe(0);
    talk.take(line(3), 'me');
    talk.take(line(4, 'me'), 'me');
    expect([talk.unread, talk.lines.length]).toEqual([1, 4]);
    talk.show(true);
    talk.take(line(5), 'me');
    expect(talk.unread).toBe(0);
  });

  it('counts what was said while the connection was lost', () => {
    talk.take_earlier([line(1)], 'me');
    talk.take_earlier([line(1), line(2), line(3)], 'me');
    expect([talk.unread, talk.lines.length]).toEqual([2, 3]);
  });

  it('counts what was said while the connection was lost, also where nobody had spoken before', () => {
    talk.begin();
    talk.take_earlier([line(1), line(2)], 'me');
    expect(talk.unread).toBe(2);
  });

  it('counts while no panel can be seen, and only then', () => {
    talk.show(true, 'side');
    talk.show(true, 'sheet');
    talk.show(false, 'sheet');
    talk.take(line(1), 'me');
    expect(talk.unread).toBe(0);
    talk.show(false, 'side');
    talk.take(line(2), 'me');
    expect(talk.unread).toBe(1);
  });

  it('is told aloud when it is new, not one own words and nothing twice', () => {
    talk.take_earlier([line(1)], 'me');
    expect(talk.heard).toBe(null);
    talk.take(line(2), 'me');
    expect(talk.heard?.id).toBe(2);
    talk.take(line(3, 'me'), 'me');
    talk.take(line(1), 'me');
    expect(talk.heard?.id).toBe(2);
  });

  it('is neither counted nor told of somebody who is muted, also on the next visit', () => {
    mute('bo', 'Bo');
    talk.take(line(1), 'me');
    expect([talk.unread, talk.heard]).toEqual([0, null]);
    expect(JSON.parse(localStorage.getItem('kitchen-table.muted') ?? '')).toEqual({ bo: 'Bo' });
    unmute('bo');
    expect(is_muted('bo')).toBe(false);
  });
});

import { describe, expect, it } from 'vitest';
import { golden_view } from '../protocol/golden';
import {
  driven_by_computer,
  empty_seats,
  is_my_turn,
  must_name_suit,
  must_settle,
  next_actor,
  playable,
  seats_to_take,
} from './selectors';
import { next_thing } from './before_the_deal';

const mine = golden_view('in play, own turn');
const other = golden_view("in play, somebody else's turn");
const watching = golden_view('in play, seen by a spectator');
const waiting = golden_view('waiting, seen by the host');

describe('what a view says', () => {
  it('knows whose turn it is', () => {
    expect([mine, other, watching, waiting].map(is_my_turn)).toEqual([true, false, false, false]);
  });

  it('offers the cards the server offers, and none to those who watch', () => {
    expect(['7C', '8H', 'QD', 'KH'].map((card) => playable(mine, card))).toEqual([
      true,
      true,
      false,
      false,
    ]);
    expect(playable(other, '7C') || playable(watching, '7C')).toBe(false);
  });

  it('asks for a suit where the server does', () => {
    expect(must_name_suit(mine, '8H')).toBe(true);
    expect(must_name_suit(mine, '7C')).toBe(false);
  });

  it('knows when a pickup has to be settled first', () => {
    expect(must_settle(golden_view('a pickup pending'))).toBe(true);
    expect(must_settle(mine)).toBe(false);
  });

  it('names who comes next, either way round', () => {
    expect(next_actor(mine)).toBe(1);
    expect(next_actor({ ...mine, direction: 'anticlockwise' })).toBe(3);
    expect(next_actor(waiting)).toBe(null);
  });

  it('knows when the computer plays on one of its own seats', () => {
    expect(driven_by_computer({ ...mine, you: 3 })).toBe(true);
    expect(driven_by_computer(mine)).toBe(false);
    expect(driven_by_computer(watching)).toBe(false);
  });
});

describe('seats that may be taken', () => {
  const guest = { ...waiting, you: null, you_host: false };

  it('are the empty ones, for somebody who has none', () => {
    expect(empty_seats(waiting)).toEqual([2, 3]);
    expect(seats_to_take(waiting)).toEqual([]);
    expect(seats_to_take(guest)).toEqual([2, 3]);
  });

  it("are a computer's too, but not during a round", () => {
    expect(seats_to_take(watching)).toEqual([]);
    expect(seats_to_take({ ...watching, state: 'between_rounds' })).toEqual([2]);
  });
});

describe('the next thing to do before the deal', () => {
  const full = waiting.seats.map((seat) =>
    seat.kind === 'empty' ? ({ kind: 'computer', name: 'Skipper', level: 'easy' } as const) : seat,
  );
  const guest = { ...waiting, you: null, you_host: false };

  it.each([
    ['deal_or_wait', waiting],
    ['deal', { ...waiting, seats: full }],
    ['wait_for_host', { ...waiting, you: 1, you_host: false }],
    ['take_seat', guest],
    ['no_host', { ...guest, host: null }],
    ['full', { ...guest, seats: waiting.seats.map(() => waiting.seats[0] ?? { kind: 'empty' }) }],
  ] as const)('is %s', (thing, view) => {
    expect(next_thing(view as typeof waiting)).toBe(thing);
  });
});

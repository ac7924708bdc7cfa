import { describe, expect, it } from 'vitest';
import { view } from '../../gallery/fixtures';
import { preset } from '../../gallery/presets';
import type { Notice, Refused, RoundOver, View } from '../../protocol/messages';
import { game_result, is_tied, refusal_sentence, round_result, sentence } from './phrases';

const said = (notice: Notice, changes: Partial<View> = {}) => sentence(notice, view(changes));

describe('what happened, in a sentence', () => {
  it('tells who laid what, and which suit was named', () => {
    expect(said({ n: 'played', seat: 1, cards: ['8H'], suit: 'S' })).toBe(
      'Bo laid the eight of hearts and named spades.',
    );
    expect(said({ n: 'played', seat: 0, cards: ['2S', '2D'] })).toBe(
      'You laid the two of spades and two of diamonds.',
    );
  });

  it('tells how many cards were drawn, and which only to whom they were given', () => {
    expect(said({ n: 'drew', seat: 2, count: 1 })).toBe('Skipper drew a card.');
    expect(said({ n: 'drew', seat: 0, count: 1, cards: ['KD'] })).toBe(
      'You drew the king of diamonds.',
    );
    expect(said({ n: 'took', seat: 3, count: 4 })).toBe('Dee picked up 4 cards.');
  });

  it('tells what the host has changed', () => {
    const line = [{ id: 'line-seats', args: { seats: 5 } }, { id: 'label-answer-off' }];
    expect(said({ n: 'settings_changed', line })).toBe(
      'The host changed the rules of this table: 5 seats and no answering.',
    );
  });

  it('tells on whom a pickup falls', () => {
    expect(said({ n: 'pending', seat: 0, kind: 'two', cards: 4 })).toBe('Pickup of 4, on you.');
  });

  it('has a sentence for every notice but the number of watchers', () => {
    const notices: Notice[] = [
      { n: 'round_dealt', round: 1, dealer: 0, starter: '7H' },
      { n: 'passed', seat: 1 },
      { n: 'called', seat: 1 },
      { n: 'skipped', seat: 0 },
      { n: 'reversed', direction: 'anticlockwise' },
      { n: 'recycled', stock: 31 },
      { n: 'penalty', seat: 1, count: 2, why: 'no_call' },
      { n: 'penalty', seat: 1, count: 2, why: 'not_covered' },
      { n: 'round_over', reason: 'out', winner: 1, points: [0, 31, 0, 0], totals: [0, 31, 0, 0] },
      { n: 'round_over', reason: 'blocked', winner: null, points: [], totals: [] },
      { n: 'game_over', winners: [1] },
      { n: 'game_over', winners: [0, 1] },
      { n: 'sat', seat: 1, name: 'Bo' },
      { n: 'left', seat: 1, name: 'Bo' },
      { n: 'away', seat: 1, name: 'Bo' },
      { n: 'back', seat: 1, name: 'Bo' },
      { n: 'host', seat: 0, name: 'Ann' },
      { n: 'settings_changed', line: [] },
      { n: 'game_started', game: 2 },
      { n: 'ready', seat: 1 },
    ];
    for (const notice of notices) {
      expect(said(notice), notice.n).toMatch(/^[A-Z].*[.!]$/);
      expect(said(notice), notice.n).not.toContain('{');
    }
    expect(said({ n: 'watchers', count: 3 })).toBeNull();
  });
});

const refused = (reason: string, params: Refused['params'], changes: Partial<View> = {}) => {
  const refusal: Refused = { t: 'refused', action_id: 'a', code: reason, reason, params };
  return refusal_sentence(refusal, view(changes));
};

describe('why something cannot be done', () => {
  const fifteen = { rules: preset('fifteen-hands') };

  it('says that the printed suit of an eight does not count, and what does', () => {
    const params = { card: '9H', suit: 'S', printed: 'H', named_by: 1, playable: ['KS'] };
    expect(refused('printed_suit', params)).toBe(
      "The eight on the pile shows hearts, but Bo named spades, so hearts don't count. You can play K♠.",
    );
  });

  it('says whose turn it is, and that one is next', () => {
    expect(refused('not_your_turn', { turn: 3 }, { turn: 3 })).toBe(
      "It's Dee's turn. You're next.",
    );
    expect(refused('not_your_turn', { turn: 1 }, { turn: 1 })).toBe("It's Bo's turn.");
  });

  it('says what answers a pickup at this table', () => {
    expect(refused('answer_only', { cards: 2, kind: 'two' })).toBe(
      "You've been hit for 2. Only a two answers it; or pick up 2.",
    );
    expect(refused('answer_only', { cards: 2, kind: 'two' }, fifteen)).toBe(
      "You've been hit for 2. Only a two, an eight or a joker answers it; or pick up 2.",
    );
  });

  it('says what a duel asks for, and what covers', () => {
    const duel = { kind: 'duel', step: 1, suit: 'S', leader: 1, answerer: 0 };
    expect(refused('demand', { card: '9H', pending: duel }, fifteen)).toBe(
      'Only the five of spades will do now.',
    );
    const owed = { kind: 'cover', rank: 'A', suit: 'H' };
    expect(refused('demand', { card: '9S', pending: owed }, fifteen)).toBe(
      "The ace of hearts has to be covered, and the nine of spades doesn't cover it. A heart, another ace, an eight or a joker will do.",
    );
  });

  it('says of calls and of several cards what holds at this table', () => {
    expect(refused('too_late', {})).toBe('Nobody calls the last card at this table.');
    expect(refused('too_late', {}, fifteen)).toContain('not the moment');
    expect(refused('one_card_only', {})).toContain('Only twos go down together');
    expect(refused('one_card_only', {}, fifteen)).toContain('each card covers the one before');
    const power = { rules: preset('power-cards') };
    expect(refused('one_card_only', {}, power)).toBe('One card a turn.');
  });

  it('has words for a joker', () => {
    const params = { card: 'XX', suit: 'H', rank: '7', playable: [] };
    expect(refused('no_match', params, fifteen)).toBe("A joker can't go on that.");
    const tens = { rules: preset('tens-and-jokers') };
    expect(refused('eight_on_eight', {}, tens)).toContain('neither an eight nor a joker');
  });
});

describe('how a round and a game ended', () => {
  const points = [14, 0, 20, 13];
  const end = (slug: string, over: Partial<RoundOver>, changes: Partial<View> = {}) =>
    round_result(view({ rules: preset(slug), ...changes }), {
      ...{ reason: 'out', winner: 1, points },
      ...over,
    });

  it('says who scores, or that everybody pays', () => {
    expect(end('newfoundland', { points: [0, 47, 0, 0] })).toBe('Bo went out: 47 points.');
    expect(end('power-cards', {})).toBe('Bo went out. Everybody else pays for what they hold.');
    expect(end('power-cards', { reason: 'stock_out', winner: null })).toBe(
      'There is nothing left to draw. Everybody pays for what they hold.',
    );
  });

  it('says that an eight doubles, only where it does', () => {
    expect(end('tens-and-jokers', {}, { top: '8H' })).toContain('pays double');
    expect(end('tens-and-jokers', {}, { top: '7H' })).not.toContain('double');
    expect(end('power-cards', {}, { top: '8H' })).not.toContain('double');
  });

  it('says that nobody scores where two share the lowest hand', () => {
    expect(end('fifty-per-player', { reason: 'blocked', winner: null })).toContain(
      'two share the lowest hand: nobody scores',
    );
  });

  it('says who won, alone or together, by most or fewest points, or that nobody did', () => {
    const game = (slug: string, winners: number[], changes: Partial<View> = {}) =>
      game_result(view({ rules: preset(slug), totals: [12, 12, 70, 55], ...changes }), winners);
    expect(game('newfoundland', [0])).toBe('You win the game with 12 points!');
    expect(game('power-cards', [1])).toBe('Bo wins the game with the fewest points, 12.');
    expect(game('fifteen-hands', [0, 1])).toBe(
      'you and Bo share the win with the fewest points, 12.',
    );
    const left = { reason: 'abandoned', winner: null, points: [], hands: [] } as const;
    expect(game('power-cards', [], { over: { ...left, points: [], hands: [] } })).toContain(
      'Nobody wins it',
    );
  });

  it('says when a shared lowest total asks for another round', () => {
    const tied = (totals: number[], slug = 'power-cards') =>
      is_tied(view({ rules: preset(slug), state: 'between_rounds', totals }));
    expect(tied([20, 20, 115, 30])).toBe(true);
    expect(tied([20, 20, 95, 30])).toBe(false);
    expect(tied([20, 20, 115, 30], 'newfoundland')).toBe(false);
  });
});

describe('last cards', () => {
  it('are told late or missing as the rules of the table have it', () => {
    const missed: Notice = { n: 'penalty', seat: 1, count: 2, why: 'no_call' };
    expect(said(missed, { rules: preset('tens-and-jokers') })).toBe(
      'Bo did not call the last card and picked up 2.',
    );
    expect(said({ ...missed, count: 1 }, { rules: preset('fifteen-hands') })).toBe(
      'Bo had not called the last card, so picked one up, and the round goes on.',
    );
  });

  it('tell which card has to be covered, and which a duel asks for', () => {
    const owed = { kind: 'cover', rank: 'A', suit: 'H' } as const;
    expect(said({ n: 'pending', seat: 1, ...owed })).toBe('Bo has to cover the ace of hearts.');
    const duel = { kind: 'duel', step: 2, suit: 'S', leader: 0, answerer: 1 } as const;
    expect(said({ n: 'pending', seat: 0, ...duel })).toBe(
      'Only the six of spades will do now, and it falls to you.',
    );
  });
});

it("a refusal of the server's is told with the same words", () => {
  const refused: Refused = {
    t: 'refused',
    action_id: 'a',
    code: 'stale',
    reason: 'stale',
    params: { seq: 4 },
  };
  expect(refusal_sentence(refused, view())).toBe(
    'The table moved on before that arrived. Nothing was played.',
  );
});

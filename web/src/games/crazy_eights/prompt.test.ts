import { describe, expect, it } from 'vitest';
import { computer, legal, person, view, watching } from '../../gallery/fixtures';
import { preset } from '../../gallery/presets';
import type { View } from '../../protocol/messages';
import { prompt_for } from './prompt';
import { nothing, type Selection } from './selection';

const said = (changes: Partial<View> = {}, selection: Selection = nothing) =>
  prompt_for(view(changes), selection, true).text;

describe('the sentence that says what to do next', () => {
  it('names the cards that fit when they are few', () => {
    expect(said()).toBe('Your turn: play 7♣ or 9♥.');
  });

  it('says how many fit when they are many', () => {
    const play = ['7C', '9H', 'QD', '2S', '2D'];
    expect(said({ legal: legal(play) })).toBe(
      'Your turn: play one of the 5 cards that are lifted.',
    );
  });

  it('names equal cards of two packs once', () => {
    expect(said({ legal: legal(['7C', '7C', '9H']) })).toBe('Your turn: play 7♣ or 9♥.');
  });

  it('offers the draw where the rules let one draw with a card that fits', () => {
    expect(said({ legal: legal(['7C'], { draw: true }) })).toBe(
      'Your turn: play 7♣, or draw a card.',
    );
  });

  it('says what would fit when one has to draw', () => {
    expect(said({ legal: legal([], { draw: true }) })).toBe(
      'Your turn: nothing of yours fits hearts or a seven. Draw a card.',
    );
    const named = { legal: legal([], { draw: true }), top: '8H', named: true, suit: 'S' } as const;
    expect(said(named)).toBe('Your turn: nothing of yours fits spades. Draw a card.');
  });

  it('says so when only a pass is left', () => {
    expect(said({ legal: legal([], { pass: true }) })).toContain('Pass.');
  });

  it('offers answer and pickup where both are open', () => {
    const changes = {
      pending: { kind: 'two', cards: 4 },
      legal: legal(['2S'], { take: true }),
    } as const;
    expect(said(changes)).toBe('Your turn: answer with a two, or pick up 4.');
    expect(prompt_for(view(changes), nothing, true).tone).toBe('demand');
  });

  it('only says pick up where there is no answer', () => {
    const pending = { kind: 'queen', cards: 5 } as const;
    expect(said({ pending, legal: legal([], { take: true }) })).toBe(
      'Your turn: you have been hit by a queen. Pick up 5.',
    );
  });

  it('asks for the suit of an eight', () => {
    const card = { key: '8D#0', card: '8D' };
    expect(said({}, { kind: 'suit', cards: [card] })).toBe(
      'Name the suit for your eight of diamonds.',
    );
  });

  it('says which suit several twos would leave in force, and that another fits', () => {
    const cards = [
      { key: '2S#0', card: '2S' },
      { key: '2D#0', card: '2D' },
    ];
    expect(said({}, { kind: 'several', cards })).toBe('2♠ and 2♦: on top, diamonds in force.');
    const hand = ['2S', '2D', '2C'];
    expect(said({ hand }, { kind: 'several', cards })).toContain('You can add another two.');
  });

  it('says whose turn it is and who comes then, in the direction of play', () => {
    expect(said({ turn: 2, legal: null })).toBe("It's Skipper's turn. Then Dee.");
    expect(said({ turn: 2, legal: null, direction: 'anticlockwise' })).toBe(
      "It's Skipper's turn. Then Bo.",
    );
    expect(said({ turn: 3, legal: null })).toBe("It's Dee's turn. You're next.");
  });

  it('says what somebody else has to settle', () => {
    const pending = { kind: 'two', cards: 6 } as const;
    expect(said({ turn: 3, legal: null, pending })).toBe(
      "It's Dee's turn, with 6 to answer or pick up. You're next.",
    );
  });

  it('tells those who watch that they watch', () => {
    expect(prompt_for(watching(view()), nothing, true).text).toBe(
      "You are watching. It's Bo's turn.",
    );
  });

  it('says that the computer plays for somebody who was away', () => {
    const mine = { ...person('Ann'), driver: 'computer' as const };
    const seats = [mine, person('Bo'), computer('Skipper'), person('Dee')];
    expect(said({ seats, legal: null })).toContain('Say that you are back');
  });

  it('names those who are not ready for the next round', () => {
    expect(said({ state: 'between_rounds', ready: [0, 3] })).toBe('You are ready. Waiting for Bo.');
    expect(said({ state: 'between_rounds', ready: [] })).toContain('say that you are ready');
  });

  it('leaves another game to the host', () => {
    expect(said({ state: 'game_over' })).toContain('Deal another');
    expect(said({ state: 'game_over', you_host: false, host: 1 })).toBe(
      'That was the game. Bo can deal another.',
    );
  });

  it('says first of all that the connection is lost', () => {
    expect(prompt_for(view(), nothing, false).text).toBe(
      'Connection lost. Reconnecting… your seat is kept.',
    );
  });
});

describe('what the other rulesets ask for', () => {
  const fifteen = (changes: Partial<View>, selection: Selection = nothing) =>
    said({ rules: preset('fifteen-hands'), ...changes }, selection);
  const owed = { kind: 'cover', rank: 'A', suit: 'H' } as const;
  const duel = { kind: 'duel', step: 1, suit: 'S', leader: 1, answerer: 0 } as const;
  const take = { take: true };

  it('a cover, with all that would do and what it costs', () => {
    expect(fifteen({ pending: owed, legal: legal(['9H'], take) })).toBe(
      'Cover the ace of hearts: a heart, another ace, an eight or a joker, or pick up 1.',
    );
    expect(fifteen({ pending: owed, legal: legal([], take) })).toBe(
      'Nothing of yours covers the ace of hearts. Pick up 1.',
    );
    expect(fifteen({ pending: owed, legal: null, turn: 3 })).toBe(
      "Dee has to cover the ace of hearts, or pick up 1. You're next.",
    );
  });

  it('one card in a duel, and nobody is said to be next', () => {
    expect(fifteen({ pending: duel, legal: legal(['5S'], take) })).toBe(
      'Bo played the four of spades: only the five of spades will do, or pick up 2.',
    );
    const second = { ...duel, step: 2, leader: 0, answerer: 1 } as const;
    expect(fifteen({ pending: second, legal: legal([], take) })).toBe(
      "Bo played the five of spades, and you don't hold the six of spades. Pick up 4.",
    );
    expect(fifteen({ pending: { ...duel, answerer: 2 }, legal: null, turn: 2 })).toBe(
      'Skipper has to lay the five of spades, or pick up 2.',
    );
  });

  it('an answer by two, eight or joker', () => {
    const pending = { kind: 'two', cards: 2 } as const;
    expect(fifteen({ pending, legal: legal(['8S'], take) })).toBe(
      'Your turn: answer with a two, an eight or a joker, or pick up 2.',
    );
    const joker = { kind: 'joker', cards: 5 } as const;
    expect(fifteen({ pending: joker, legal: legal([], take) })).toBe(
      'Your turn: you have been hit by a joker. Pick up 5.',
    );
  });

  it('an answer that must be laid', () => {
    const pending = { kind: 'two', cards: 2 } as const;
    expect(said({ rules: preset('power-cards'), pending, legal: legal(['2S']) })).toBe(
      'Your turn: you hold a two, so answer with it.',
    );
  });

  it('a draw that ends the turn', () => {
    expect(fifteen({ legal: legal([], { draw: true }) })).toContain('that ends your turn');
    const may_draw = { ...preset('fifteen-hands'), draw_when: 'any' } as const;
    expect(said({ rules: may_draw, legal: legal(['7C'], { draw: true }) })).toBe(
      'Your turn: play 7♣, or draw a card, which ends your turn.',
    );
  });

  it('a call that goes with the card that is lifted', () => {
    const card = { key: '7C#0', card: '7C' };
    const changes = { hand: ['7C', 'KS'], legal: legal(['7C']) };
    expect(fifteen(changes, { kind: 'card', cards: [card] })).toBe(
      'Tap the seven of clubs again to play it and call the last card.',
    );
  });

  it('a cover for the last card of a chain, and what lies on top of a whole one', () => {
    const ace = { key: 'AH#0', card: 'AH' };
    const nine = { key: '9H#0', card: '9H' };
    expect(fifteen({}, { kind: 'several', cards: [ace] })).toContain('it has to be covered');
    expect(fifteen({}, { kind: 'several', cards: [ace, nine] })).toBe(
      'A♥ and 9♥, one on the other: on top, hearts in force.',
    );
  });
});

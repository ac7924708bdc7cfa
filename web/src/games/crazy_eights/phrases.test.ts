import { describe, expect, it } from 'vitest';
import { fixtures, legal, rules, view } from '../../gallery/fixtures';
import type { Notice, Refused, View } from '../../protocol/messages';
import { refusal_sentence, sentence } from './phrases';
import { why_not_draw, why_not_play } from './why_not';

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
      { n: 'settings_changed', rules: {} },
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

describe('why a card cannot be laid', () => {
  const why = (card: string, changes: Partial<View> = {}) => {
    const seen = view(changes);
    return refusal_sentence(why_not_play(card, seen), seen);
  };
  const eight = { top: '8H', suit: 'S', named: true, named_by: 1, legal: legal(['KS']) } as const;

  it('says what is in force and what can be played', () => {
    expect(why('QD')).toBe(
      'Hearts is in force; a queen of diamonds fits only on diamonds, or on another queen. You can play 7♣ or 9♥.',
    );
  });

  it('says who named the suit', () => {
    expect(why('QD', eight)).toContain('Spades is in force, named by Bo');
  });

  it('says that the printed suit of an eight does not count, and what does', () => {
    expect(why('9H', eight)).toBe(
      "The eight on the pile shows hearts, but Bo named spades, so hearts don't count. You can play K♠.",
    );
  });

  it('says what answers a pickup', () => {
    const pending = { kind: 'two', cards: 4 } as const;
    expect(why('9H', { pending, legal: legal(['2S'], { take: true }) })).toBe(
      "You've been hit for 4. Only a two answers it; or pick up 4.",
    );
    expect(why('QD', { pending, legal: legal(['2S'], { take: true }) })).toContain(
      "can't answer a two",
    );
  });

  it('says that a pickup cannot be answered where answering is off', () => {
    const pending = { kind: 'two', cards: 2 } as const;
    const off = { rules: { ...rules, answer: 'off' }, pending, legal: legal([], { take: true }) };
    expect(why('2S', off as Partial<View>)).toContain("can't be answered");
  });

  it('says which two has to be laid first', () => {
    expect(why('2S', { legal: legal(['2C']) })).toBe(
      "The first two must fit the pile, and the two of spades doesn't. Lay 2♣ first.",
    );
  });

  it('says whose turn it is, and that one is next', () => {
    expect(why('9H', { turn: 3, legal: null })).toBe("It's Dee's turn. You're next.");
    expect(why('9H', { turn: 1, legal: null })).toBe("It's Bo's turn.");
  });

  it('finds words for every card that cannot be played in every state of the gallery', () => {
    for (const fixture of fixtures) {
      for (const card of fixture.view.hand ?? []) {
        if (fixture.view.legal?.play.includes(card)) continue;
        const text = refusal_sentence(why_not_play(card, fixture.view), fixture.view);
        expect(text, `${fixture.name} ${card}`).toMatch(/^[A-Z].*\.$/);
        expect(text, `${fixture.name} ${card}`).not.toContain('{');
      }
    }
  });
});

describe('why no card can be drawn', () => {
  const why = (changes: Partial<View>) => {
    const seen = view(changes);
    return refusal_sentence(why_not_draw(seen), seen);
  };

  it('names the cards that can be played instead', () => {
    expect(why({})).toBe("You can't draw: 7♣ or 9♥ can be played.");
  });

  it('asks to settle the pickup first', () => {
    const pending = { kind: 'two', cards: 4 } as const;
    expect(why({ pending, legal: legal([], { take: true }) })).toContain('Decide about the pickup');
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

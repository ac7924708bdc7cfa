// Where the parts of a card stand on its face of 100 x 140 units: the middle, and the index with its rank, its suit, and
// the suit's letter.

interface Part {
  /** A symbol of the sprite. */
  symbol: string;
  x: number;
  y: number;
  width: number;
  height: number;
}

interface Letter {
  x: number;
  y: number;
  size: number;
}

export interface CardIndex {
  parts: Part[];
  /** Where the suit's letter stands, from its middle and its foot; null where there is none. */
  letter: Letter | null;
  /** Once more, upside down, at the other corner. */
  twice: boolean;
}

export interface IndexWish {
  large: boolean;
  letter: boolean;
}

function rank(of: string, middle: number, top: number, scale: number): Part {
  const [width, height] = [22 * scale, 26 * scale];
  return { symbol: `rank-${of}`, x: middle - width / 2, y: top - 2 * scale, width, height };
}

function pip(suit: string, x: number, y: number, scale: number): Part {
  const side = 22 * scale;
  return { symbol: suit, x: x - side / 2, y: y - side / 2, width: side, height: side };
}

/** The middle of a card: beside a large index there is room for one large pip, or for a court a little smaller and lower. */
export function middle_of(card: string, large: boolean): Part {
  const whole = { symbol: card, x: 0, y: 0, width: 100, height: 140 };
  if (!large || card === 'back') return whole;
  if (card === 'XX') return { symbol: card, x: 20.9, y: 25.8, width: 102.4, height: 143.3 };
  if ('JQK'.includes(card.charAt(0)))
    return { symbol: card, x: 38, y: 36, width: 78, height: 109.2 };
  return pip(card.charAt(1), 69, 106, 2.5);
}

/** The index of a card. It fits into the 44 units that an overlapped card shows, also when it is large. */
export function index_of(card: string, { large, letter }: IndexWish): CardIndex {
  if (card === 'back') return { parts: [], letter: null, twice: false };
  if (card === 'XX') {
    const size = large ? 1.4 : 1;
    const whole = { symbol: 'index-XX', x: 0, y: 0, width: 100 * size, height: 140 * size };
    return { parts: [whole], letter: null, twice: !large };
  }
  const [of, suit] = [card.charAt(0), card.charAt(1)];
  if (large) {
    const mark = letter ? pip(suit, 13, 77, 1.05) : pip(suit, 22, 79, 1.6);
    return {
      parts: [rank(of, 22, 9, 2.2), mark],
      letter: letter ? { x: 33, y: 87, size: 27 } : null,
      twice: false,
    };
  }
  const mark = letter ? pip(suit, 10.5, 55, 0.75) : pip(suit, 17, 55, 1);
  return {
    parts: [rank(of, 17, 9, 1.55), mark],
    letter: letter ? { x: 25, y: 62, size: 19 } : null,
    twice: true,
  };
}

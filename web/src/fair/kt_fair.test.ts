import { describe, expect, it } from 'vitest';
import { from_hex, joined, of_text, to_hex, u32, type Bytes } from './bytes';
import { canonical_json } from './canonical_json';
import { hashes_here, own_hashes } from './hashes';
import {
  commitment,
  deal_key,
  first_dealer_stream,
  new_pack,
  shuffled,
  Stream,
  type DealInputs,
} from './kt_fair';

const counted = (from: number, size: number) =>
  Uint8Array.from({ length: size }, (_, i) => from + i);
const hex = (text: string) => from_hex(text, text.length / 2) ?? new Uint8Array();
const pack =
  '9D 3C 2S 6C 3H 6D TD 4H 8D 8H QC 9C TH 6H 6S 5H 4C 2D 9H 2H AS 3D AD JS 5S KD KS 3S 9S JH 4S 5D JD JC 8S 8C AC 7H 5C 2C TC QH 4D TS 7D 7C KC 7S KH AH QS QD';
const recycled = '6D 7C 7D JC 5C 4D TC 3C 5D AD AC 6C 3D 4C QC 8C KC 9C 2D 2C';

describe.each([
  ["the browser's own hashes", hashes_here()],
  ['the hashes for plain HTTP', own_hashes],
])('KT-FAIR-1 with %s', (_, hashes) => {
  const inputs = async (): Promise<DealInputs> => ({
    game_id: counted(0, 16),
    round: 7,
    secret: counted(0x20, 32),
    rules_hash: await hashes.sha256(of_text(canonical_json({ v: 1, game: 'crazy-eights' }))),
    packs: 1,
    jokers_per_pack: 0,
    seats: [
      { kind: 1, contribution: await hashes.sha256(of_text('alice')) },
      { kind: 2 },
      { kind: 1, contribution: await hashes.sha256(of_text('carol')) },
      { kind: 3 },
    ],
  });

  it('gives the numbers of the test vector', async () => {
    const given = await inputs();
    expect(to_hex(given.rules_hash)).toBe(
      '20eb56279ea22d0fd188c418373c9579b98476645be1ea2e786a15d7bf8f65a6',
    );
    expect(to_hex(await commitment(hashes, given))).toBe(
      '625a16f9d2b419d1227ae9f06df21b35013de0adf9798afafb97fbb27b8f6b46',
    );
    const key = await deal_key(hashes, given);
    expect(to_hex(key)).toBe('50864de2ec2169eb796f78c129029e66992e1befb18d939ce4bcf6444fa46e89');
    const mac = await hashes.hmac(key);
    const deal = new Stream(mac, 0);
    expect((await shuffled(new_pack(1, 0), deal)).join(' ')).toBe(pack);
    expect(await deal.below(51)).toBe(11);
    expect(await new Stream(mac, first_dealer_stream).below(4)).toBe(2);
    const pile = new_pack(1, 0).slice(0, 20);
    expect((await shuffled(pile, new Stream(mac, 1))).join(' ')).toBe(recycled);
  });

  it('has another key when a single byte of what goes into it is another', async () => {
    const given = await inputs();
    const key = to_hex(await deal_key(hashes, given));
    const others: Partial<DealInputs>[] = [
      { game_id: counted(1, 16) },
      { round: 8 },
      { secret: counted(0x21, 32) },
      { rules_hash: counted(0, 32) },
      { packs: 2 },
      { jokers_per_pack: 1 },
      { seats: given.seats.slice(1) },
      { seats: [...given.seats.slice(0, 3), { kind: 2 }] },
      { seats: [{ kind: 1, contribution: counted(0, 32) }, ...given.seats.slice(1)] },
    ];
    for (const other of others)
      expect(to_hex(await deal_key(hashes, { ...given, ...other }))).not.toBe(key);
  });
});

describe('the hashes for plain HTTP', () => {
  it('are those of the browser for messages of every length about a block, and for long keys', async () => {
    const browser = hashes_here();
    for (const size of [0, 1, 31, 54, 55, 56, 63, 64, 65, 119, 120, 128, 1000]) {
      const message = counted(size, size);
      expect(to_hex(await own_hashes.sha256(message))).toBe(to_hex(await browser.sha256(message)));
      const key = counted(7, Math.max(1, size));
      const [own, theirs] = await Promise.all([own_hashes.hmac(key), browser.hmac(key)]);
      expect(to_hex(await own(message))).toBe(to_hex(await theirs(message)));
    }
  });

  it('are used where the page may not use those of the browser', () => {
    const whole = Object.getOwnPropertyDescriptor(globalThis, 'crypto');
    Object.defineProperty(globalThis, 'crypto', { value: {}, configurable: true });
    try {
      expect(hashes_here()).toBe(own_hashes);
    } finally {
      Object.defineProperty(globalThis, 'crypto', whole ?? {});
    }
  });
});

describe('a number below n', () => {
  const of_words = (...words: number[]) => {
    const blocks: Bytes[] = [];
    for (let at = 0; at < words.length; at += 8)
      blocks.push(joined(...words.slice(at, at + 8).map(u32)));
    return new Stream(async () => blocks.shift() ?? new Uint8Array(), 0);
  };

  it('leaves out the words at the top that would favour small numbers', async () => {
    // 2^32 is 1 above a multiple of 3.
    const stream = of_words(0xffffffff, 0xfffffffe, 5, 0, 0, 0, 0, 0);
    expect(await stream.below(3)).toBe(2);
    expect(await stream.below(3)).toBe(2);
  });

  it('takes no word where there is but one', async () => {
    const stream = of_words(7, 0, 0, 0, 0, 0, 0, 0);
    expect(await stream.below(1)).toBe(0);
    expect(await stream.below(10)).toBe(7);
  });
});

describe('canonical JSON', () => {
  it('is the text that RFC 8785 gives', () => {
    const value = {
      numbers: [Number('333333333.33333329'), 1e30, 4.5, 2e-3, 1e-27],
      string: '€$\u000f\nA\'B"\\\\"/',
      literals: [null, true, false],
    };
    expect(canonical_json(value)).toBe(
      '{"literals":[null,true,false],"numbers":[333333333.3333333,1e+30,4.5,0.002,1e-27],"string":"€$\\u000f\\nA\'B\\"\\\\\\\\\\"/"}',
    );
    const names = { '€': 1, '\r': 2, '\ufb33': 3, '1': 4, '😀': 5, '\u0080': 6, ö: 7 };
    expect(Object.keys(JSON.parse(canonical_json(names)))).toHaveLength(7);
    expect(canonical_json(names)).toBe('{"\\r":2,"1":4,"\u0080":6,"ö":7,"€":1,"😀":5,"\ufb33":3}');
  });

  it('does not exist for half a character', () => {
    expect(() => canonical_json('\ud800')).toThrow();
  });
});

describe('hexadecimal', () => {
  it('is read in one spelling only', () => {
    expect(to_hex(hex('00ff10'))).toBe('00ff10');
    for (const wrong of ['00FF10', '00ff1', '00ff100', 'xx0000', '', null, 3])
      expect(from_hex(wrong, 3)).toBeNull();
  });
});

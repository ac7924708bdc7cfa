// A round record with another secret than the one its table promised, and everything else worked out anew from it, so
// that the record by itself holds (docs/formats.md §10). What a server would have to send that wants to have chosen.
import { createHash, createHmac, randomBytes } from 'node:crypto';

const tag = (name) => Buffer.from(`KT-FAIR-1/${name}\0`);
const u32 = (value) => {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32BE(value);
  return bytes;
};
const hex = (text) => Buffer.from(text, 'hex');

function stream(key, number) {
  const words = [];
  let next = 0;
  const word = () => {
    if (words.length === 0) {
      const block = createHmac('sha256', key)
        .update(Buffer.concat([tag('stream'), u32(number), u32(next++)]))
        .digest();
      for (let at = 0; at < 32; at += 4) words.push(block.readUInt32BE(at));
    }
    return words.shift();
  };
  return (n) => {
    if (n === 1) return 0;
    const limit = 2 ** 32 - (2 ** 32 % n);
    for (;;) {
      const one = word();
      if (one < limit) return one % n;
    }
  };
}

function shuffled(cards, below) {
  const order = [...cards];
  for (let i = order.length - 1; i > 0; --i) {
    const k = below(i + 1);
    [order[i], order[k]] = [order[k], order[i]];
  }
  return order;
}

function dealt({ rules, seats }, fair, secret) {
  const { game_id, rules_hash } = fair;
  const round = u32(1);
  const commitment = createHash('sha256')
    .update(Buffer.concat([tag('server'), hex(game_id), round, secret]))
    .digest();
  const shares = fair.seats.map(({ kind, contribution }) =>
    Buffer.concat([Buffer.of(kind), contribution ? hex(contribution) : Buffer.of()]),
  );
  const inputs = [tag('deal'), hex(game_id), round, commitment, hex(rules_hash)];
  const key = createHmac('sha256', secret)
    .update(Buffer.concat([...inputs, Buffer.of(1, rules.jokers_per_pack, seats), ...shares]))
    .digest();
  return { commitment: commitment.toString('hex'), key };
}

/** The first round of a game played with one pack in which no eight was turned up, as if it had another secret. */
export function forged(line) {
  const record = JSON.parse(line);
  const faces = [...'CDHS'].flatMap((suit) => [...'A23456789TJQK'].map((rank) => rank + suit));
  for (;;) {
    const secret = randomBytes(32);
    const { commitment, key } = dealt(record, record.fair, secret);
    const pack = shuffled(faces, stream(key, 0));
    const { two, three, four_plus } = record.rules.deal.fixed;
    const each = [two, three][record.seats - 2] ?? four_plus;
    const starter = pack[each * record.seats];
    if (starter[0] === '8' || stream(key, 0xffffffff)(record.seats) !== record.dealer) continue;
    const pile = [starter, ...record.actions.flatMap(({ cards = [] }) => cards)];
    const recycled = record.recycled.map(({ length }, at) => shuffled(pile.splice(0, length), stream(key, at + 1)));
    const fair = { ...record.fair, commitment, secret: secret.toString('hex') };
    return JSON.stringify({ ...record, pack, bury: [], recycled, fair });
  }
}

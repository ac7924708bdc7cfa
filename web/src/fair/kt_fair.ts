// KT-FAIR-1, a shuffle that anybody can check (docs/formats.md §10), written anew: it shares nothing with the
// server, whose word it is to check.

import { joined, of_text, u32, type Bytes } from './bytes';
import type { Hashes, Mac } from './hashes';

export const version = 'KT-FAIR-1';
/** The stream from which the first dealer of a game is drawn. */
export const first_dealer_stream = 0xffffffff;

/** Who sits at a seat at the deal. */
export const seat_kind = { empty: 0, contributed: 1, computer: 2, silent: 3 } as const;

export interface DealShare {
  kind: number;
  /** With kind 1 only. */
  contribution?: Bytes;
}

/** Everything from which the cards of one round follow. */
export interface DealInputs {
  game_id: Bytes;
  round: number;
  secret: Bytes;
  rules_hash: Bytes;
  packs: number;
  jokers_per_pack: number;
  seats: readonly DealShare[];
}

const tag = (name: string) => of_text(`${version}/${name}\0`);

/** What is shown before the deal. */
export function commitment(
  hashes: Hashes,
  { game_id, round, secret }: Pick<DealInputs, 'game_id' | 'round' | 'secret'>,
): Promise<Bytes> {
  return hashes.sha256(joined(tag('server'), game_id, u32(round), secret));
}

/** The key of all streams of the round. */
export async function deal_key(hashes: Hashes, inputs: DealInputs): Promise<Bytes> {
  const { game_id, round, secret, rules_hash, packs, jokers_per_pack, seats } = inputs;
  const shares = seats.map(({ kind, contribution }) =>
    joined(
      Uint8Array.of(kind),
      kind === seat_kind.contributed && contribution ? contribution : new Uint8Array(),
    ),
  );
  const mac = await hashes.hmac(secret);
  return mac(
    joined(
      ...[tag('deal'), game_id, u32(round), await commitment(hashes, inputs), rules_hash],
      ...[Uint8Array.of(packs, jokers_per_pack, seats.length), ...shares],
    ),
  );
}

/** The numbers that follow from a key and the stream's number. */
export class Stream {
  private block = new DataView(new ArrayBuffer(0));
  private used = 0;
  private next_block = 0;

  constructor(
    private readonly mac: Mac,
    private readonly number: number,
  ) {}

  /** 0 to n − 1, each equally likely: words at the top of the range, which would favour small numbers, are left out. */
  async below(n: number): Promise<number> {
    if (n === 1) return 0;
    const limit = 2 ** 32 - (2 ** 32 % n);
    for (;;) {
      const word = await this.word();
      if (word < limit) return word % n;
    }
  }

  private async word(): Promise<number> {
    if (this.used === this.block.byteLength) {
      const message = joined(tag('stream'), u32(this.number), u32(this.next_block++));
      this.block = new DataView((await this.mac(message)).buffer);
      this.used = 0;
    }
    const word = this.block.getUint32(this.used);
    this.used += 4;
    return word;
  }
}

/** `items` in an order of which each is equally likely. */
export async function shuffled<Item>(items: readonly Item[], stream: Stream): Promise<Item[]> {
  const order = [...items];
  for (let i = order.length - 1; i > 0; --i) {
    const k = await stream.below(i + 1);
    [order[i], order[k]] = [order[k] as Item, order[i] as Item];
  }
  return order;
}

/** Each pack in turn: clubs, diamonds, hearts, spades from ace to king, then its jokers. */
export function new_pack(packs: number, jokers_per_pack: number): string[] {
  const faces = [...'CDHS'].flatMap((suit) => [...'A23456789TJQK'].map((rank) => rank + suit));
  const jokers = new Array<string>(jokers_per_pack).fill('XX');
  return Array.from({ length: packs }, () => [...faces, ...jokers]).flat();
}

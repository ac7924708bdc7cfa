// SHA-256 and HMAC-SHA-256 (FIPS 180-4, RFC 2104) for pages that came over plain HTTP from another machine: there a
// browser keeps its own to itself.

import { joined, type Bytes } from './bytes';

const block_size = 64;

/** The first 32 bits of the fraction of the `root`th root of a prime. */
function fraction_of_root(prime: number, root: number): number {
  const value = prime ** (1 / root);
  return ((value - Math.floor(value)) * 2 ** 32) >>> 0;
}

const primes: number[] = [];
for (let n = 2; primes.length < 64; ++n)
  if (primes.every((prime) => n % prime !== 0)) primes.push(n);

const start = primes.slice(0, 8).map((prime) => fraction_of_root(prime, 2));
const added = primes.map((prime) => fraction_of_root(prime, 3));

const turned = (word: number, by: number) => (word >>> by) | (word << (32 - by));

/** The message with a one bit, zeros, and its length in bits, so that it is whole blocks. */
function padded(message: Bytes): DataView {
  const blocks = Math.ceil((message.length + 9) / block_size);
  const bytes = new Uint8Array(blocks * block_size);
  bytes.set(message);
  bytes[message.length] = 0x80;
  const view = new DataView(bytes.buffer);
  view.setUint32(bytes.length - 8, Math.floor(message.length / 2 ** 29));
  view.setUint32(bytes.length - 4, (message.length << 3) >>> 0);
  return view;
}

/** The 64 words that one block of 16 becomes. */
function schedule(view: DataView, from: number): Uint32Array {
  const words = new Uint32Array(64);
  for (let i = 0; i < 16; ++i) words[i] = view.getUint32(from + 4 * i);
  for (let i = 16; i < 64; ++i) {
    const a = words[i - 15] ?? 0;
    const b = words[i - 2] ?? 0;
    const s0 = turned(a, 7) ^ turned(a, 18) ^ (a >>> 3);
    const s1 = turned(b, 17) ^ turned(b, 19) ^ (b >>> 10);
    words[i] = (words[i - 16] ?? 0) + s0 + (words[i - 7] ?? 0) + s1;
  }
  return words;
}

function add_block(state: Uint32Array, words: Uint32Array): void {
  let [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0] = state;
  for (let i = 0; i < 64; ++i) {
    const s1 = turned(e, 6) ^ turned(e, 11) ^ turned(e, 25);
    const one = (h + s1 + ((e & f) ^ (~e & g)) + (added[i] ?? 0) + (words[i] ?? 0)) >>> 0;
    const s0 = turned(a, 2) ^ turned(a, 13) ^ turned(a, 22);
    const two = (s0 + ((a & b) ^ (a & c) ^ (b & c))) >>> 0;
    [h, g, f, e, d, c, b, a] = [g, f, e, (d + one) >>> 0, c, b, a, (one + two) >>> 0];
  }
  [a, b, c, d, e, f, g, h].forEach((word, i) => (state[i] = (state[i] ?? 0) + word));
}

export function own_sha256(message: Bytes): Bytes {
  const view = padded(message);
  const state = Uint32Array.from(start);
  for (let at = 0; at < view.byteLength; at += block_size) add_block(state, schedule(view, at));
  const digest = new DataView(new ArrayBuffer(32));
  state.forEach((word, i) => digest.setUint32(4 * i, word));
  return new Uint8Array(digest.buffer);
}

/** What makes the codes of messages under `key`. */
export function own_hmac(key: Bytes): (message: Bytes) => Bytes {
  const short = key.length > block_size ? own_sha256(key) : key;
  const inner = new Uint8Array(block_size).fill(0x36);
  const outer = new Uint8Array(block_size).fill(0x5c);
  short.forEach((byte, i) => {
    inner[i] = byte ^ 0x36;
    outer[i] = byte ^ 0x5c;
  });
  return (message) => own_sha256(joined(outer, own_sha256(joined(inner, message))));
}

// Bytes: as hexadecimal text, of texts and numbers, and one after the other.

export type Bytes = Uint8Array<ArrayBuffer>;

/** Lower-case hexadecimal. */
export function to_hex(bytes: Bytes): string {
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** The `size` bytes of a text in lower-case hexadecimal, so that there is one text for the same bytes; null for any other. */
export function from_hex(text: unknown, size: number): Bytes | null {
  if (typeof text !== 'string' || text.length !== 2 * size || !/^[0-9a-f]*$/.test(text))
    return null;
  return Uint8Array.from({ length: size }, (_, i) => parseInt(text.slice(2 * i, 2 * i + 2), 16));
}

/** The text in UTF-8. */
export function of_text(text: string): Bytes {
  return new Uint8Array(new TextEncoder().encode(text));
}

/** A number of 32 bits, its highest byte first. */
export function u32(value: number): Bytes {
  const bytes = new Uint8Array(4);
  new DataView(bytes.buffer).setUint32(0, value);
  return bytes;
}

export function joined(...parts: readonly Bytes[]): Bytes {
  const all = new Uint8Array(parts.reduce((size, part) => size + part.length, 0));
  let at = 0;
  for (const part of parts) {
    all.set(part, at);
    at += part.length;
  }
  return all;
}

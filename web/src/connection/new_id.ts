// Ids of requests and actions: 100 random bits. `crypto.randomUUID` is missing on plain HTTP, this is not.

const letters = 'abcdefghijklmnopqrstuvwxyz234567';
const length = 20;

/** A new id of letters and digits that no other page will make. */
export function new_id(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(length));
  return Array.from(bytes, (byte) => letters.charAt(byte % letters.length)).join('');
}

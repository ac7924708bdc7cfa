// SHA-256 and HMAC-SHA-256: the browser's own where the page may use them, ours where it may not (plain HTTP from
// another machine).

import type { Bytes } from './bytes';
import { own_hmac, own_sha256 } from './sha256';

export type Mac = (message: Bytes) => Promise<Bytes>;

export interface Hashes {
  sha256(message: Bytes): Promise<Bytes>;
  /** What makes the codes of messages under `key`. */
  hmac(key: Bytes): Promise<Mac>;
}

function of_browser(subtle: SubtleCrypto): Hashes {
  return {
    sha256: async (message) => new Uint8Array(await subtle.digest('SHA-256', message)),
    hmac: async (key) => {
      const algorithm = { name: 'HMAC', hash: 'SHA-256' };
      const imported = await subtle.importKey('raw', key, algorithm, false, ['sign']);
      return async (message) => new Uint8Array(await subtle.sign('HMAC', imported, message));
    },
  };
}

export const own_hashes: Hashes = {
  sha256: async (message) => own_sha256(message),
  hmac: async (key) => {
    const mac = own_hmac(key);
    return async (message) => mac(message);
  },
};

export function hashes_here(): Hashes {
  const { subtle } = crypto as { subtle?: SubtleCrypto };
  return subtle ? of_browser(subtle) : own_hashes;
}

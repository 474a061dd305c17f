import type { PageRemoteVersion } from '@shop/contracts';

/** The runtime inside a remote's entry asks for its chunks' hashes by this name. */
declare global {
  var _SHOP_INTEGRITY: (url: string) => string | undefined;
}

const byPath = new Map<string, string>();

/** The hash that the release names for a file of a remote, as `sha384-…`; undefined for any other address. */
export const integrityOf = (url: string): string | undefined =>
  byPath.get(new URL(url, location.href).pathname);

/** Has everything that is loaded of a version from now on checked against the release. */
export function requireIntegrity({ base, integrity }: PageRemoteVersion): void {
  for (const [file, hash] of Object.entries(integrity)) byPath.set(base + file, hash);
  globalThis._SHOP_INTEGRITY = integrityOf;
}

/** The search parameter that makes the URL of a retry differ from the cached one. */
export const attemptParameter = 'attempt';

/** How often an entry may be retried in one page. */
const attempts = 5;

/** The bare specifier of an entry, which resolves only with its import map. */
export const verifiedName = (address: string): string => `#${address}`;

/**
 * The import map with which a browser verifies a remote of ES modules: hashes of all its files, and specifiers for
 * its entry. The text is deterministic, so that a Content-Security-Policy can allow it by its hash. `base` is the
 * remote's folder as a path, or as a URL on another origin.
 */
export function importMapOf(base: string, entry: string, hashes: Readonly<Record<string, string>>): string {
  const entries = Array.from({ length: attempts + 1 }, (_, attempt) =>
    attempt === 0 ? base + entry : `${base}${entry}?${attemptParameter}=${attempt}`,
  );
  const files = Object.keys(hashes).sort();
  return JSON.stringify({
    imports: Object.fromEntries(entries.map((address) => [verifiedName(address), address])),
    integrity: Object.fromEntries([
      ...files.map((file) => [base + file, hashes[file]]),
      ...entries.map((address) => [address, hashes[entry]]),
    ]),
  });
}

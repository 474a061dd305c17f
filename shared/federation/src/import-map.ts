/** The search parameter that makes the address of a retry another one than the browser has cached. */
export const attemptParameter = 'attempt';

/** How often an entry may be asked for again in one page. */
const attempts = 5;

/** What an entry is imported as, so that it is found only where its import map holds: a bare name, which by itself leads nowhere. */
export const verifiedName = (address: string): string => `#${address}`;

/**
 * The import map by which a browser checks a remote of ES modules: hashes of all its files, and names under which its entry may be
 * imported. The text is the same wherever it is made, so that a Content-Security-Policy can allow it by its hash.
 * `base` is the remote's folder as a path, or as a URL on another origin.
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

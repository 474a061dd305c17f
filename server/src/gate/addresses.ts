/** A URL to open, and its route pattern. */
export interface Address {
  readonly path: string;
  readonly route: string;
}

const segmentsOf = (pattern: string) => pattern.split('/').filter(Boolean);

/** How many of its segments are literal, when the pattern matches the path; null otherwise. */
function wordsMatched(pattern: string, path: string): number | null {
  const [wanted, given] = [segmentsOf(pattern), segmentsOf(path)];
  if (wanted.length !== given.length) return null;
  const words = wanted.filter((segment) => !segment.startsWith(':'));
  const fits = wanted.every((segment, at) => segment.startsWith(':') || segment === given[at]);
  return fits ? words.length : null;
}

const isFixed = (pattern: string) => !/[:*]/.test(pattern);

/** The pattern that serves a path: of several that match, the one with the most literal segments. */
function servedBy(path: string, patterns: readonly string[]): string | undefined {
  return patterns
    .map((pattern) => ({ pattern, words: wordsMatched(pattern, path) }))
    .filter(({ words }) => words !== null)
    .sort((one, other) => (other.words ?? 0) - (one.words ?? 0))[0]?.pattern;
}

/** Paths of a sitemap, in their order. */
export const sitemapPaths = (xml: string): string[] =>
  [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url = '']) => new URL(url).pathname);

/**
 * A URL for each route: its own where it has no parameters, else the first of the sitemap that it serves. `unknown` are the
 * patterns for which there is none.
 */
export function addressesOf(
  patterns: readonly string[],
  sitemap: readonly string[],
): { readonly addresses: readonly Address[]; readonly unknown: readonly string[] } {
  const all = [...new Set(patterns)];
  const found = all.map((route) => ({
    route,
    path: isFixed(route) ? route : sitemap.find((path) => servedBy(path, all) === route),
  }));
  return {
    addresses: found.flatMap(({ route, path }) => (path === undefined ? [] : [{ route, path }])),
    unknown: found.filter(({ path }) => path === undefined).map(({ route }) => route),
  };
}

import { randomBytes } from 'node:crypto';
import { isInCanary } from '@shop/contracts/choice';
import type { EnvState } from '@shop/contracts/registry';
import { gateCookie } from '@shop/registry/settings';
import type { GateCookie } from './browser';
import { limits } from './limits';

/** A URL to open, and its route pattern. */
export interface Address {
  readonly path: string;
  readonly route: string;
}

const segmentsOf = (pattern: string) => pattern.split('/').filter(Boolean);

/** The number of literal segments of a pattern that matches the path; null if it does not match. */
function literalsMatched(pattern: string, path: string): number | null {
  const [wanted, given] = [segmentsOf(pattern), segmentsOf(path)];
  if (wanted.length !== given.length) return null;
  const literals = wanted.filter((segment) => !segment.startsWith(':'));
  const fits = wanted.every((segment, at) => segment.startsWith(':') || segment === given[at]);
  return fits ? literals.length : null;
}

const isFixed = (pattern: string) => !/[:*]/.test(pattern);

/** The pattern that serves a path: the matching one with the most literal segments. */
function servedBy(path: string, patterns: readonly string[]): string | undefined {
  return patterns
    .map((pattern) => ({ pattern, literals: literalsMatched(pattern, path) }))
    .filter(({ literals }) => literals !== null)
    .sort((one, other) => (other.literals ?? 0) - (one.literals ?? 0))[0]?.pattern;
}

/** Paths of a sitemap, in order. */
export const sitemapPaths = (xml: string): string[] =>
  [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url = '']) => new URL(url).pathname);

/**
 * A URL for each route: its own path if it has no parameters, else the first matching URL of the sitemap. `unknown` contains
 * patterns without a URL.
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

const tries = 10_000;

/** A cohort outside of all canaries, as most shoppers have the baseline. */
function quietCohort({ release }: EnvState): string {
  const canaries = Object.values(release?.assignments ?? {}).flatMap(({ canary }) => canary ?? []);
  for (let turn = 0; turn < tries; turn += 1) {
    const cohort = randomBytes(16).toString('base64url');
    if (!canaries.some((canary) => isInCanary(canary, cohort))) return cohort;
  }
  throw new Error('Every shopper is in a canary. Promote or abort it first.');
}

const cookieIn = (header: string): GateCookie => {
  const [pair = ''] = header.split(';');
  const equals = pair.indexOf('=');
  return { name: pair.slice(0, equals), value: decodeURIComponent(pair.slice(equals + 1)) };
};

/** Requests the cookie of a preview until the shop lists it. Throws an Error if it does not in time. */
async function previewCookie(shop: string, versions: string, cohort: GateCookie): Promise<GateCookie> {
  const until = performance.now() + limits.releaseMs;
  for (;;) {
    const response = await fetch(`${shop}/?preview=${encodeURIComponent(versions)}`, {
      headers: { cookie: `${cohort.name}=${cohort.value}` },
      signal: AbortSignal.timeout(limits.releaseMs),
    });
    await response.text();
    const found = response.headers.getSetCookie().map(cookieIn);
    const preview = found.find(({ name, value }) => name.endsWith('preview') && value !== '');
    if (preview && decodeURIComponent(preview.value).startsWith(`${versions}.`)) return preview;
    if (performance.now() > until)
      throw new Error(`The shop at ${shop} does not serve a preview of ${versions}.`);
    await new Promise((resolve) => setTimeout(resolve, limits.releasePollMs));
  }
}

/** Cookies for a browser with the candidates, and for one with the live versions. */
export async function candidateCookies(
  shop: string,
  candidates: readonly { readonly remote: string; readonly version: string }[],
  state: EnvState,
): Promise<{ readonly candidate: readonly GateCookie[]; readonly live: readonly GateCookie[] }> {
  const prefix = shop.startsWith('https:') ? '__Host-' : '';
  const cohort = { name: `${prefix}cohort`, value: quietCohort(state) };
  const versions = candidates.map(({ remote, version }) => `${remote}@${version}`).join(',');
  const marked = [cohort, { name: gateCookie, value: '1' }];
  return { candidate: [...marked, await previewCookie(shop, versions, cohort)], live: marked };
}

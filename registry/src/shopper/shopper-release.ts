import { createHmac, randomBytes } from 'node:crypto';
import { resolveRelease, type Artifact, type PageRelease, type Release } from '@shop/contracts';
import { chooseVersion } from '@shop/contracts/choice';
import { issueNonce, type Issued } from '../telemetry/nonce';
import { cohortCookie, cookieName, previewCookie, readCookie, setCohort, setPreviews } from './cookies';
import { readPreviews } from './previews';

/** A page's request, as far as it decides about versions. */
export interface ShopperRequest {
  readonly cookie: string | undefined;
  /** Path and query. */
  readonly url: string;
  /** Whether the shopper came by https. */
  readonly secure: boolean;
}

export interface ShopperRelease {
  readonly release: PageRelease;
  /** `Set-Cookie` headers to send along. */
  readonly cookies: readonly string[];
}

interface Options {
  readonly release: Release;
  readonly find: (remote: string, version: string) => Artifact | undefined;
  /** Signs previews and reports; the registry that the reports go to has the same. */
  readonly key: string;
  readonly now: Date;
}

const dayMs = 24 * 60 * 60 * 1000;
/** One session in ten reports its successes. */
const sampled = 10;

/** A session of a cohort: the same all day, and nothing from which the cohort could be learnt. */
function sessionOf(cohort: string, { release, key, now }: Options): { session: string; weight: number } {
  const day = Math.floor(now.getTime() / dayMs);
  const digest = createHmac('sha256', key).update(`session:${cohort}:${release.seq}:${day}`).digest();
  return {
    session: digest.subarray(0, 12).toString('base64url'),
    weight: digest.readUInt32BE(12) % sampled === 0 ? sampled : 0,
  };
}

/** The release as this shopper gets it: killed, preview, canary, stable; a new browser gets a cohort to stay in. */
export function shopperRelease(request: ShopperRequest, options: Options): ShopperRelease {
  const { release, find, key, now } = options;
  const read = (name: string) => readCookie(request.cookie, cookieName(name, request.secure));
  const kept = read(cohortCookie);
  // Browsers that have the cookie from before it had a prefix stay in their cohort.
  const before = kept ?? readCookie(request.cookie, cohortCookie);
  const cohort = before && /^[\w-]{22}$/.test(before) ? before : randomBytes(16).toString('base64url');
  const known = kept === cohort;
  const query = new URL(request.url, 'http://shop.invalid').searchParams.get('preview');
  const wish = { query, cookie: read(previewCookie) };
  const { previews, keep } = readPreviews(wish, release, key);
  const page = resolveRelease(release, find, (remote, assignment) =>
    chooseVersion(remote, assignment, { cohort, previews }),
  );
  const { session, weight } = sessionOf(cohort, options);
  const given: Issued['given'] = Object.fromEntries(
    Object.entries(page.remotes).map(([remote, { version, variant = 'stable' }]) => [
      remote,
      [version, variant] as const,
    ]),
  );
  const { env, seq } = release;
  const nonce = issueNonce({ env, seq, session, weight, given, until: now.getTime() + dayMs }, key);
  return {
    release: { ...page, telemetry: { nonce, reportSuccesses: weight > 0 } },
    cookies: [
      ...(known ? [] : [setCohort(cohort, request.secure)]),
      ...(keep === undefined ? [] : [setPreviews(keep, request.secure)]),
    ],
  };
}

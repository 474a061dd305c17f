import { createHmac, randomBytes } from 'node:crypto';
import {
  resolveRelease,
  type Choice,
  type Artifact,
  type Assignment,
  type PageRelease,
  type PageTelemetry,
  type Release,
  type Variant,
} from '@shop/contracts';
import { chooseVersion, placeInCanary, type Cohort, type ShopperTraits } from '@shop/contracts/choice';
import { cookieName, readCookie } from '@shop/server-kit/cookies';
import { type Client, type CountedAs, type Issued, issueNonce } from '../telemetry/nonce';
import type { Purchase } from '../telemetry/admit-report';
import { cohortCookie, gateCookie, previewCookie, readPreviews, setCohort, setPreviews } from './cookies';
import { pageFlags } from '../../domain/flags';
import { dayMs, permitMs } from '../../durations';

/** The fields of a page request that determine its versions. */
export interface ShopperRequest {
  readonly cookie: string | undefined;
  /** Path and query. */
  readonly url: string;
  /** Whether the shopper uses https. */
  readonly secure: boolean;
  /** Only called while a canary is limited to segments, or if a version was chosen manually. */
  readonly traits?: () => ShopperTraits;
}

/** The versions that a shopper has. */
export interface ShopperRelease {
  /** Shared between all shoppers with the same versions of the same release. */
  readonly release: PageRelease;
  /** Identifies this set of versions. */
  readonly key: string;
  /** Whether all shoppers have these versions, only some, or only browsers with a manual choice. */
  readonly audience: 'everybody' | 'some' | 'preview';
  /** `Set-Cookie` headers of the response. */
  readonly cookies: readonly string[];
}

export interface ReleaseOptions {
  readonly release: Release;
  readonly find: (remote: string, version: string) => Artifact | undefined;
  /** Key for previews and reports, shared with the registry that receives the reports. */
  readonly key: string;
}

/** One in this many sessions reports its successes. */
const sampled = 10;

/** Cached sets of versions by release. There are few, and every page needs one. */
const resolved = new WeakMap<Release, Map<string, PageRelease>>();

/** A keyed hash that identifies a browser, a set of versions or an order without revealing it. */
const hashOf = (kind: 'browser' | 'document' | 'purchase', name: string, key: string) =>
  createHmac('sha256', key).update(`${kind}:${name}`).digest('base64url').slice(0, 22);

function pageOf(
  release: Release,
  find: ReleaseOptions['find'],
  choices: ReadonlyMap<string, Choice | null>,
  proof: string,
): PageRelease {
  const page = resolveRelease(release, find, (remote) => choices.get(remote) ?? null);
  const flags = pageFlags(release.assignments, page.remotes, find);
  return { ...page, ...(flags && { flags }), proof };
}

function resolveOnce({ release, find, key }: ReleaseOptions, choices: ReadonlyMap<string, Choice | null>) {
  // Includes the variant, as a randomly assigned canary and a manually chosen one are different pages.
  const text = [...choices]
    .map(([remote, choice]) => `${remote}@${choice?.version ?? ''} ${choice?.variant ?? ''}`)
    .join();
  const known = resolved.get(release) ?? new Map<string, PageRelease>();
  resolved.set(release, known);
  const name = `${release.env} ${release.seq} ${text}`;
  const page = known.get(text) ?? pageOf(release, find, choices, hashOf('document', name, key));
  known.set(text, page);
  return { page, key: name };
}

/** The browser's cohort, which determines its canaries; a new one if it has none. */
function cohortOf({ cookie, secure }: ShopperRequest): { readonly cohort: string; readonly isNew: boolean } {
  const stored = readCookie(cookie, cookieName(cohortCookie, secure));
  // Browsers with the older, unprefixed cookie keep their cohort.
  const before = stored ?? readCookie(cookie, cohortCookie);
  if (before !== undefined && /^[\w-]{22}$/.test(before)) return { cohort: before, isNew: before !== stored };
  return { cohort: randomBytes(16).toString('base64url'), isNew: true };
}

function previewsOf({ cookie, url, secure, traits }: ShopperRequest, { release, key }: ReleaseOptions) {
  // Fast path: most URLs and cookies have no preview.
  const query = url.includes('preview=')
    ? new URL(url, 'http://shop.invalid').searchParams.get('preview')
    : null;
  const stored = readCookie(cookie, cookieName(previewCookie, secure));
  const isStaff = () => traits?.().isStaff ?? false;
  return readPreviews({ query, cookie: stored, isStaff }, release, key);
}

const hasCanary = ({ assignments }: Release) =>
  Object.values(assignments).some(({ canary, killed }) => canary && !killed);

/**
 * The shopper of a request, and the cookies of the response. A new browser only gets a cohort once it makes a difference, as pages
 * without cookies can be cached by a CDN.
 */
export function readShopper(
  request: ShopperRequest,
  options: ReleaseOptions,
): { readonly shopper: Cohort; readonly cookies: readonly string[] } {
  const { previews, keep } = previewsOf(request, options);
  const cookies = keep === undefined ? [] : [setPreviews(keep, request.secure)];
  const { cohort, isNew } = hasCanary(options.release) ? cohortOf(request) : { cohort: null, isNew: false };
  if (cohort && isNew) cookies.unshift(setCohort(cohort, request.secure));
  return { shopper: shopperOf(request, cohort, previews), cookies };
}

/** The release resolved for a shopper, and the ID of its set of versions. */
export const releaseFor = (shopper: Cohort, options: ReleaseOptions) =>
  resolveOnce(options, choicesOf(options.release, shopper));

/** Chooses the version of each remote for a shopper: disabled, manually chosen, canary or stable. */
export function shopperRelease(request: ShopperRequest, options: ReleaseOptions): ShopperRelease {
  const { shopper, cookies } = readShopper(request, options);
  const { page, key } = releaseFor(shopper, options);
  const { cohort, previews } = shopper;
  const audience = Object.keys(previews).length > 0 ? 'preview' : cohort === null ? 'everybody' : 'some';
  return { release: page, key, audience, cookies };
}

/** The shopper for drawing canaries. Traits are read lazily and once. */
function shopperOf({ traits }: ShopperRequest, cohort: string | null, previews: Cohort['previews']): Cohort {
  let known: ShopperTraits | undefined;
  return traits ? { cohort, previews, traits: () => (known ??= traits()) } : { cohort, previews };
}

const choicesOf = ({ assignments }: Release, shopper: Cohort) =>
  new Map(
    Object.entries(assignments).map(([remote, assignment]) => [
      remote,
      chooseVersion(remote, assignment, shopper),
    ]),
  );

/** The live sets of versions, starting with the one without canaries. Each live version is in one of them. */
export function liveSets(options: ReleaseOptions): PageRelease[] {
  const { assignments } = options.release;
  const stable = choicesOf(options.release, { cohort: null, previews: {} });
  const trial = new Map(stable);
  for (const [remote, { canary }] of Object.entries(assignments)) {
    if (canary) trial.set(remote, { version: canary.version, variant: 'canary' });
  }
  const sets = hasCanary(options.release) ? [stable, trial] : [stable];
  return sets.map((choices) => resolveOnce(options, choices).page);
}

/** The session ID of a cohort. It is the same for a day and does not reveal the cohort. */
function sessionOf(cohort: string, seq: number, key: string, now: Date) {
  const day = Math.floor(now.getTime() / dayMs);
  const digest = createHmac('sha256', key).update(`session:${cohort}:${seq}:${day}`).digest();
  return {
    session: digest.subarray(0, 12).toString('base64url'),
    weight: digest.readUInt32BE(12) % sampled === 0 ? sampled : 0,
  };
}

/** Whether reports of a page count: testers of a preview and the gate are not shoppers. */
const isCounted = ({ cookie }: ShopperRequest, { previews }: Cohort) =>
  Object.keys(previews).length === 0 && readCookie(cookie, gateCookie) === undefined;
/** Identifies a paid order and the browser that confirmed it; null for a browser without a cohort. */
export function namePurchase(request: ShopperRequest, order: string, key: string): Purchase | null {
  const { cohort, isNew } = cohortOf(request);
  if (isNew) return null;
  return { purchase: hashOf('purchase', order, key), browser: hashOf('browser', cohort, key) };
}

/** How a session counts for a version. A session outside the running canary's audience counts for neither side. */
function countedAs(assignment: Assignment | undefined, variant: Variant, shopper: Cohort): CountedAs {
  const canary = assignment?.canary;
  if (!canary || variant === 'preview') return variant;
  return placeInCanary(canary, shopper).isCompared ? variant : 'outside';
}

const isGiven =
  (versions: readonly string[] | undefined) =>
  ([remote, { version }]: readonly [string, PageRelease['remotes'][string]]): boolean =>
    versions?.includes(`${remote}@${version}`) ?? true;

interface PermitOptions extends ReleaseOptions {
  readonly now: Date;
  /** The client, as hashes for the permit. */
  readonly client?: Client;
  /** The `proof` of the page's release. */
  readonly proof?: string | undefined;
}

/** The permit of a browser with this cohort, for the current versions that its page also has. */
function issue(
  request: ShopperRequest,
  { cohort, versions }: { readonly cohort: string; readonly versions?: readonly string[] | undefined },
  options: PermitOptions,
): Issued {
  const { release, key, now, client, proof } = options;
  const { env, seq } = release;
  const shopper = shopperOf(request, cohort, previewsOf(request, options).previews);
  const { page } = releaseFor(shopper, options);
  const counts = isCounted(request, shopper);
  const given: Issued['given'] = Object.fromEntries(
    Object.entries(page.remotes)
      .filter(isGiven(versions))
      .map(([remote, { version, variant = 'stable' }]) => [
        remote,
        [
          version,
          // If the page does not count, none of its versions do.
          counts ? countedAs(release.assignments[remote], variant, shopper) : 'preview',
        ] as const,
      ]),
  );
  const permit = { id: randomBytes(12).toString('base64url'), until: now.getTime() + permitMs };
  const isServed = proof !== undefined && proof === page.proof;
  const shopped = { isServed, browser: hashOf('browser', cohort, key), ...(client && { client }) };
  return { env, seq, ...sessionOf(cohort, seq, key, now), given, purchases: true, ...permit, ...shopped };
}

/** The permit of a shopper's page to send reports, and the cookie of a new cohort. */
export function shopperTelemetry(
  request: ShopperRequest,
  options: PermitOptions,
): { readonly telemetry: PageTelemetry; readonly cookies: readonly string[] } {
  const { cohort, isNew } = cohortOf(request);
  const issued = issue(request, { cohort }, options);
  return {
    telemetry: { nonce: issueNonce(issued, options.key), reportSuccesses: issued.weight > 0 },
    cookies: isNew ? [setCohort(cohort, request.secure)] : [],
  };
}

/**
 * The versions that a call of the shop's API counts for; null for a browser without a cohort. `versions` are those of its page, as
 * a tab from before a release has other versions than its browser would get now. Without them, the browser's current versions
 * count.
 */
export function shopperIssued(
  request: ShopperRequest,
  versions: readonly string[] | undefined,
  options: PermitOptions,
): Issued | null {
  const { cohort, isNew } = cohortOf(request);
  return isNew ? null : issue(request, { cohort, versions }, options);
}

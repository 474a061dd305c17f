/** Which version of a remote a shopper gets. A separate entry for servers: it hashes with Node's crypto. */
import { createHash } from 'node:crypto';
import type { Assignment, Canary, Choice } from '@shop/contracts';
import { stableChoice } from './resolve-release';
import { isInSegment, type ShopperTraits } from './segments';

export { reachText, segmentText, type ShopperTraits } from './segments';

/** A shopper, for choosing versions. */
export interface Cohort {
  /** A random id that the browser keeps, even after sign-in; null on a first visit. */
  readonly cohort: string | null;
  /** Manually chosen versions, by remote: listed previews, and for staff also live versions and canaries. */
  readonly previews: Readonly<Record<string, string>>;
  /** Called only for canaries that are limited to segments; no traits when absent. */
  readonly traits?: () => ShopperTraits;
}

const noTraits: ShopperTraits = { isStaff: false, hasSignedIn: false, isNarrow: false, city: null };

/** Shares of shoppers are counted in basis points. */
const wholeBps = 10_000;

/**
 * A cohort's position on the scale from 0 to 9,999. The salt is fixed for a rollout, so a growing canary only
 * adds cohorts.
 */
export function canaryPoint(salt: string, cohort: string): number {
  const digest = createHash('sha256').update(`${salt}:${cohort}`).digest();
  return digest.readUInt32BE() % wholeBps;
}

/** Whether a cohort is in the canary: strictly below its basis points, so that 0 includes no shoppers and 10,000 includes all. */
export function isInCanary({ salt, bps }: Pick<Canary, 'salt' | 'bps'>, cohort: string): boolean {
  return canaryPoint(salt, cohort) < bps;
}

/** A shopper's place in a canary. */
export interface CanaryPlace {
  readonly isInside: boolean;
  /** Whether the shopper was assigned at random, and so is part of the comparison. */
  readonly isCompared: boolean;
}

/**
 * A shopper's place in a canary. Members of a segment are in it by that segment's share, and stay in it when it
 * continues with others. Only members of the last segment are compared, or shoppers outside of all segments once it
 * includes all shoppers: earlier members are not a random sample.
 */
export function placeInCanary(canary: Canary, shopper: Cohort): CanaryPlace {
  const { salt, bps, segments = [] } = canary;
  const { cohort } = shopper;
  if (cohort === null) return { isInside: false, isCompared: false };
  if (segments.length === 0) return { isInside: isInCanary(canary, cohort), isCompared: true };
  const traits = shopper.traits?.() ?? noTraits;
  const own = segments.filter(({ segment }) => isInSegment(segment, traits));
  const latest = bps === 0 ? segments.at(-1) : undefined;
  const isLatest = latest === undefined || own.includes(latest);
  return {
    isInside: [{ bps }, ...own].some((share) => isInCanary({ salt, bps: share.bps }, cohort)),
    isCompared: isLatest && own.every((one) => one === latest),
  };
}

/**
 * A manually chosen version, otherwise the canary, otherwise the stable version, otherwise null. A manual choice counts as a
 * preview even if it is the canary, so that the shopper is not part of the comparison. Not called for killed remotes.
 */
export function chooseVersion(remote: string, assignment: Assignment, shopper: Cohort): Choice | null {
  const { stable, canary, previews = [] } = assignment;
  const wanted = shopper.previews[remote];
  if (wanted !== undefined && [stable, canary?.version, ...previews].includes(wanted)) {
    return { version: wanted, variant: 'preview' };
  }
  if (canary && placeInCanary(canary, shopper).isInside) {
    return { version: canary.version, variant: 'canary' };
  }
  return stableChoice(assignment);
}

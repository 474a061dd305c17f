/**
 * Which version of a remote a shopper gets. An entry of its own: the server chooses for every page, so that the shop's
 * scripts need not carry a hash function.
 */
import type { Assignment, Canary } from './release';
import { stableChoice, type Choice } from './resolve-release';
import { sha256Uint32 } from './sha256';

/** A shopper as far as releases care. */
export interface Cohort {
  /** A random name that stays with the browser, also after sign-in; null for a visitor who has none yet. */
  readonly cohort: string | null;
  /** Versions that the shopper asked to preview, by remote. */
  readonly previews: Readonly<Record<string, string>>;
}

/** Shares of shoppers are counted in basis points. */
const wholeBps = 10_000;

/**
 * Where a cohort stands on the scale from 0 to 9,999. The salt is fixed for a rollout, so a growing canary only ever
 * takes more cohorts in.
 */
export function canaryPoint(salt: string, cohort: string): number {
  return sha256Uint32(`${salt}:${cohort}`) % wholeBps;
}

/** Whether a cohort is in the canary: strictly under its basis points, so that 0 is nobody and 10,000 everybody. */
export function isInCanary({ salt, bps }: Pick<Canary, 'salt' | 'bps'>, cohort: string): boolean {
  return canaryPoint(salt, cohort) < bps;
}

/** A listed preview, then the canary, then the stable version, or null without one. Whoever is killed is not asked about. */
export function chooseVersion(remote: string, assignment: Assignment, shopper: Cohort): Choice | null {
  const wanted = shopper.previews[remote];
  if (wanted !== undefined && assignment.previews?.includes(wanted)) {
    return { version: wanted, variant: 'preview' };
  }
  const { canary } = assignment;
  if (canary && shopper.cohort !== null && isInCanary(canary, shopper.cohort)) {
    return { version: canary.version, variant: 'canary' };
  }
  return stableChoice(assignment);
}

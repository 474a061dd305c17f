import type { Browser } from '@playwright/test';
import { badVersionNamed, badVersions } from '@shop/bad-versions';
import { readState } from '@shop/protocol';
import { quietly } from '../../../e2e/support/admin-of';
import { goodBuilds } from '../delivery/delivery';
import { playBadVersion, type Builds, type Way } from '../delivery/play-bad-version';
import { type Outcome, outcomeOf } from '../harness/outcome';
import { stoppedAfter } from '../harness/table';
import type { TrialShop } from '../remotes/trial-shop';
import { listing } from './browser-shopper';
import { log } from './log';
import { createOnlookers } from './onlookers';

/** A kind of faulty version, by the stage that must stop it. */
interface Kind {
  readonly title: string;
  /** Name of the faulty version of this kind. */
  readonly name: string;
  readonly way: Way;
  /** One page is enough for most. */
  readonly journey?: readonly string[];
  readonly maxShoppers?: number;
}

/** The kinds of the tour, in its order. */
export const kinds: readonly Kind[] = [
  {
    title: 'Rejected before it is live: a route of another remote',
    name: 'route that another remote has',
    way: 'gated',
  },
  { title: 'Rejected by the gate: shoppers cannot pay', name: 'hidden Pay button', way: 'gated' },
  {
    title: 'Skipped by the breaker: it ends the process that renders it',
    name: 'server code that ends the process',
    way: 'past the gate',
    maxShoppers: 120,
  },
  {
    title: 'Rolled back by canary monitoring: it throws on phones',
    name: 'throws in narrow windows only',
    way: 'past the gate',
  },
  {
    title: 'Rolled back after its promotion: the browser renders different text than the server',
    name: 'hydration mismatch',
    way: 'promoted',
    journey: ['/faq'],
  },
];

/** A version of each kind in turn, with the stage that stopped it. */
export async function playKinds(on: TrialShop, browser: Browser, first: number): Promise<readonly Outcome[]> {
  const builds: Omit<Builds, 'way'> = { on, browser, good: await goodBuilds(on), log };
  const outcomes: Outcome[] = [];
  for (const [index, { title, name, ...kind }] of kinds.entries()) {
    log(`${first + index}. ${title}`);
    const bad = badVersionNamed(name, badVersions(on.target));
    const { release } = await readState(quietly(on.client));
    const good = release?.assignments[bad.remote]?.stable ?? '';
    const isWatched = bad.remote === 'catalog' && kind.maxShoppers === undefined;
    const onlookers = isWatched ? createOnlookers(browser, on) : null;
    const outcome = await outcomeOf('rollout', name, () =>
      playBadVersion(
        { ...builds, journey: [listing], ...kind, onLive: onlookers?.lookDuring },
        bad,
        `1.2.${index}`,
      ),
    );
    const { stopped } = outcome;
    if (stopped) log(`Stopped by ${stopped.by}; ${stoppedAfter(stopped)}.`);
    const failures = [...outcome.failures, ...((await onlookers?.lookAfter(good)) ?? [])];
    outcomes.push({ ...outcome, failures });
    for (const failure of failures) log(`UNEXPECTED: ${failure}`);
  }
  return outcomes;
}

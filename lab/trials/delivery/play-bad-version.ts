import type { Browser } from '@playwright/test';
import { checkVersions } from '@shop/server/gate';
import { readState, RegistryResponseError } from '@shop/protocol';
import { canary, changes, promote, upload, type CommandContext } from '@shop/packer/commands';
import type { Plan } from '@shop/contracts/registry';
import { input } from '../../../e2e/support/admin-of';
import { becomes } from '../../../e2e/support/becomes';
import type { Outcome } from '../harness/outcome';
import { isRendered } from '../harness/responses';
import { playedMark } from '../remotes/fault';
import { serverFailures } from '../remotes/server-failures';
import type { TrialShop } from '../remotes/trial-shop';
import type { BadVersion } from './bad-version';
import { shopUntilTakenBack, type Shopped } from './canary-shoppers';
import { spy } from './server-faults';

/** The maximum number of shoppers, including those with other versions, before a faulty version is stopped. */
const maxShoppers = { gated: 60, pastGate: 300 } as const;
const share = '10%';
/** The evaluation interval of monitoring: 15 s. */
const patienceMs = 45_000;

/** The checks that a version passes through: all, all except the gate, or none before the full release. */
export type Way = 'gated' | 'past the gate' | 'promoted';

export interface Builds {
  readonly on: TrialShop;
  readonly good: Readonly<Record<BadVersion['remote'], Parameters<BadVersion['make']>[0]>>;
  readonly browser: Browser;
  readonly way: Way;
  /** GATE_ACCOUNT for the gate, an existing account; without it the gate does not sign in. */
  readonly account?: string;
  /** Pages that a shopper opens; the common ones by default. */
  readonly journey?: readonly string[];
  /** Maximum number of shoppers; default otherwise. */
  readonly most?: number | undefined;
  /** Called when the version is live, before the shoppers arrive. */
  readonly onLive?: (() => Promise<void>) | undefined;
  readonly log?: (line: string) => void;
}

interface Stop {
  readonly by: string;
  readonly shoppers: number;
  /** The shoppers who had the version. */
  readonly met: number;
}

const maxShoppersOf = ({ way, most }: Builds) =>
  most ?? (way === 'gated' ? maxShoppers.gated : maxShoppers.pastGate);
const logOf =
  ({ log }: Builds) =>
  (line: string) =>
    log?.(line);
const contextOf = (builds: Builds): CommandContext => ({ client: builds.on.client, log: logOf(builds) });

/** The registry's error for a version that it refuses to publish or promote; null if it accepts the version. */
async function refusedBy(builds: Builds, bad: BadVersion, version: string): Promise<string | null> {
  const { client } = builds.on;
  try {
    await upload(bad.make(builds.good[bad.remote], version), contextOf(builds));
  } catch (error) {
    if (error instanceof RegistryResponseError && error.status >= 400 && error.status < 500) {
      return `publish check: ${error.message}`;
    }
    throw error;
  }
  const body = { promote: { [bad.remote]: version } };
  const plan = await client.call<Plan>('/envs/live/plan', { method: 'POST', body });
  return plan.problems[0] ? `plan check: ${plan.problems[0].message}` : null;
}

/** The failed checks of the gate; null if the version passes. */
async function refusedByGate(builds: Builds, bad: BadVersion, version: string): Promise<string | null> {
  const { on, account } = builds;
  const env = { ...process.env, ...(account && { GATE_ACCOUNT: account }) };
  const options = { shop: on.shop.url, isShort: true, endsAtRefusal: true, env };
  const report = await checkVersions({ [bad.remote]: version }, contextOf(builds), options);
  const refusals = report.findings.filter(({ severity }) => severity === 'refuse');
  if (refusals.length === 0) return null;
  const checks = [...new Set(refusals.map(({ check }) => check))].join(', ');
  return `gate (${checks}): ${refusals[0]?.message ?? ''}`;
}

/** Whether the version ran on the server and none of its pages contains a secret of the shop. */
const foundNothing = ({ on: { secrets } }: Builds, pages: readonly string[]): boolean =>
  pages.some((html) => html.includes(playedMark)) &&
  !pages.some((html) => secrets.some((secret) => html.includes(secret)));

/** The server's failures with a version that it no longer renders; 0 if it still does. */
async function skippedAfter({ on: { client } }: Builds, of: { remote: string; version: string }, last = '') {
  if (isRendered(of.remote, { status: 200, text: last })) return 0;
  const isSeen = async () => ((await serverFailures(client, of.remote, of.version)) ?? 0) > 0;
  return (await becomes(10_000, isSeen)) ? ((await serverFailures(client, of.remote, of.version)) ?? 0) : 0;
}

/** What stops the version while shoppers arrive; null if nothing does. */
async function judge(
  builds: Builds,
  bad: BadVersion,
  version: string,
  shopped: Shopped,
): Promise<Stop | null> {
  const { shoppers, isOver, pages } = shopped;
  // Including the shopper in a browser.
  const met = pages.length + 1;
  if (await isOver()) return { by: 'watch', shoppers, met };
  if (bad.name === spy && foundNothing(builds, pages))
    return { by: 'render process without rights: it found nothing', shoppers: 0, met: 0 };
  const failures = await skippedAfter(builds, { remote: bad.remote, version }, pages.at(-1));
  if (failures > 0 && failures < met)
    return { by: 'breaker: the server leaves it out, browsers render it', shoppers, met: failures };
  return (await becomes(patienceMs, isOver)) ? { by: 'watch', shoppers, met } : null;
}

async function stoppedWhileLive(builds: Builds, bad: BadVersion, version: string): Promise<Stop | null> {
  const { on, browser, way, journey, onLive } = builds;
  const context = contextOf(builds);
  const named = `${bad.remote}@${version}`;
  await (way === 'promoted' ? promote(input([named]), context) : canary(input([named, share]), context));
  await onLive?.();
  const shopped = await shopUntilTakenBack(browser, {
    ...{ client: on.client, url: on.shop.url, remote: bad.remote, version },
    ...{ most: maxShoppersOf(builds), journey, lateMs: bad.lateMs, log: logOf(builds) },
  });
  const stopped = await judge(builds, bad, version, shopped);
  const { release, freezes } = await readState(context);
  if (release?.assignments[bad.remote]?.canary) await changes.abort(input([bad.remote]), context);
  // A second rollback within half an hour would freeze the remote and block the next version.
  if (freezes[bad.remote]) await changes.unfreeze(input([bad.remote]), context);
  return stopped;
}

async function stop(builds: Builds, bad: BadVersion, version: string): Promise<Stop | null> {
  const gate = builds.way === 'gated' ? refusedByGate : () => null;
  const refused = (await refusedBy(builds, bad, version)) ?? (await gate(builds, bad, version));
  if (bad.isFine && refused === null) return null;
  return refused === null ? stoppedWhileLive(builds, bad, version) : { by: refused, shoppers: 0, met: 0 };
}

/**
 * Publishes a faulty version and releases it until a check stops it: the registry, the gate, then a canary for 10 % of
 * shoppers; or without these, to all shoppers.
 */
export async function playBadVersion(builds: Builds, bad: BadVersion, version: string): Promise<Outcome> {
  const began = performance.now();
  const stopped = await stop(builds, bad, version);
  const seconds = Math.round((performance.now() - began) / 1000);
  const { release } = await readState(contextOf(builds));
  const isLive = release?.assignments[bad.remote]?.stable === version;
  const most = maxShoppersOf(builds);
  return {
    ...{ trial: 'delivery', done: bad.name, responses: {}, alive: builds.on.shop.isAlive() },
    stopped: {
      by: stopped?.by ?? (bad.gap ? `nothing: ${bad.gap}` : 'nothing'),
      shoppers: stopped?.shoppers ?? (bad.isFine ? 0 : most),
      ...(stopped && { met: stopped.met }),
      seconds,
    },
    failures: [
      ...(bad.isFine && stopped ? [`it is fine, and was refused: ${stopped.by}`] : []),
      ...(stopped === null && !bad.isFine && !bad.gap ? [`nothing stopped it within ${most} shoppers`] : []),
      ...(isLive ? ['it is live'] : []),
      ...(builds.on.shop.isAlive() ? [] : ['the process of the shop ended']),
    ],
  };
}

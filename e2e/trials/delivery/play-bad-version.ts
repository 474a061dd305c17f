import type { Browser } from '@playwright/test';
import { checkVersions } from '@shop/server/gate';
import { RegistryResponseError } from '@shop/packer';
import { canary, changes, readState, upload } from '@shop/packer/commands';
import type { Plan } from '@shop/contracts/registry';
import { quietly, input } from '../../support/admin-of';
import type { Outcome } from '../harness/outcome';
import { playedMark } from '../remotes/fault';
import type { TrialShop } from '../remotes/trial-shop';
import type { BadVersion } from './bad-version';
import { shopUntilRolledBack } from './canary-shoppers';
import { spy } from './server-faults';

/** More shoppers than this must meet no bad version, the control's among them. */
const mostShoppers = 60;
const share = '10%';
/** The watch looks every 15 s. */
const patienceMs = 45_000;

export interface Builds {
  readonly on: TrialShop;
  readonly good: Readonly<Record<BadVersion['remote'], Parameters<BadVersion['make']>[0]>>;
  readonly browser: Browser;
  /** Whether the gate is left out, as where ops overrule it. */
  readonly pastGate: boolean;
  /** For the gate: an account that exists in the shop, as GATE_ACCOUNT. */
  readonly account: string;
}

interface Stop {
  readonly by: string;
  readonly shoppers: number;
}

/** What the registry says of a version that it does not take, or does not make live; null where it has nothing against it. */
async function refusedBy(
  { on: { client }, good }: Builds,
  bad: BadVersion,
  version: string,
): Promise<string | null> {
  const packed = bad.make(good[bad.remote], version);
  try {
    await upload(packed, quietly(client));
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

/** The checks of the gate that refuse a version; null when it lets it pass. */
async function refusedByGate(
  { on, account }: Builds,
  bad: BadVersion,
  version: string,
): Promise<string | null> {
  const env = { ...process.env, GATE_ACCOUNT: account };
  const options = { shop: on.shop.url, isShort: true, endsAtRefusal: true, env };
  const report = await checkVersions({ [bad.remote]: version }, quietly(on.client), options);
  const refusals = report.findings.filter(({ severity }) => severity === 'refuse');
  if (refusals.length === 0) return null;
  const checks = [...new Set(refusals.map(({ check }) => check))].join(', ');
  return `gate (${checks}): ${refusals[0]?.message ?? ''}`;
}

/** Whether the version ran on the server, and none of its pages shows a secret of the shop. */
const foundNothing = ({ on: { secrets } }: Builds, pages: readonly string[]): boolean =>
  pages.some((html) => html.includes(playedMark)) &&
  !pages.some((html) => secrets.some((secret) => html.includes(secret)));

async function stoppedInCanary(builds: Builds, bad: BadVersion, version: string): Promise<Stop | null> {
  const { on, browser } = builds;
  const context = quietly(on.client);
  await canary(input([`${bad.remote}@${version}`, share]), context);
  const { shoppers, isRolledBack, pages } = await shopUntilRolledBack(browser, {
    ...{ client: on.client, url: on.shop.url, remote: bad.remote },
    ...{ most: mostShoppers, patienceMs },
  });
  if (isRolledBack) return { by: 'watch', shoppers };
  await changes.abort(input([bad.remote]), context);
  const isHarmless = bad.name === spy && foundNothing(builds, pages);
  return isHarmless ? { by: 'render process without rights: it found nothing', shoppers: 0 } : null;
}

async function stop(builds: Builds, bad: BadVersion, version: string): Promise<Stop | null> {
  const gate = builds.pastGate ? () => null : refusedByGate;
  const refused = (await refusedBy(builds, bad, version)) ?? (await gate(builds, bad, version));
  if (bad.isFine && refused === null) return null;
  return refused === null ? stoppedInCanary(builds, bad, version) : { by: refused, shoppers: 0 };
}

/** Publishes a bad version and lets it get as far as it can: the registry's checks, the gate, then a canary of a tenth. */
export async function playBadVersion(builds: Builds, bad: BadVersion, version: string): Promise<Outcome> {
  const began = performance.now();
  const stopped = await stop(builds, bad, version);
  const seconds = Math.round((performance.now() - began) / 1000);
  const { release } = await readState(quietly(builds.on.client));
  const isLive = release?.assignments[bad.remote]?.stable === version;
  return {
    ...{ trial: 'delivery', done: bad.name, responses: {}, alive: builds.on.shop.isAlive() },
    stopped: {
      by: stopped?.by ?? 'nothing',
      shoppers: stopped?.shoppers ?? (bad.isFine ? 0 : mostShoppers),
      seconds,
    },
    failures: [
      ...(bad.isFine && stopped ? [`it is fine, and was refused: ${stopped.by}`] : []),
      ...(stopped === null && !bad.isFine ? [`nothing stopped it within ${mostShoppers} shoppers`] : []),
      ...(isLive ? ['it is live'] : []),
      ...(builds.on.shop.isAlive() ? [] : ['the process of the shop ended']),
    ],
  };
}

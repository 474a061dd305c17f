import type { EnvState, Rollout, RolloutRequest } from '@shop/contracts/registry';
import { changes, environments, upload, type CommandContext } from '@shop/packer/commands';
import { fetchBuild, renamedBuild } from '@shop/protocol/testing';
import { checkVersions, reportLines } from '../../../server/src/gate/check';
import { input } from '../../../e2e/support/admin-of';
import { releaseIn } from '../../support/release-in';
import { startShop, type TestShop } from '../../../e2e/support/temporary-shop';
import { listing } from './browser-shopper';

/** A rollout continues at the registry's next evaluation, every 15 s. */
const everyMs = 1000;
const patienceMs = 120_000;

const stagingOf = (context: CommandContext): CommandContext => ({ ...context, environment: 'staging' });

/** The remote that gets a new version; the gate opens few pages for it. */
const remote = 'checkout';

/** Its version on a page of a shop. */
async function versionAt(shop: string): Promise<string> {
  const response = await fetch(shop + listing);
  return releaseIn(await response.text())?.remotes[remote]?.version ?? 'none';
}

/** Adds a staging environment with the live versions and a new one, and makes it the source of live. */
async function fillStaging(context: CommandContext, version: string): Promise<void> {
  const reason = 'Staging first';
  await environments({ words: ['add', 'staging'], options: { reason, force: false } }, context);
  await environments({ words: ['source', 'staging'], options: { reason, force: false } }, context);
  const { release } = await context.client.call<EnvState>('/envs/live');
  const others = Object.entries(release?.assignments ?? {}).flatMap(([name, { stable }]) =>
    stable && name !== remote ? `${name}@${stable}` : [],
  );
  await changes.promote(input([...others, `${remote}@${version}`]), stagingOf(context));
}

/** Rolls the version out to live in stages; resolves when all shoppers have it. */
async function rollOutOn({ client, log }: CommandContext, version: string): Promise<void> {
  const stages = [{ bps: 1000 }, { bps: 5000 }, { bps: 10_000 }];
  const body: RolloutRequest = {
    ...{ remote, version, stages, bakeMinutes: 0, minSessions: 0, start: true },
    reason: 'It does well in staging',
  };
  const { id } = await client.call<Rollout>('/envs/live/rollouts', { method: 'POST', body });
  const until = performance.now() + patienceMs;
  let last = 0;
  while (performance.now() < until) {
    const { stage, hold } = await client.call<Rollout>(`/envs/live/rollouts/${id}`);
    if (hold) throw new Error(`The rollout is on hold: ${hold.reason}`);
    // A stage may end before it is polled.
    for (; last < stage; last += 1)
      log(`Stage ${last + 1}: ${(stages[last]?.bps ?? 0) / 100}% of shoppers have it.`);
    if (stage === stages.length) return;
    await new Promise((resolve) => setTimeout(resolve, everyMs));
  }
  throw new Error(`The rollout did not finish within ${patienceMs / 1000} s.`);
}

/**
 * Publishes a version of checkout, deploys it to a staging shop, checks it with the gate, and rolls it out to live in
 * stages. Afterwards live no longer requires staging.
 */
export async function goThroughStaging(
  shop: TestShop,
  context: CommandContext,
  { version, token }: { readonly version: string; readonly token: string },
): Promise<void> {
  const { log } = context;
  log('1. Publish');
  const build = await fetchBuild(context.client, remote, '1.0.0');
  await upload(renamedBuild(build, version), context);
  log('2. Staging: a second shop of the same registry, with RELEASE_ENVIRONMENT=staging');
  await fillStaging(context, version);
  const staging = await startShop({
    REGISTRY_URL: shop.opsUrl,
    REGISTRY_TOKEN: token,
    RELEASE_ENVIRONMENT: 'staging',
  });
  try {
    log(
      `Staging has ${remote}@${await versionAt(staging.url)}, live has ${remote}@${await versionAt(shop.url)}.`,
    );
  } finally {
    await staging.dispose();
  }
  log('3. The gate compares its pages with the live ones');
  const report = await checkVersions({ [remote]: version }, context, { shop: shop.url, isShort: true });
  for (const line of reportLines(report)) log(line);
  log('4. Live, by stages');
  await rollOutOn(context, version);
  log(`Live has ${remote}@${await versionAt(shop.url)}: exactly the files that staging had.`);
  log('The following versions skip staging, which has no shoppers to notice their faults.');
  const reason = 'Ops are in a hurry';
  await environments({ words: ['source', 'none'], options: { reason, force: false } }, context);
}

import type { BadVersion, Named, RegistryAdapter, RemoteBuild, StoppedBy } from '@shop/bad-versions';
import { playedMark, spy } from '@shop/bad-versions';
import type { Plan } from '@shop/contracts/registry';
import { canary, changes, promote, upload, type CommandContext } from '@shop/packer/commands';
import { readState, RegistryResponseError } from '@shop/protocol';
import type { PackedRemote } from '@shop/protocol';
import { renamedBuild } from '@shop/protocol/testing';
import { checkVersions } from '@shop/server/gate';
import { input } from '../../../e2e/support/admin-of';
import { pollUntil } from '../../../e2e/support/poll-until';
import { isRendered } from '../harness/responses';
import { serverFailures } from '../remotes/server-failures';
import { shopUntilRolledBack, type Shopped } from './canary-shoppers';
import type { Builds } from './play-bad-version';

const share = '10%';
/** The evaluation interval of monitoring: 15 s. */
const patienceMs = 45_000;

const nameOf = ({ remote, version }: Named) => `${remote}@${version}`;

/** A packed remote as a build without the registry's format. */
function buildOf({ artifact, files }: PackedRemote): RemoteBuild {
  const { remote, version, routes, manifest } = artifact;
  const { entry, globalName, serverEntry, exposes } = manifest;
  const styles = Object.fromEntries(Object.entries(exposes).map(([module, { css }]) => [module, css]));
  return {
    ...{ remote, version, entry, globalName, routes, styles, files, listed: files },
    serverEntry: serverEntry?.path ?? null,
  };
}

/** The build in the registry's format; its record lists the files that the build lists. */
function packedOf({ artifact }: PackedRemote, build: RemoteBuild): PackedRemote {
  const { version, routes, styles, files, listed } = build;
  const exposes = Object.fromEntries(
    Object.entries(artifact.manifest.exposes).map(([module, assets]) => [
      module,
      { ...assets, css: styles[module] ?? [] },
    ]),
  );
  const manifest = { ...artifact.manifest, exposes };
  // Lists the files with their hashes.
  const packed = renamedBuild(
    { artifact: { ...artifact, version, routes, manifest }, files: listed },
    version,
  );
  return { ...packed, files };
}

/** A bad version, made from a good build. */
export function packBadVersion(good: PackedRemote, bad: BadVersion, version: string): PackedRemote {
  const renamed = renamedBuild(good, version);
  return packedOf(renamed, bad.make(buildOf(renamed)));
}

/** The registry's error for a request that it refuses; null if it accepts it. */
async function refusalOf(stage: string, request: () => Promise<unknown>): Promise<string | null> {
  try {
    await request();
    return null;
  } catch (error) {
    const isRefusal = error instanceof RegistryResponseError && error.status >= 400 && error.status < 500;
    if (isRefusal) return `${stage}: ${error.message}`;
    throw error;
  }
}

/** The failed checks of the gate; null if the version passes. */
async function refusedByGate({ on, account }: Builds, context: CommandContext, { remote, version }: Named) {
  const env = { ...process.env, ...(account && { GATE_ACCOUNT: account }) };
  const options = { shop: on.shop.url, isShort: true, endsAtRefusal: true, env };
  const report = await checkVersions({ [remote]: version }, context, options);
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
async function skippedAfter({ on: { client } }: Builds, { remote, version }: Named, last = '') {
  if (isRendered(remote, { status: 200, text: last })) return 0;
  const isSeen = async () => ((await serverFailures(client, remote, version)) ?? 0) > 0;
  return (await pollUntil(10_000, isSeen)) ? ((await serverFailures(client, remote, version)) ?? 0) : 0;
}

/** What stops the version while shoppers arrive; null if nothing does. */
async function judge(
  builds: Builds,
  bad: BadVersion,
  named: Named,
  { shoppers, isOver, pages }: Shopped,
): Promise<StoppedBy | null> {
  // Including the shopper in a browser.
  const met = pages.length + 1;
  if (await isOver()) return { by: 'watch', shoppers, met };
  if (bad.name === spy && foundNothing(builds, pages))
    return { by: 'render process without rights: it found nothing', shoppers: 0, met: 0 };
  const failures = await skippedAfter(builds, named, pages.at(-1));
  if (failures > 0 && failures < met)
    return { by: 'breaker: the server leaves it out, browsers render it', shoppers, met: failures };
  return (await pollUntil(patienceMs, isOver)) ? { by: 'watch', shoppers, met } : null;
}

/** This project's registry: a publish, the gate, then a canary for 10% of shoppers, or all shoppers at once. */
export function registryAdapter(builds: Builds): RegistryAdapter {
  const { on, good, browser, way, journey, onLive, log = () => undefined } = builds;
  const { client } = on;
  const context: CommandContext = { client, log };
  return {
    goodBuild: ({ remote, version }) => Promise.resolve(buildOf(renamedBuild(goodOf(good, remote), version))),
    async publish(build) {
      const base = renamedBuild(goodOf(good, build.remote), build.version);
      const refused = await refusalOf('publish check', () => upload(packedOf(base, build), context));
      if (refused !== null) return refused;
      const body = { promote: { [build.remote]: build.version } };
      const plan = await client.call<Plan>('/envs/live/plan', { method: 'POST', body });
      return plan.problems[0] ? `plan check: ${plan.problems[0].message}` : null;
    },
    ...(way === 'gated' && { check: (named: Named) => refusedByGate(builds, context, named) }),
    async release(named) {
      const words = [nameOf(named)];
      await (way === 'promoted' ? promote(input(words), context) : canary(input([...words, share]), context));
      await onLive?.();
      return null;
    },
    async shop(named, bad, max) {
      const shopped = await shopUntilRolledBack(browser, {
        ...{ client, url: on.shop.url, ...named, maxShoppers: max, journey, lateMs: bad.lateMs, log },
      });
      return judge(builds, bad, named, shopped);
    },
    async restore({ remote }) {
      const { release, freezes } = await readState(context);
      if (release?.assignments[remote]?.canary) await changes.abort(input([remote]), context);
      // A second rollback within half an hour would freeze the remote and block the next version.
      if (freezes[remote]) await changes.unfreeze(input([remote]), context);
    },
    async isLive({ remote, version }) {
      const { release } = await readState(context);
      return release?.assignments[remote]?.stable === version;
    },
  };
}

function goodOf(good: Builds['good'], remote: string): PackedRemote {
  const found = Object.entries(good).find(([name]) => name === remote)?.[1];
  if (!found) throw new Error(`There is no good build of ${remote}.`);
  return found;
}

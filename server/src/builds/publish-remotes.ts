import { isDeepStrictEqual } from 'node:util';
import type { Assignment, Release, ShellContract } from '@shop/contracts';
import { RegistryError } from '@shop/protocol';
import { type Actor, everywhere, type Registry } from '@shop/registry';
import type { GetBuilds } from '../wiring/shop-releases';
import { type Build, recordOf, type ShopBuilds } from './build';
import { packFolder } from './pack-folder';
import { shellSourceMaps } from './publish-shell';

/** The actor for publishing and promoting builds at a start. */
const starter: Actor = everywhere('start', 'admin');

/** Number of releases to search for the actor who promoted a version. Older versions count as promoted by a person. */
export const searchedReleases = 200;

/** Whether two assignments differ at most in the values of flags. */
const isSameVersion = (a: Assignment | undefined, b: Assignment) =>
  a !== undefined && isDeepStrictEqual({ ...a, flags: undefined }, { ...b, flags: undefined });

/** Whether a start promoted the live version of a remote. Versions that people promoted are not replaced. */
function isOurs(remote: string, history: readonly Release[]): boolean {
  const [head] = history;
  const live = head?.assignments[remote];
  if (!live) return true;
  const placed = history.findLast((_release, at) =>
    history.slice(0, at + 1).every(({ assignments }) => isSameVersion(assignments[remote], live)),
  );
  return placed?.actor === starter.name && history.length < searchedReleases;
}

/** Whether a version was published before with different contents: by an earlier build of the server, or by a team. */
const differsFromPublished = ({ status, details }: RegistryError): boolean =>
  status === 409 && details.body?.digest !== undefined;

/**
 * Publishes the built remotes and makes new versions live, in one release. A remote that operators have promoted keeps its version;
 * the new one is only published.
 */
export async function publishRemotes(
  remotes: ReadonlyMap<string, Build>,
  { publisher, releases, cache, environment }: Registry,
  history: readonly Release[],
  log: (line: string) => void,
): Promise<void> {
  const [head] = history;
  const versions: Record<string, string> = {};
  for (const [name, build] of remotes) {
    const published = await cache.ensure(name, build.version);
    // A version that was published from the same sources is reused, even if it was rebuilt since.
    if (published?.source !== build.source) {
      try {
        await publisher.publish(await build.use(() => packFolder(build.dir, starter.name)), starter);
      } catch (error) {
        if (!(error instanceof RegistryError)) throw error;
        // A start does not sign versions. Remotes with keys must be published by the owner of a key.
        if (error.status === 403) {
          log(`${name}@${build.version} is not published: ${error.message}`);
          continue;
        }
        // An upgrade of the server must not depend on the version numbers of its remotes.
        if (!differsFromPublished(error)) throw error;
        const { stable = build.version } = head?.assignments[name] ?? {};
        log(`${name}@${build.version} was already published with different contents; ${stable} is live.`);
        if (stable !== build.version) continue;
        if (published && !published.manifest.serverEntry)
          log(
            `${name}@${stable} has no server build; its pages are rendered in the browser until another version is live.`,
          );
      }
    }
    if (head?.assignments[name]?.stable === build.version) continue;
    if (isOurs(name, history)) versions[name] = build.version;
    else {
      const { stable, canary } = head?.assignments[name] ?? {};
      const placed = stable ?? `a canary of ${canary?.version ?? 'another version'}`;
      log(`${name}@${build.version} is published; operators have promoted ${placed}, which stays live.`);
    }
  }
  const news = Object.entries(versions).map(([name, version]) => `${name}@${version}`);
  if (news.length === 0) return log(`Release ${head?.seq ?? 0} is live.`);
  const reason = `Published ${news.join(', ')}`;
  const notReleased = `${news.join(', ')} ${news.length === 1 ? 'was' : 'were'} not released`;
  const change = { kind: 'promote', versions } as const;
  // The gate is skipped, as the shop does not serve pages yet.
  const changeRequest = { actor: starter, reason, expected: head?.seq ?? 0, key: null, overrule: true };
  try {
    const { source } = await releases.plan(environment, change);
    // Only users may override the environment's source. The first release needs no source.
    if (head && source && source.held.length > 0) {
      const held = source.held.map(({ message }) => message).join(' ');
      return log(`${notReleased}; release ${head.seq} is still live: ${held}`);
    }
    const release = await releases.change(environment, change, changeRequest);
    log(`Release ${release.seq} is live: ${news.join(', ')}`);
  } catch (error) {
    // The shop cannot open without a release. With an earlier one, it opens unchanged.
    if (!head || !(error instanceof RegistryError)) throw error;
    log(`${notReleased}; release ${head.seq} is still live: ${error.message}`);
  }
}

/** The packages that a build of the shell provides to remotes. Releases are checked against them. */
export async function contractOf(shell: Build): Promise<ShellContract> {
  const { shell: contract } = await shell.use(async () => recordOf(shell.dir));
  if (!contract) throw new Error(`${shell.dir} does not contain a build of the shell.`);
  return contract;
}

/** Publishes a process's builds of the shell and the remotes to a registry. Resolves with the builds. */
export async function publishBuilds(
  registry: Registry,
  getBuilds: GetBuilds,
  log: (line: string) => void,
): Promise<ShopBuilds> {
  const builds = await getBuilds(await registry.published());
  await registry.releases.setShell(registry.environment, await contractOf(builds.shell), starter);
  const maps = await shellSourceMaps(builds.shell);
  await registry.sourceMaps.saveOfShell(maps.names, maps.read);
  const history = await registry.history(registry.environment, searchedReleases);
  await publishRemotes(builds.remotes, registry, history, log);
  return builds;
}

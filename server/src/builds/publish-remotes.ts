import { RegistryError } from '@shop/packer';
import { isDeepStrictEqual } from 'node:util';
import type { Release } from '@shop/contracts';
import { everywhere, liveEnv, type Actor, type Registry } from '@shop/registry';
import type { Build } from './build';
import { packFolder } from './pack-folder';

/** Who publishes and promotes the builds that a process finds when it starts. */
export const starter: Actor = everywhere('start', 'admin');

/** Releases that are looked through for whoever placed a version; one from before then is somebody's. */
export const lookBack = 200;

/** Whether what is live of a remote was placed by a start: what people have placed stays where they placed it. */
function isOurs(remote: string, history: readonly Release[]): boolean {
  const [head] = history;
  const live = head?.assignments[remote];
  if (!live) return true;
  const placed = history.findLast((_release, at) =>
    history.slice(0, at + 1).every(({ assignments }) => isDeepStrictEqual(assignments[remote], live)),
  );
  return placed?.actor === starter.name && history.length < lookBack;
}

/**
 * Publishes the built remotes and makes live what is new, in one release. A remote that ops have placed keeps their
 * version; the new one is published and waits to be promoted.
 */
export async function publishRemotes(
  remotes: ReadonlyMap<string, Build>,
  { publisher, releases, cache }: Registry,
  history: readonly Release[],
  say: (line: string) => void,
): Promise<void> {
  const [head] = history;
  const versions: Record<string, string> = {};
  for (const [name, build] of remotes) {
    const published = await cache.ensure(name, build.version);
    // What was published from these sources is taken as it is, whoever has built them again since.
    if (published?.source !== build.source) {
      try {
        await publisher.publish(await build.use(() => packFolder(build.dir, starter.name)), starter);
      } catch (error) {
        // A start signs nothing: a remote with keys is published by whoever has one.
        if (!(error instanceof RegistryError) || error.status !== 403) throw error;
        say(`${name}@${build.version} is not published: ${error.message}`);
        continue;
      }
    }
    if (head?.assignments[name]?.stable === build.version) continue;
    if (isOurs(name, history)) versions[name] = build.version;
    else {
      const { stable, canary } = head?.assignments[name] ?? {};
      const placed = stable ?? `a canary of ${canary?.version ?? 'another version'}`;
      say(`${name}@${build.version} is published; ops have placed ${placed}, which stays live.`);
    }
  }
  const news = Object.entries(versions).map(([name, version]) => `${name}@${version}`);
  if (news.length === 0) return say(`Release ${head?.seq ?? 0} is live.`);
  const reason = `Published ${news.join(', ')}`;
  // Before the shop is open nobody can open pages of it; a version that a person publishes is looked at.
  const changeRequest = { actor: starter, reason, expected: head?.seq ?? 0, key: null, overrule: true };
  try {
    const release = await releases.change(liveEnv, { kind: 'promote', versions }, changeRequest);
    say(`Release ${release.seq} is live: ${news.join(', ')}`);
  } catch (error) {
    // Without any release there is no shop; with one, the shop opens as it was.
    if (!head || !(error instanceof RegistryError)) throw error;
    say(`Release ${head.seq} stays live, without ${news.join(', ')}: ${error.message}`);
  }
}

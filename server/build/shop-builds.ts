import type { PackedRemote, SigningKey } from '@shop/protocol';
import { type GetBuilds, packFolder } from '@shop/server';
import { type Build, buildFolders } from '@shop/server/builds';
import { buildStale, type BuildTarget, withBuild } from './build-package';
import { remoteNames, root } from './packages';
import { consoleTarget, officeTarget, remoteTarget, shellTarget } from './targets';

/** A build of this checkout, which is rebuilt if another process has overwritten it. */
export const buildOf = (target: BuildTarget, log?: (line: string) => void): Build => ({
  dir: target.out,
  source: target.source,
  version: target.version,
  use: (work) => withBuild(target, work, log),
});

/** The builds of this checkout for a shop. Stale packages are built first. */
export const checkoutBuilds =
  (log: (line: string) => void, shell: BuildTarget = shellTarget()): GetBuilds =>
  async (find) => {
    // A shop with a remote registry publishes no remotes and does not serve the console.
    const names = find ? remoteNames : [];
    const remotes = new Map(names.map((name) => [name, remoteTarget(name, find)]));
    const office = officeTarget();
    await buildStale([shell, office, ...(find ? [consoleTarget()] : []), ...remotes.values()], log);
    const { publicDir, consoleDir } = buildFolders(root);
    return {
      shell: buildOf(shell, log),
      publicDir,
      consoleDir,
      office: buildOf(office, log),
      remotes: new Map([...remotes].map(([name, target]) => [name, buildOf(target, log)])),
    };
  };

/**
 * The build of a remote with its record for the registry, signed if there is a key. Rebuilds it if another process has overwritten
 * it.
 */
export function packBuild(
  target: BuildTarget,
  publishedBy: string,
  key: SigningKey | null = null,
): Promise<PackedRemote> {
  return withBuild(target, () => packFolder(target.out, publishedBy, key));
}

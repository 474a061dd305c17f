import type { ShellContract } from '@shop/contracts';
import type { Registry } from '@shop/registry';
import { recordOf, type Build, type ShopBuilds } from '../builds/build';
import { lookBack, publishRemotes, starter } from '../builds/publish-remotes';
import { shellSourceMaps } from '../builds/shell-source-maps';
import type { GetBuilds } from './open-releases';

/** What a build of the shell offers to remotes, as releases are checked against it. */
export async function contractOf(shell: Build): Promise<ShellContract> {
  const { shell: contract } = await shell.use(async () => recordOf(shell.dir));
  if (!contract) throw new Error(`${shell.dir} holds no build of the shell.`);
  return contract;
}

/** Publishes a process's builds of the shell and the remotes to a registry; resolves with them. */
export async function publishBuilds(
  registry: Registry,
  getBuilds: GetBuilds,
  log: (line: string) => void,
): Promise<ShopBuilds> {
  const builds = await getBuilds(await registry.published());
  await registry.releases.setShell(registry.environment, await contractOf(builds.shell), starter);
  const maps = await shellSourceMaps(builds.shell);
  await registry.sourceMaps.saveOfShell(maps.names, maps.read);
  const history = await registry.history(registry.environment, lookBack);
  await publishRemotes(builds.remotes, registry, history, log);
  return builds;
}

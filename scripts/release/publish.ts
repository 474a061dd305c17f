import { readRemoteDescriptor } from '@shop/packer';
import { envPath, readRemote, upload, UsageError, type Command } from '@shop/packer/commands';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { isFresh, withBuild, type BuildTarget } from '../build/build-package';
import { remoteDir, remoteNames } from '../build/packages';
import { remoteTarget, shellTarget } from '../build/targets';
import { packBuild } from '../registry/pack-build';
import { shellContract } from '../registry/shell-contract';

/** Builds that one remote, and nothing of anybody else's. */
async function build(target: BuildTarget, say: (line: string) => void): Promise<void> {
  if (isFresh(target)) return say(`The build of ${path.basename(target.dir)} ${target.version} is fresh.`);
  const began = performance.now();
  await withBuild(target, () => Promise.resolve(), say);
  const seconds = ((performance.now() - began) / 1000).toFixed(1);
  say(`Built ${path.basename(target.dir)} ${target.version} in ${seconds} s`);
}

/** `publish catalog`: builds it as the version of its package.json, or as `--as`, and uploads it. `publish shell` tells what the shell provides. */
export const publish: Command = async ({ words, options }, surroundings) => {
  const { client, say } = surroundings;
  const name = readRemote(words[0]);
  if (name === 'shell') {
    const contract = shellContract(shellTarget().version);
    await client.call(`${envPath}/shell`, { method: 'PUT', body: contract });
    say(`The registry checks releases against shell ${contract.version}.`);
    return contract;
  }
  if (!remoteNames.some((known) => known === name)) {
    throw new UsageError(`There is no remote "${name}" here. There are: ${remoteNames.join(', ')}.`);
  }
  // Before anything is built of it.
  await readRemoteDescriptor(path.join(remoteDir(name), 'remote.json'));
  const target = remoteTarget(name);
  const version = options.as ?? target.version;
  // A version that is not the package's is built aside: the usual folder keeps the usual build.
  const aside = version === target.version ? null : await mkdtemp(path.join(tmpdir(), `release-${name}-`));
  try {
    const wanted = { ...target, version, out: aside ?? target.out };
    await build(wanted, say);
    return await upload(await packBuild(wanted, 'command line'), surroundings);
  } finally {
    if (aside) await rm(aside, { recursive: true, force: true });
  }
};

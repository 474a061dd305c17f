import { envPathOf, readRemote, readRemoteDescriptor } from '@shop/protocol';
import { signingKeyOf, upload, UsageError, type Command } from '@shop/packer/commands';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { buildStale } from './build-package';
import { remoteDir, remoteNames } from './packages';
import { remoteTarget, shellTarget } from './targets';
import { packBuild } from './shop-builds';
import { shellContract } from './build-facts';

/**
 * `publish-build catalog`: builds it with the version in its package.json, or the one in `--as`, and uploads it. `publish-build
 * shell` registers the contract of the shell.
 */
export const publishBuild: Command = async ({ words, options }, context) => {
  const { client, log } = context;
  const name = readRemote(words[0]);
  if (name === 'shell') {
    const contract = shellContract(shellTarget().version);
    await client.call(`${envPathOf(context)}/shell`, { method: 'PUT', body: contract });
    log(`The registry checks releases against shell ${contract.version}.`);
    return contract;
  }
  if (!remoteNames.some((known) => known === name)) {
    throw new UsageError(`Unknown remote: "${name}". This checkout has ${remoteNames.join(', ')}.`);
  }
  // Checked before anything is built.
  await readRemoteDescriptor(path.join(remoteDir(name), 'remote.json'));
  const key = await signingKeyOf(options);
  const target = remoteTarget(name);
  const version = options.as ?? target.version;
  // A version other than the package's is built in a separate folder, so that the default build is kept.
  const aside = version === target.version ? null : await mkdtemp(path.join(tmpdir(), `release-${name}-`));
  try {
    const wanted = { ...target, version, out: aside ?? target.out };
    await buildStale([wanted], log);
    return await upload(await packBuild(wanted, 'command line', key), context);
  } finally {
    if (aside) await rm(aside, { recursive: true, force: true });
  }
};

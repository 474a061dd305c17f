import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { sendArchive, type PackedRemote } from '@shop/registry';
import { isFresh, withBuild, type BuildTarget } from '../../build/build-package';
import { remoteNames } from '../../build/packages';
import { remoteTarget, shellTarget } from '../../build/targets';
import { packBuild } from '../../registry/pack-build';
import { shellContract } from '../../registry/shell-contract';
import { envPath, readRemote, type Command, type Surroundings } from '../command';
import { UsageError } from '../exit-codes';

/** Builds that one remote, and nothing of anybody else's. */
async function build(target: BuildTarget, say: (line: string) => void): Promise<void> {
  if (isFresh(target)) return say(`The build of ${path.basename(target.dir)} ${target.version} is fresh.`);
  const began = performance.now();
  await withBuild(target, () => Promise.resolve(), say);
  const seconds = ((performance.now() - began) / 1000).toFixed(1);
  say(`Built ${path.basename(target.dir)} ${target.version} in ${seconds} s`);
}

/** Sends a packed build to the registry; the same bytes under a published version change nothing. */
export async function upload(
  { artifact, files }: PackedRemote,
  { client, say }: Surroundings,
): Promise<unknown> {
  const { remote, version, digest } = artifact;
  const archive = sendArchive(artifact, (name) => [files.get(name) ?? new Uint8Array()]);
  const { outcome } = await client.upload(`/artifacts/${remote}/${version}`, archive);
  say(
    outcome === 'published'
      ? `${remote}@${version} is published (${artifact.files.length} files). Make it live: npm run release -- promote ${remote}@${version}`
      : `${remote}@${version} is published already, with the same contents.`,
  );
  return { remote, version, digest, outcome };
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

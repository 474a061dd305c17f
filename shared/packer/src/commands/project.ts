import { createWriteStream } from 'node:fs';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import { sendArchive, type SigningKey } from '@shop/protocol';
import { refuseLiveEndpoints } from '../project/live-endpoints';
import { packProject, type ProjectFolders } from '../project/pack-project';
import type { Command, CommandInput } from './command';
import { UsageError } from './exit-codes';
import { publishingClient } from './pipeline-token';
import { signingKeyOf, upload } from './publish';

/** The folder of the remote (by default the working directory), and those of its builds. */
export function foldersOf({ words, options }: CommandInput): ProjectFolders {
  const [folder = '.', more] = words;
  if (more !== undefined) throw new UsageError(`Expected one folder, but also got "${more}".`);
  const dir = path.resolve(folder);
  return {
    dir,
    browserDir: path.resolve(dir, options.browser ?? 'dist/browser'),
    serverDir: path.resolve(dir, options.server ?? 'dist/server'),
  };
}

const megabytes = (files: readonly { readonly size: number }[]) =>
  (files.reduce((sum, { size }) => sum + size, 0) / 1_000_000).toFixed(2);

/** Packs a remote and opens its modules. Prints which build was not opened. */
async function packOpened(input: CommandInput, log: (line: string) => void, key: SigningKey | null = null) {
  const folders = foldersOf(input);
  const packed = await packProject(folders, key, log);
  // Imported lazily, as the other commands do not open anything.
  const { openBuilds } = await import('../open/open-builds');
  for (const note of await openBuilds(packed, folders)) log(note);
  return packed;
}

/**
 * `check [folder]`: checks remote.json, package.json and the builds against the contract, opens the modules, and compares the API
 * endpoints with those of the live remotes; prints a line for each fault.
 */
export const check: Command = async (input, context) => {
  const { log } = context;
  const { artifact } = await packOpened(input, log);
  await refuseLiveEndpoints(artifact, context);
  const { remote, version, files, exposes } = artifact;
  log(
    `${remote}@${version} is valid: exposes ${exposes.join(', ')}, ${files.length} files, ${megabytes(files)} MB.`,
  );
  return { remote, version, exposes };
};

/** `pack [folder] [--out file.tar]`: writes the archive for a registry. */
export const pack: Command = async (input, { log }) => {
  const { artifact, files, attached } = await packProject(
    foldersOf(input),
    await signingKeyOf(input.options),
    log,
  );
  const { remote, version, digest } = artifact;
  const out = path.resolve(input.options.out ?? `${remote}-${version}.tar`);
  const archive = sendArchive(artifact, (name) => [files.get(name) ?? new Uint8Array()], attached);
  await pipeline(archive, createWriteStream(out));
  log(
    `${out} contains ${remote}@${version}: ${files.size} files, ${megabytes(artifact.files)} MB, digest ${digest}.`,
  );
  return { remote, version, digest, out };
};

/** `publish [folder]`: checks and packs the remote, and uploads it as the version in its package.json. */
export const publish: Command = async (input, context) => {
  const packed = await packOpened(input, context.log, await signingKeyOf(input.options));
  const client = await publishingClient(context.client, packed.artifact.remote);
  return upload(packed, { ...context, client });
};

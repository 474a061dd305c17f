import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { PackedRemote } from '../archive/pack-remote';
import type { RegistryClient } from '../client/registry-client';

/** Fetches a published version with its files from a registry. Throws an Error when it does not exist. */
export async function fetchBuild(
  client: RegistryClient,
  remote: string,
  version: string,
): Promise<PackedRemote> {
  const folder = await mkdtemp(path.join(tmpdir(), 'version-'));
  try {
    const artifact = await client.fetchArtifact(remote, version, folder);
    if (!artifact) throw new Error(`${remote}@${version} was not found.`);
    const read = artifact.files.map(
      async ({ path: file }) => [file, await readFile(path.join(folder, file))] as const,
    );
    return { artifact, files: new Map(await Promise.all(read)) };
  } finally {
    await rm(folder, { recursive: true });
  }
}

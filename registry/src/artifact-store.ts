import { existsSync, readFileSync } from 'node:fs';
import { mkdir, mkdtemp, readdir, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import type { Artifact } from '@shop/contracts';
import { toJsonText, writeDurably } from './storage/durable-file';
import { checkNames } from './domain/names';
import type { PackedRemote } from './pack-remote';
import { RegistryError } from './registry-error';

/** Record of an artifact, beside its files. */
const recordFile = 'artifact.json';

/** Published, immutable versions of remotes on disk: `<dir>/<remote>/<version>/`. */
export interface ArtifactStore {
  readonly dir: string;
  /** The record of a version; undefined when it was never published. */
  find(remote: string, version: string): Artifact | undefined;
  /** Stores a version. The same bytes again are no news ('unchanged'); other bytes are refused with 409. */
  publish(packed: PackedRemote): Promise<'published' | 'unchanged'>;
  versions(remote: string): Promise<string[]>;
}

export function createArtifactStore(dir: string): ArtifactStore {
  const known = new Map<string, Artifact>();

  const find = (remote: string, version: string): Artifact | undefined => {
    const key = `${remote}@${version}`;
    const kept = known.get(key);
    if (kept) return kept;
    const file = path.join(dir, remote, version, recordFile);
    if (!existsSync(file)) return undefined;
    const artifact = JSON.parse(readFileSync(file, 'utf8')) as Artifact;
    known.set(key, artifact);
    return artifact;
  };

  const sameOrRefuse = (existing: Artifact, { artifact }: PackedRemote): 'unchanged' => {
    if (existing.digest === artifact.digest) return 'unchanged';
    throw new RegistryError(
      409,
      `${artifact.remote}@${artifact.version} is published with other contents. A version never changes: raise the version in package.json.`,
    );
  };

  return {
    dir,
    find,
    async publish(packed) {
      const { artifact, files } = packed;
      checkNames(artifact.remote, artifact.version);
      const existing = find(artifact.remote, artifact.version);
      if (existing) return sameOrRefuse(existing, packed);
      await mkdir(path.join(dir, artifact.remote), { recursive: true });
      const draft = await mkdtemp(path.join(dir, `.draft-${artifact.remote}-`));
      try {
        for (const [name, bytes] of files) await writeDurably(path.join(draft, name), bytes);
        await writeDurably(path.join(draft, recordFile), toJsonText(artifact));
        await rename(draft, path.join(dir, artifact.remote, artifact.version));
        return 'published';
      } catch (error) {
        await rm(draft, { recursive: true, force: true });
        // Someone else published the version between our look and our rename.
        const winner = find(artifact.remote, artifact.version);
        if (winner) return sameOrRefuse(winner, packed);
        throw error;
      }
    },
    async versions(remote) {
      const entries = await readdir(path.join(dir, remote)).catch(() => []);
      return entries.filter((version) => find(remote, version) !== undefined);
    },
  };
}

import { existsSync, readFileSync } from 'node:fs';
import { mkdir, mkdtemp, open, readdir, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import type { Artifact } from '@shop/contracts';
import { recordFile } from '../archive/receive-archive';
import { checkNames } from '../domain/names';
import { toJsonText, writeDurably } from './durable-file';
import type { ArtifactStorage } from './storage';

/** Versions on this machine's disk: `<dir>/<remote>/<version>/`, each with its record beside its files. */
export interface ArtifactFolder extends ArtifactStorage {
  readonly dir: string;
  /** The record of a version that is here; undefined otherwise. For whoever cannot wait, such as a render. */
  find(remote: string, version: string): Artifact | undefined;
  /** An empty folder to fill and hand to `put`; on the same disk, so that moving it in is one step. */
  draft(): Promise<string>;
  /** All versions that are here. */
  list(): Promise<Artifact[]>;
}

const draftPrefix = '.draft-';

async function names(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { withFileTypes: true }).catch(() => []);
  return entries.filter((entry) => entry.isDirectory()).map((entry) => entry.name);
}

/** The versions below `dir`. Drafts of a process that died are not among them. */
export function createArtifactFolder(dir: string): ArtifactFolder {
  const known = new Map<string, Artifact>();
  const folderOf = (remote: string, version: string) => path.join(dir, remote, version);

  const find = (remote: string, version: string): Artifact | undefined => {
    const key = `${remote}@${version}`;
    const kept = known.get(key);
    if (kept) return kept;
    const file = path.join(folderOf(remote, version), recordFile);
    if (!existsSync(file)) return undefined;
    const artifact = JSON.parse(readFileSync(file, 'utf8')) as Artifact;
    known.set(key, artifact);
    return artifact;
  };

  return {
    dir,
    find,
    record: (remote, version) => Promise.resolve(find(remote, version)),
    async draft() {
      await mkdir(dir, { recursive: true });
      return mkdtemp(path.join(dir, draftPrefix));
    },
    async put(artifact, folder) {
      checkNames(artifact.remote, artifact.version);
      try {
        await writeDurably(path.join(folder, recordFile), toJsonText(artifact));
        await mkdir(path.join(dir, artifact.remote), { recursive: true });
        await rename(folder, folderOf(artifact.remote, artifact.version));
      } catch (error) {
        await rm(folder, { recursive: true, force: true });
        if (!find(artifact.remote, artifact.version)) throw error;
      }
    },
    async open(remote, version, name) {
      const handle = await open(path.join(folderOf(remote, version), name)).catch(() => undefined);
      if (!handle) return undefined;
      const stats = await handle.stat();
      if (stats.isFile()) return { size: stats.size, stream: handle.createReadStream() };
      await handle.close();
      return undefined;
    },
    async remove(remote, version) {
      known.delete(`${remote}@${version}`);
      const aside = path.join(dir, `${draftPrefix}removed-${remote}-${version}`);
      // Out of sight in one step; a reader never sees a half-removed version.
      await rename(folderOf(remote, version), aside).catch(() => undefined);
      await rm(aside, { recursive: true, force: true });
    },
    async list() {
      const remotes = await names(dir);
      const found = remotes.map(async (remote) =>
        (await names(path.join(dir, remote))).flatMap((version) => find(remote, version) ?? []),
      );
      return (await Promise.all(found)).flat();
    },
  };
}

import { recordFile, checkNames } from '@shop/protocol';
import { existsSync, readFileSync } from 'node:fs';
import { mkdir, mkdtemp, open, readdir, readFile, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import type { CompressedEncoding } from '@shop/config/content-encoding';
import type { Artifact, ArtifactFile } from '@shop/contracts';
import pLimit from 'p-limit';
import { type ArtifactStorage, type StoredFile } from './storage';
import { isCompressible, type CompressedFiles } from './compressed-files';
import { deltaPairs } from './delta-files';
import { toJsonText, writeDurably } from '../../../platform/files/durable-file';

/** Versions on this machine's disk: `<dir>/<remote>/<version>/`, each with its record and its files. */
export interface ArtifactFolder extends ArtifactStorage {
  readonly dir: string;
  /** The record of a version on this disk; undefined if it is missing. Synchronous, for callers such as a render. */
  find(remote: string, version: string): Artifact | undefined;
  /** A file in an encoding. If it is not compressed yet, returns undefined and starts compressing it. */
  openCompressed(
    artifact: Artifact,
    file: ArtifactFile,
    encoding: CompressedEncoding,
  ): Promise<StoredFile | undefined>;
  /** A file compressed with a dictionary, by the dictionary's sha256 as base64url; undefined if there is none. */
  openDelta(file: ArtifactFile, dictionary: string): Promise<StoredFile | undefined>;
  /** Creates an empty folder to fill and pass to `put`. It is on the same disk, so that moving it is atomic. */
  draft(): Promise<string>;
  /** All versions on this disk. */
  list(): Promise<Artifact[]>;
}

const draftPrefix = '.draft-';

/** Matches Node's default thread pool size. */
const compressedAtOnce = 4;

async function names(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { withFileTypes: true }).catch(() => []);
  return entries.filter((entry) => entry.isDirectory()).map((entry) => entry.name);
}

/** Whether pages request a file, and it is worth compressing. */
const isCompressed = ({ path: name, size }: ArtifactFile, { manifest }: Artifact) =>
  isCompressible(name, size) && !name.startsWith(`${manifest.server}/`);

/**
 * The versions below `dir`, without drafts of processes that died. With `compressed`, the files that pages request are compressed
 * when a version is added, and additionally with the scripts of earlier versions as dictionaries. Existing versions are
 * compressed on request.
 */
export function createArtifactFolder(dir: string, compressed?: CompressedFiles): ArtifactFolder {
  const known = new Map<string, Artifact>();
  const folderOf = (remote: string, version: string) => path.join(dir, remote, version);

  const find = (remote: string, version: string): Artifact | undefined => {
    const key = `${remote}@${version}`;
    const found = known.get(key);
    if (found) return found;
    const file = path.join(folderOf(remote, version), recordFile);
    if (!existsSync(file)) return undefined;
    const artifact = JSON.parse(readFileSync(file, 'utf8')) as Artifact;
    known.set(key, artifact);
    return artifact;
  };

  const keepCompressed = async (artifact: Artifact, folder: string): Promise<void> => {
    if (!compressed) return;
    const files = artifact.files.filter((file) => isCompressed(file, artifact));
    await pLimit(compressedAtOnce).map(files, ({ path: name, sha384 }) =>
      compressed.keep(sha384, () => readFile(path.join(folder, name))),
    );
  };

  /** Compresses a version with the scripts of earlier ones. This takes seconds, so releases do not wait for it. */
  const keepDeltas = async (artifact: Artifact): Promise<void> => {
    const { remote } = artifact;
    const here = (await names(path.join(dir, remote))).flatMap((version) => {
      const found = find(remote, version);
      return found ? [{ artifact: found, folder: folderOf(remote, version) }] : [];
    });
    await compressed?.keepDeltas(deltaPairs({ artifact, folder: folderOf(remote, artifact.version) }, here));
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
      // Files that cannot be compressed are served uncompressed.
      await keepCompressed(artifact, folder).catch(() => undefined);
      try {
        await writeDurably(path.join(folder, recordFile), toJsonText(artifact));
        await mkdir(path.join(dir, artifact.remote), { recursive: true });
        await rename(folder, folderOf(artifact.remote, artifact.version));
      } catch (error) {
        await rm(folder, { recursive: true, force: true });
        if (!find(artifact.remote, artifact.version)) throw error;
        return;
      }
      // Without deltas, whole files are sent.
      keepDeltas(artifact).catch(() => undefined);
    },
    async open(remote, version, name) {
      const handle = await open(path.join(folderOf(remote, version), name)).catch(() => undefined);
      if (!handle) return undefined;
      const stats = await handle.stat();
      if (stats.isFile()) return { size: stats.size, stream: handle.createReadStream() };
      await handle.close();
      return undefined;
    },
    async openCompressed(artifact, file, encoding) {
      if (!compressed || !isCompressed(file, artifact)) return undefined;
      const found = await compressed.open(file.sha384, encoding);
      if (found) return found;
      const place = path.join(folderOf(artifact.remote, artifact.version), file.path);
      compressed.keep(file.sha384, () => readFile(place)).catch(() => undefined);
      return undefined;
    },
    openDelta: async ({ sha384 }, dictionary) => compressed?.openDelta(sha384, dictionary),
    async remove(remote, version) {
      known.delete(`${remote}@${version}`);
      const aside = path.join(dir, `${draftPrefix}removed-${remote}-${version}`);
      // Moved away in one step, so that readers never see a partly removed version.
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

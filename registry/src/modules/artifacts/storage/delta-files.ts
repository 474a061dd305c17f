import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { open, readFile, stat, utimes } from 'node:fs/promises';
import path from 'node:path';
import { Worker } from 'node:worker_threads';
import type { Artifact, ArtifactFile } from '@shop/contracts';
import { writeDurably } from '../../../platform/files/durable-file';
import type { StoredFile } from './storage';

/** Number of earlier versions that are used as dictionaries: shoppers of recent days have one of these. */
export const dictionaryVersions = 3;

/** Scripts that can be dictionaries. Other characters have a meaning in URL patterns. */
export const isDictionary = (name: string, size: number): boolean =>
  /^[\w@./~-]+\.m?js$/.test(name) && size >= 1024;

interface LaidOut {
  readonly artifact: Artifact;
  /** The folder of its files. */
  readonly folder: string;
}

/** Pairs the scripts of a version with those of the same name in previous versions. */
export function deltaPairs({ artifact, folder }: LaidOut, others: readonly LaidOut[]): readonly DeltaPair[] {
  const before = others
    .filter((other) => other.artifact.version !== artifact.version)
    .sort((a, b) => String(b.artifact.at).localeCompare(String(a.artifact.at)))
    .slice(0, dictionaryVersions);
  const isSent = ({ path: name, size }: ArtifactFile) =>
    isDictionary(name, size) && !name.startsWith(`${artifact.manifest.server}/`);
  return artifact.files.filter(isSent).flatMap(({ path: name, sha384 }) =>
    before
      .filter((other) => other.artifact.files.some((file) => file.path === name && isSent(file)))
      .map((other) => ({
        sha384,
        read: () => readFile(path.join(folder, name)),
        readDictionary: () => readFile(path.join(other.folder, name)),
      })),
  );
}

/** Compresses with dictionaries in a worker thread, one file at a time. */
interface DeltaPacker {
  /** Compresses with Brotli and `dictionary`; undefined if that is not possible. Rejects if the thread ends. */
  pack(bytes: Uint8Array, dictionary: Uint8Array): Promise<Uint8Array | undefined>;
  close(): Promise<void>;
}

export function openDeltaPacker(script = new URL('./delta-worker.mjs', import.meta.url)): DeltaPacker {
  const worker = new Worker(script, { execArgv: [] });
  const over = new Promise<never>((_resolve, reject) => {
    worker.on('error', reject);
    worker.on('exit', () => reject(new Error('The compression thread has ended.')));
  });
  // Without a listener, a thread that fails between two files would end the process.
  over.catch(() => undefined);
  return {
    async pack(bytes, dictionary) {
      worker.postMessage({ bytes, dictionary });
      const [packed] = (await Promise.race([once(worker, 'message'), over])) as [Uint8Array | null];
      return packed ?? undefined;
    },
    close: async () => void (await worker.terminate()),
  };
}

/** A file, and an earlier one that a browser may have. */
interface DeltaPair {
  /** SHA-384 of the file, as in a release. */
  readonly sha384: string;
  read(): Promise<Uint8Array>;
  readDictionary(): Promise<Uint8Array>;
}

/** Files that never change, compressed with earlier files as dictionaries (RFC 9842). */
export interface DeltaFiles {
  /** Compresses each file with its dictionary, unless it already is. Resolves with the sha256 of the dictionaries, as base64url. */
  keepDeltas(pairs: readonly DeltaPair[]): Promise<readonly string[]>;
  /** The compressed file by its dictionary's sha256, as base64url; undefined if it is not stored. */
  openDelta(sha384: string, dictionary: string): Promise<StoredFile | undefined>;
}

/** Larger files exceed the compression window. */
const maxBytes = 2 * 1024 * 1024;

/** The first bytes of `dcb`, before the dictionary's sha256. */
const magic = Buffer.from([0xff, 0x44, 0x43, 0x42]);

const sha256Of = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest();

/** Stores the compressed files in a folder that several processes may share. */
export function createDeltaFiles(dir: string): DeltaFiles {
  const fileOf = (sha384: string, dictionary: string) =>
    path.join(dir, `${Buffer.from(sha384).toString('base64url')}.${dictionary}.dcb`);

  const make = async ({ sha384, read }: DeltaPair, dictionary: Uint8Array, packer: DeltaPacker) => {
    const bytes = await read();
    if (Math.max(bytes.length, dictionary.length) > maxBytes) return;
    const packed = await packer.pack(bytes, dictionary);
    if (!packed) return;
    const hash = sha256Of(dictionary);
    await writeDurably(fileOf(sha384, hash.toString('base64url')), Buffer.concat([magic, hash, packed]));
  };

  const keep = async (pairs: readonly DeltaPair[]): Promise<readonly string[]> => {
    const now = new Date();
    const dictionaries: string[] = [];
    let packer: DeltaPacker | undefined;
    try {
      for (const pair of pairs) {
        const dictionary = await pair.readDictionary();
        const hash = sha256Of(dictionary).toString('base64url');
        dictionaries.push(hash);
        const file = fileOf(pair.sha384, hash);
        if (await stat(file).catch(() => undefined)) await utimes(file, now, now);
        else await make(pair, dictionary, (packer ??= openDeltaPacker()));
      }
    } finally {
      await packer?.close();
    }
    return dictionaries;
  };

  /** One thread at a time, so that the other processors can serve requests. */
  let before: Promise<unknown> = Promise.resolve();

  return {
    keepDeltas(pairs) {
      const keeping = before.then(() => keep(pairs));
      before = keeping.catch(() => undefined);
      return keeping;
    },
    async openDelta(sha384, dictionary) {
      const handle = await open(fileOf(sha384, dictionary)).catch(() => undefined);
      if (!handle) return undefined;
      return { size: (await handle.stat()).size, stream: handle.createReadStream() };
    },
  };
}

import { createHash } from 'node:crypto';
import { open, stat, utimes } from 'node:fs/promises';
import path from 'node:path';
import { writeDurably } from '../../../platform/files/durable-file';
import { openDeltaPacker, type DeltaPacker } from './delta-packer';
import type { StoredFile } from './storage';

/** A file, and an earlier one that a browser may have. */
export interface DeltaPair {
  /** Of the file, as a release has it. */
  readonly sha384: string;
  read(): Promise<Uint8Array>;
  readDictionary(): Promise<Uint8Array>;
}

/** Files that never change, compressed with earlier files as dictionaries (RFC 9842). */
export interface DeltaFiles {
  /** Compresses each file with its dictionary unless that was done. Resolves with the dictionaries' sha256, as base64url. */
  keepDeltas(pairs: readonly DeltaPair[]): Promise<readonly string[]>;
  /** The file by its dictionary's sha256, as base64url; undefined when it was not kept. */
  openDelta(sha384: string, dictionary: string): Promise<StoredFile | undefined>;
}

/** Larger ones are beyond the window of the compression. */
const largestBytes = 2 * 1024 * 1024;

/** What the bytes of `dcb` begin with, before the dictionary's sha256. */
const magic = Buffer.from([0xff, 0x44, 0x43, 0x42]);

const sha256Of = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest();

/** Keeps them in a folder, which several processes may share. */
export function createDeltaFiles(dir: string): DeltaFiles {
  const fileOf = (sha384: string, dictionary: string) =>
    path.join(dir, `${Buffer.from(sha384).toString('base64url')}.${dictionary}.dcb`);

  const make = async ({ sha384, read }: DeltaPair, dictionary: Uint8Array, packer: DeltaPacker) => {
    const bytes = await read();
    if (Math.max(bytes.length, dictionary.length) > largestBytes) return;
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

  /** One thread at a time: requests have the other processors. */
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

import { createWriteStream } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import pLimit from 'p-limit';
import { checkedAgainst } from './check-integrity';
import type { FetchArtifact } from './artifact-cache';
import type { ArtifactStorage } from './storage';

/** Transfers that run at the same time. */
const atOnce = 8;

/** Brings versions from another storage, each file held against its hash. */
export function fetchFromStorage(storage: ArtifactStorage): FetchArtifact {
  return async (remote, version, folder) => {
    const artifact = await storage.record(remote, version);
    if (!artifact) return undefined;
    await pLimit(atOnce).map(artifact.files, async (file) => {
      const stored = await storage.open(remote, version, file.path);
      if (!stored) throw new Error(`${remote}@${version} lacks ${file.path} in the storage.`);
      const target = path.join(folder, file.path);
      await mkdir(path.dirname(target), { recursive: true });
      await pipeline(stored.stream, checkedAgainst(file), createWriteStream(target));
    });
    return artifact;
  };
}

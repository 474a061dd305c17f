import { createHash } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { Artifact, ArtifactFile } from '@shop/contracts';
import { createSingleFlight } from '@shop/server-kit/caches';
import pLimit from 'p-limit';
import type { ArtifactFolder } from './artifact-folder';
import type { ArtifactStorage } from './storage';

/** Fetches a version into an empty folder and returns its record; undefined if the source does not have it. */
type FetchArtifact = (remote: string, version: string, folder: string) => Promise<Artifact | undefined>;

/** The versions on this machine, and a way to fetch missing ones. */
export interface ArtifactCache {
  readonly folder: ArtifactFolder;
  /** Fetches a version if it is missing; undefined if the source does not have it. Rejects if the source fails. */
  ensure(remote: string, version: string): Promise<Artifact | undefined>;
}

/** Without `fetchArtifact`, the folder is the only source. */
export function createArtifactCache(folder: ArtifactFolder, fetchArtifact?: FetchArtifact): ArtifactCache {
  const flights = createSingleFlight<Artifact | undefined>();

  const bring = async (remote: string, version: string, from: FetchArtifact) => {
    const draft = await folder.draft();
    try {
      const artifact = await from(remote, version, draft);
      if (!artifact) return undefined;
      await folder.put(artifact, draft);
      return artifact;
    } finally {
      await rm(draft, { recursive: true, force: true });
    }
  };

  return {
    folder,
    async ensure(remote, version) {
      const here = folder.find(remote, version);
      if (here || !fetchArtifact) return here;
      return flights.join(`${remote}@${version}`, () => bring(remote, version, fetchArtifact));
    },
  };
}

/** A stream that passes on a file's bytes; fails at the end if they do not match the record. */
function checkedAgainst({ path, sha384 }: ArtifactFile): Transform {
  const hash = createHash('sha384');
  return new Transform({
    transform(chunk: Buffer, _encoding, done) {
      hash.update(chunk);
      done(null, chunk);
    },
    flush(done) {
      const whole = `sha384-${hash.digest('base64')}` === sha384;
      done(whole ? null : new Error(`${path} does not match the published file.`));
    },
  });
}

/** Maximum number of concurrent transfers. */
const maxConcurrentTransfers = 8;

/** Fetches versions from another storage, and checks the hash of each file. */
export function fetchFromStorage(storage: ArtifactStorage): FetchArtifact {
  return async (remote, version, folder) => {
    const artifact = await storage.record(remote, version);
    if (!artifact) return undefined;
    await pLimit(maxConcurrentTransfers).map(artifact.files, async (file) => {
      const stored = await storage.open(remote, version, file.path);
      if (!stored) throw new Error(`${remote}@${version} lacks ${file.path} in the storage.`);
      const target = path.join(folder, file.path);
      await mkdir(path.dirname(target), { recursive: true });
      await pipeline(stored.stream, checkedAgainst(file), createWriteStream(target));
    });
    return artifact;
  };
}

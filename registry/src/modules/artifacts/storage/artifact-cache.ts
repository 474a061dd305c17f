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

/** Fetches a version into an empty folder and returns its record; undefined when the source does not have it. */
type FetchArtifact = (remote: string, version: string, folder: string) => Promise<Artifact | undefined>;

/** The versions on this machine, and a source for the others. */
export interface ArtifactCache {
  readonly folder: ArtifactFolder;
  /** Fetches a version if it is not here; undefined when the source does not have it. Rejects when the source fails. */
  ensure(remote: string, version: string): Promise<Artifact | undefined>;
}

/** `fetchArtifact` is absent where the folder is all there is. */
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

/** Passes a file's bytes on; fails at the end when they are not those of the record. */
function checkedAgainst({ path, sha384 }: ArtifactFile): Transform {
  const hash = createHash('sha384');
  return new Transform({
    transform(chunk: Buffer, _encoding, done) {
      hash.update(chunk);
      done(null, chunk);
    },
    flush(done) {
      const whole = `sha384-${hash.digest('base64')}` === sha384;
      done(whole ? null : new Error(`${path} did not arrive as it was published.`));
    },
  });
}

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

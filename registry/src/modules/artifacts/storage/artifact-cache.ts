import { rm } from 'node:fs/promises';
import type { Artifact } from '@shop/contracts';
import { createSingleFlight } from '@shop/server-kit/caches';
import type { ArtifactFolder } from './artifact-folder';

/** Fetches a version into an empty folder and returns its record; undefined when the source does not have it. */
export type FetchArtifact = (
  remote: string,
  version: string,
  folder: string,
) => Promise<Artifact | undefined>;

/** The versions on this machine, and a way to those that are not here yet. */
export interface ArtifactCache {
  readonly folder: ArtifactFolder;
  /** Has a version brought here whole; undefined when nobody has it. Rejects when the source fails. */
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

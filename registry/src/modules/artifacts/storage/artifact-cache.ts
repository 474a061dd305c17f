import { rm } from 'node:fs/promises';
import type { Artifact } from '@shop/contracts';
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
  const underWay = new Map<string, Promise<Artifact | undefined>>();

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
      const key = `${remote}@${version}`;
      const running = underWay.get(key);
      if (running) return running;
      const bringing = bring(remote, version, fetchArtifact).finally(() => underWay.delete(key));
      underWay.set(key, bringing);
      return bringing;
    },
  };
}

import type { Readable } from 'node:stream';
import type { Artifact } from '@shop/contracts';

export interface StoredFile {
  /** In bytes. */
  readonly size: number;
  readonly stream: Readable;
}

/** Where the files of published versions are. A version is there whole or not at all, whenever a process dies. */
export interface ArtifactStorage {
  /** The record of a version that is there whole; undefined otherwise. */
  record(remote: string, version: string): Promise<Artifact | undefined>;
  /**
   * Takes a folder with all files of an artifact, which is the storage's from then on. When somebody else was faster,
   * theirs stays.
   */
  put(artifact: Artifact, folder: string): Promise<void>;
  /** A file by its path inside the version; undefined when there is none. */
  open(remote: string, version: string, path: string): Promise<StoredFile | undefined>;
  remove(remote: string, version: string): Promise<void>;
}

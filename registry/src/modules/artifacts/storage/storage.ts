import path from 'node:path';
import type { Readable } from 'node:stream';
import type { Artifact } from '@shop/contracts';

export interface StoredFile {
  /** In bytes. */
  readonly size: number;
  readonly stream: Readable;
}

/** Storage for the files of published versions. Storing a version is atomic, even if the process dies. */
export interface ArtifactStorage {
  /** The record of a stored version; undefined if it is not stored. */
  record(remote: string, version: string): Promise<Artifact | undefined>;
  /**
   * Takes ownership of a folder with all files of an artifact. If another process has stored the version first, its files are kept.
   */
  put(artifact: Artifact, folder: string): Promise<void>;
  /** A file by its path inside the version; undefined if it does not exist. */
  open(remote: string, version: string, path: string): Promise<StoredFile | undefined>;
  remove(remote: string, version: string): Promise<void>;
}

const types: Readonly<Record<string, string>> = {
  '.js': 'text/javascript; charset=utf-8',
  '.mjs': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.map': 'application/json; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.jpeg': 'image/jpeg',
  '.gif': 'image/gif',
  '.ico': 'image/x-icon',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
  '.woff2': 'font/woff2',
  '.txt': 'text/plain; charset=utf-8',
};

/** The media type of a published file. Never HTML, as remotes do not publish pages. */
export function mediaTypeOf(file: string): string {
  return types[path.extname(file).toLowerCase()] ?? 'application/octet-stream';
}

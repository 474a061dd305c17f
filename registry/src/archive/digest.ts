import { createHash } from 'node:crypto';
import type { ArtifactFile } from '@shop/contracts';

/** sha256 over paths and hashes: the same bytes give the same digest wherever they were built. */
export function digestOf(files: readonly ArtifactFile[]): string {
  const lines = files.map((file) => `${file.path} ${file.sha384}\n`).sort();
  return createHash('sha256').update(lines.join('')).digest('hex');
}

/** Integrity of a file's bytes, as a page asks for it. */
export function sha384Of(bytes: Uint8Array): string {
  return `sha384-${createHash('sha384').update(bytes).digest('base64')}`;
}

import { createHash } from 'node:crypto';
import type { ArtifactFile } from '@shop/contracts';

/** sha256 over paths and hashes: the same bytes give the same digest everywhere. */
export function digestOf(files: readonly ArtifactFile[]): string {
  const lines = files.map((file) => `${file.path} ${file.sha384}\n`).sort();
  return createHash('sha256').update(lines.join('')).digest('hex');
}

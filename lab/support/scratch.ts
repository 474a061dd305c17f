import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import path from 'node:path';
import { scratchFolder } from '../../api/src/testing/scratch-folder';
import { onEnd } from '../../e2e/support/on-end';

/**
 * A folder for all files of this process and its child processes, removed when this process exits. PostgreSQL,
 * which may run as another user, can pass through it.
 */
export function useScratchFolder(): string {
  const folder = mkdtempSync(path.join(scratchFolder(), 'vintage-craft-trials-'));
  chmodSync(folder, 0o755);
  process.env.TMPDIR = folder;
  onEnd(() => rmSync(folder, { recursive: true, force: true, maxRetries: 20, retryDelay: 50 }));
  return folder;
}

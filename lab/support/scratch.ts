import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import path from 'node:path';
import { scratchFolder } from '../../api/src/testing/scratch-folder';
import { onEnd } from '../../e2e/support/on-end';

/**
 * A folder for everything that this process and those that it starts write; removed when this process ends. PostgreSQL,
 * which may run as another user, can pass through it.
 */
export function useScratchFolder(): string {
  const folder = mkdtempSync(path.join(scratchFolder(), 'vintage-craft-trials-'));
  chmodSync(folder, 0o755);
  process.env.TMPDIR = folder;
  onEnd(() => rmSync(folder, { recursive: true, force: true, maxRetries: 20, retryDelay: 50 }));
  return folder;
}

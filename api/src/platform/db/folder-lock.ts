import { tryLock } from '@shop/server-kit/process-lock';
import fs from 'node:fs';
import path from 'node:path';

/** An exclusive lock on a data folder. */
export interface FolderLock {
  release(): Promise<void>;
}

/**
 * Locks an embedded data folder for this process; a second writer would silently lose rows. Throws an operator-facing error when
 * another process holds the lock.
 */
export async function lockFolder(folder: string): Promise<FolderLock> {
  const real = fs.realpathSync(folder);
  const found = await tryLock(path.join(real, 'lock'), real);
  if ('lock' in found) return found.lock;
  throw new Error(
    `${real} is in use by ${found.pid === null ? 'another process' : `process ${found.pid}`}. ` +
      'Stop it first, choose another DATA_DIR, or set DATABASE_URL.',
  );
}

import { tryLock } from '@shop/server-kit/process-lock';
import fs from 'node:fs';
import path from 'node:path';

/** A data folder that no other process uses. */
export interface FolderLock {
  release(): Promise<void>;
}

/**
 * Makes this process the only one on an embedded data folder; a second writer would lose rows silently. Throws an Error for the
 * operator when another process has it.
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

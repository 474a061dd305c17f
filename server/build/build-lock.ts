import { createHash } from 'node:crypto';
import path from 'node:path';
import { withLock } from '@shop/server-kit/process-lock';
import { root } from './packages';

const lockOf = (out: string) =>
  path.join(root, '.cache/locks', `${createHash('sha256').update(out).digest('hex').slice(0, 16)}.hold`);

/**
 * Locks a build's output folder against other processes of this checkout, for building into it, or reading
 * what was built. Waits for the holder, and logs that once; a dead process's lock is released.
 */
export function withBuildLock<T>(
  out: string,
  work: () => Promise<T>,
  log: (line: string) => void = console.log,
): Promise<T> {
  const onWait = (pid: number | null) =>
    log(`Another process (${pid ?? 'busy'}) is at ${path.relative(root, out)}. Waiting …`);
  return withLock(lockOf(out), work, onWait);
}

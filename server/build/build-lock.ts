import { createHash } from 'node:crypto';
import path from 'node:path';
import { withLock } from './process-lock.mjs';
import { root } from './packages';

const lockOf = (out: string) =>
  path.join(root, '.cache/locks', `${createHash('sha256').update(out).digest('hex').slice(0, 16)}.hold`);

/**
 * Does something with a build's output folder while no other process of this checkout does: building into it, or reading
 * what was built. Waits for whoever has it, and says so once; a process that died has it no more.
 */
export function withBuildLock<T>(
  out: string,
  work: () => Promise<T>,
  say: (line: string) => void = console.log,
): Promise<T> {
  const onWait = (pid: number) =>
    say(`Another process (${pid}) is at ${path.relative(root, out)}. Waiting …`);
  return withLock(lockOf(out), work, onWait);
}

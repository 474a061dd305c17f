import { spawn } from 'node:child_process';
import type { Socket } from 'node:net';

/**
 * Kills a process when this one ends, however it ends, because a looping process never notices that its channel has closed. A
 * shell waits for the end of a pipe that only this process holds. Returns a function that cancels it. Does nothing without a
 * POSIX shell.
 */
export function endWithParent(pid: number): () => void {
  if (process.platform === 'win32') return () => undefined;
  const watcher = spawn('/bin/sh', ['-c', 'read -r _; kill -9 "$1"', 'sh', String(pid)], {
    stdio: ['pipe', 'ignore', 'ignore'],
    env: {},
    // In a separate session, so that Ctrl-C in the terminal does not end it first.
    detached: true,
  });
  watcher.on('error', () => undefined);
  watcher.unref();
  (watcher.stdin as Socket).unref();
  return () => void watcher.kill('SIGKILL');
}

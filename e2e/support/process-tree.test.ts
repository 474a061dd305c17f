import { expect, it } from '@jest/globals';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readProcessTree, watchMemory } from './process-tree';

/** Starts a separate process, reports it, and ends with it. */
const parent = `const child = require('node:child_process').spawn(process.execPath, ['-e', 'console.log(1); setInterval(() => {}, 1000)']);
child.stdout.once('data', () => console.log('both'));
process.on('SIGTERM', () => child.kill() && process.exit());`;

it('adds up a process and its descendants, where the system reports them', async () => {
  if (process.platform !== 'linux') return expect(readProcessTree(process.pid)).toBeNull();
  const root = spawn(process.execPath, ['-e', parent]);
  await once(root.stdout, 'data');
  const { pid = 0 } = root;
  const tree = readProcessTree(pid);
  const all = readProcessTree(process.pid);
  expect(tree?.processes).toBe(2);
  expect(tree?.cpuSeconds).toBeGreaterThan(0);
  expect(tree?.rss).toBeGreaterThan(40_000_000);
  expect(all?.processes).toBeGreaterThanOrEqual(3);
  const peak = watchMemory(pid, 10)();
  expect(peak).toBeGreaterThan(40_000_000);
  root.kill();
  await once(root, 'close');
  expect(readProcessTree(pid)).toEqual({ processes: 0, rss: 0, cpuSeconds: 0 });
});

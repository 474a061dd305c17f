import { afterEach, expect, it } from '@jest/globals';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';

const started: number[] = [];
afterEach(() => {
  for (const pid of started.splice(0)) {
    try {
      process.kill(pid, 'SIGKILL');
    } catch {
      // The process has ended, as expected.
    }
  }
});

const moduleUrl = pathToFileURL(path.join(import.meta.dirname, 'end-with-parent.ts')).href;

/** Starts two looping processes with `endWithParent`, cancels it for the first, and prints their ids. */
const program = `
const { spawn } = await import('node:child_process');
const { endWithParent } = await import(${JSON.stringify(moduleUrl)});
const loop = () => spawn(process.execPath, ['-e', 'for (;;);'], { stdio: 'ignore' }).pid;
const pids = [loop(), loop()];
const [detach] = pids.map(endWithParent);
detach();
console.log(pids.join());
setInterval(() => undefined, 1000);
`;

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

it('ends a looping process when its parent is killed, unless it was cancelled', async () => {
  const parent = spawn(process.execPath, ['--import', 'tsx', '--input-type=module', '-e', program], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [line] = (await once(parent.stdout, 'data')) as [Buffer];
  const [cancelled = 0, looping = 0] = line.toString().split(',').map(Number);
  started.push(parent.pid ?? 0, cancelled, looping);
  expect([isAlive(cancelled), isAlive(looping)]).toEqual([true, true]);
  parent.kill('SIGKILL');
  while (isAlive(looping)) await setTimeout(20);
  expect(isAlive(cancelled)).toBe(true);
});

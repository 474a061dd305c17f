import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { bundledProgram } from '../../api/src/testing/bundled-program';
import { withBuildLock } from './build-package';

let dir: string;
beforeAll(async () => {
  dir = await mkdtemp(path.join(tmpdir(), 'build-lock-'));
});
afterAll(() => rm(dir, { recursive: true }));

let program: string;
beforeAll(async () => {
  program = await bundledProgram('server/build/testing/share-folder.ts');
});

function share(words: readonly string[], env: NodeJS.ProcessEnv = {}) {
  const child = spawn(process.execPath, [program, ...words], { env: { ...process.env, ...env } });
  let printed = '';
  child.stdout.on('data', (chunk: Buffer) => (printed += chunk.toString()));
  const end = once(child, 'close').then(() => printed);
  return { child, end };
}

it('lets only one process at a time build into a folder and read the build', async () => {
  const builders = ['a', 'b', 'c'].map((name) => share([dir, name, '60']).end);
  expect(await Promise.all(builders)).toEqual(['DONE\n', 'DONE\n', 'DONE\n']);
});

it('works even if the path of the temporary folder is too long for a socket', async () => {
  const TMPDIR = path.join(dir, 'अस्थायी'.repeat(4));
  await mkdir(TMPDIR);
  const builders = ['a', 'b', 'c'].map((name) => share([dir, name, '20'], { TMPDIR }).end);
  expect(await Promise.all(builders)).toEqual(['DONE\n', 'DONE\n', 'DONE\n']);
});

it('waits for the holder of the lock, logs that once, and takes over the lock if the holder is killed', async () => {
  const holder = share([dir, 'holder', '0']);
  await once(holder.child.stdout, 'data');
  const output: string[] = [];
  let notified: () => void = () => undefined;
  const waits = new Promise<void>((resolve) => (notified = resolve));
  const first = withBuildLock(
    dir,
    () => Promise.resolve('mine'),
    (line) => {
      output.push(line);
      notified();
    },
  );
  const second = withBuildLock(
    dir,
    () => Promise.resolve('mine after that'),
    () => undefined,
  );
  await waits;
  holder.child.kill('SIGKILL');
  expect(await Promise.all([first, second])).toEqual(['mine', 'mine after that']);
  expect(output).toEqual([expect.stringMatching(/^Another process \(\d+\) is using .*\. Waiting …$/)]);
});

it('releases the folder if the work fails', async () => {
  const fails = () => Promise.reject(new Error('does not build'));
  await expect(withBuildLock(dir, fails)).rejects.toThrow('does not build');
  expect(await withBuildLock(dir, () => Promise.resolve('free'))).toBe('free');
});

import { expect, test } from '@playwright/test';
import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { readProcessTree } from '../support/process-tree';
import { freePort, runStart, startShop } from '../support/temporary-shop';

test('a port that is in use prints one clear line and exits with 1', async () => {
  const port = await freePort();
  const squatter = createServer();
  await new Promise<void>((resolve) => squatter.listen(port, '127.0.0.1', resolve));
  const dataDir = await mkdtemp(path.join(tmpdir(), 'start-'));
  const { exit, output } = runStart({ PORT: String(port), DATA_DIR: dataDir });
  expect(await exit).toBe(1);
  expect(output().trim()).toBe(
    `Port ${port} on 127.0.0.1 is in use. Stop the process that uses it, or set PORT to another port.`,
  );
  squatter.close();
  await rm(dataDir, { recursive: true });
});

test('a console port that is in use prints one clear line and exits with 1', async () => {
  const squatter = createServer();
  const port = await freePort();
  await new Promise<void>((resolve) => squatter.listen(port, '127.0.0.1', resolve));
  const dataDir = await mkdtemp(path.join(tmpdir(), 'start-'));
  const env = { PORT: String(await freePort()), OPS_PORT: String(port), DATA_DIR: dataDir };
  const { exit, output } = runStart(env);
  expect(await exit).toBe(1);
  expect(output().trim()).toBe(
    `Port ${port} on 127.0.0.1 is in use. Stop the process that uses it, or set OPS_PORT to another port.`,
  );
  squatter.close();
  await rm(dataDir, { recursive: true });
});

test('invalid settings print one clear line each and exit with 1', async () => {
  const { exit, output } = runStart({ PORT: 'eighty', SERVICE_WORKER: 'no' });
  expect(await exit).toBe(1);
  expect(output().trim()).toBe(
    'PORT must be a whole number from 1 to 65535, not "eighty".\nSERVICE_WORKER must be one of on, off, not "no".',
  );
});

test('a data folder that is not writable prints one clear line and exits with 1', async () => {
  const dir = await mkdtemp(path.join(tmpdir(), 'start-'));
  const file = path.join(dir, 'a-file');
  await writeFile(file, '');
  await chmod(file, 0o400);
  const { exit, output } = runStart({ PORT: String(await freePort()), DATA_DIR: path.join(file, 'data') });
  expect(await exit).toBe(1);
  expect(output().trim()).toMatch(
    /^Cannot write to .*a-file\/data \(ENOTDIR\)\. Choose another folder with DATA_DIR\.$/,
  );
  await rm(dir, { recursive: true });
});

test('RENDER_CONCURRENCY sets the number of render processes, besides a spare', async () => {
  test.skip(process.platform !== 'linux', 'Processes are counted by /proc.');
  test.setTimeout(240_000);
  const shop = await startShop({ RENDER_CONCURRENCY: '4' });
  await expect.poll(() => readProcessTree(shop.pid, 'render-worker')?.processes, { timeout: 60_000 }).toBe(5);
  await shop.dispose();
});

test('Ctrl-C stops the shop cleanly, and its data is kept', async () => {
  test.setTimeout(240_000);
  const shop = await startShop();
  expect((await fetch(`${shop.url}/readyz`)).status).toBe(200);
  expect(await shop.stop()).toBe(0);
  const again = await startShop({ DATA_DIR: shop.dataDir });
  expect(again.output()).toContain('Release 1 is live.');
  await again.dispose();
  await shop.dispose();
});

/** Modules that simulate a full disk in the process that loads them: for files, and for the embedded database. */
const fullFiles = new URL('../../server/src/testing/full-disk.mjs', import.meta.url).href;
const fullDatabase = new URL('../../api/src/testing/full-disk.mjs', import.meta.url).href;

test('a full disk prints one clear line and exits with 1, and the next start works', async () => {
  test.setTimeout(240_000);
  const dataDir = await mkdtemp(path.join(tmpdir(), 'start-'));
  const releases = path.join(dataDir, 'releases');
  const flag = path.join(dataDir, '..', `${path.basename(dataDir)}.full`);
  await writeFile(flag, '');
  const faults = [
    { env: { NODE_OPTIONS: `--import ${fullDatabase}`, FULL_DISK_FLAG: flag }, folder: dataDir },
    ...['artifacts', 'shell'].map((name) => ({
      env: { NODE_OPTIONS: `--import ${fullFiles}`, FULL_DISK: path.join(releases, name) },
      folder: releases,
    })),
  ];
  for (const { env, folder } of faults) {
    const { exit, output } = runStart({ ...env, PORT: String(await freePort()), DATA_DIR: dataDir });
    expect(await exit, output()).toBe(1);
    expect(output().trim().split('\n').at(-1)).toBe(
      `The disk is full: ${folder}. Free some space and start again.`,
    );
  }
  const shop = await startShop({ DATA_DIR: dataDir });
  expect((await fetch(shop.url)).status).toBe(200);
  await shop.dispose();
  await rm(dataDir, { recursive: true });
  await rm(flag);
});

test('when two shops start on one port, one opens and the other reports that the port is in use', async () => {
  test.setTimeout(240_000);
  const port = String(await freePort());
  const dirs = await Promise.all([0, 1].map(() => mkdtemp(path.join(tmpdir(), 'start-'))));
  const starts = dirs.map((dir) => runStart({ PORT: port, DATA_DIR: dir }));
  const first = await Promise.race(starts.map(async (start) => (await start.exit, start)));
  expect(await first.exit).toBe(1);
  expect(first.output().trim().split('\n').at(-1)).toBe(
    `Port ${port} on 127.0.0.1 is in use. Stop the process that uses it, or set PORT to another port.`,
  );
  const other = starts.find((start) => start !== first);
  other?.child.kill('SIGINT');
  await other?.exit;
  await Promise.all(dirs.map((dir) => rm(dir, { recursive: true })));
});

test('a second shop on the same data is rejected with a hint', async () => {
  test.setTimeout(240_000);
  const shop = await startShop();
  const { exit, output } = runStart({ PORT: String(await freePort()), DATA_DIR: shop.dataDir });
  expect(await exit).toBe(1);
  expect(output()).toContain('DATABASE_URL');
  await shop.dispose();
});

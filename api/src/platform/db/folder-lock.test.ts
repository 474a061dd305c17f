import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { bundledProgram } from '../../testing/bundled-program';
import { START_MS } from '../../testing/test-database';
import { lockFolder } from './folder-lock';

let folder: string;

beforeEach(() => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'vintage-craft-lock-'));
});

afterEach(() => fs.rmSync(folder, { recursive: true }));

/** Another process that locks the folder, prints `locked`, and runs until it is killed. */
async function startOwner() {
  const lockModule = pathToFileURL(await bundledProgram('api/src/platform/db/folder-lock.ts'));
  const script = `import(${JSON.stringify(lockModule)}).then(({ lockFolder }) => lockFolder(${JSON.stringify(folder)}))
    .then(() => { console.log('locked'); setInterval(() => {}, 1000); })`;
  const owner = spawn(process.execPath, ['--input-type=module', '-e', script], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await once(owner.stdout, 'data');
  return owner;
}

describe('lockFolder', () => {
  it('locks the folder for one process, which the error for the next one names', async () => {
    const lock = await lockFolder(folder);
    await expect(lockFolder(folder)).rejects.toThrow(`is in use by process ${process.pid}. Stop it first`);
    await lock.release();
    await (await lockFolder(folder)).release();
    expect(fs.readdirSync(folder)).toEqual([]);
  });

  it('locks a folder whose path is too long for a socket', async () => {
    const deep = path.join(folder, 'अस्थायी'.repeat(8));
    fs.mkdirSync(deep);
    const lock = await lockFolder(deep);
    await expect(lockFolder(deep)).rejects.toThrow(`is in use by process ${process.pid}`);
    await lock.release();
    expect(fs.readdirSync(deep)).toEqual([]);
  });

  it('gives the lock to exactly one of many callers', async () => {
    const tries = await Promise.allSettled(Array.from({ length: 8 }, () => lockFolder(folder)));
    const locks = tries.flatMap((result) => (result.status === 'fulfilled' ? [result.value] : []));
    expect(locks).toHaveLength(1);
    await locks[0]?.release();
  });

  it(
    'works across processes, and is released when its process is killed with SIGKILL',
    async () => {
      const owner = await startOwner();
      await expect(lockFolder(folder)).rejects.toThrow(`process ${owner.pid}`);
      owner.kill('SIGKILL');
      await once(owner, 'exit');
      const tries = await Promise.allSettled([lockFolder(folder), lockFolder(folder), lockFolder(folder)]);
      const locks = tries.flatMap((result) => (result.status === 'fulfilled' ? [result.value] : []));
      expect(locks).toHaveLength(1);
      await locks[0]?.release();
    },
    START_MS,
  );
});

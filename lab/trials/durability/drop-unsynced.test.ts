import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Worker } from 'node:worker_threads';

let home: string;

beforeEach(() => {
  home = mkdtempSync(path.join(tmpdir(), 'vintage-craft-power-cut-'));
  for (const folder of ['database', 'disk']) {
    mkdirSync(path.join(home, folder));
    writeFileSync(path.join(home, folder, 'old'), 'old bytes');
  }
});
afterEach(() => rmSync(home, { recursive: true }));

/** Runs statements in a thread with the simulated disk, with access to `fs` and `at(name)`. Returns the contents of the disk. */
async function afterPowerCut(statements: string): Promise<Record<string, string>> {
  const model = new URL('./drop-unsynced.mjs', import.meta.url).href;
  const source = `const fs = require('node:fs');
    const at = (name) => require('node:path').join(process.env.POWER_CUT_FOLDER, name);
    const write = (name, flags, bytes) => {
      const fd = fs.openSync(at(name), flags);
      fs.writeSync(fd, Buffer.from(bytes), 0, bytes.length, 0);
      return fd;
    };
    import(${JSON.stringify(model)}).then(() => { ${statements} });`;
  const worker = new Worker(source, {
    eval: true,
    execArgv: [],
    env: {
      POWER_CUT_FOLDER: path.join(home, 'database'),
      POWER_CUT_DISK: path.join(home, 'disk'),
    },
  });
  expect(await once(worker, 'exit')).toEqual([0]);
  const disk = path.join(home, 'disk');
  return Object.fromEntries(
    readdirSync(disk).map((name) => [name, readFileSync(path.join(disk, name), 'utf8')]),
  );
}

it('keeps fsynced bytes and drops all others', async () => {
  const left = await afterPowerCut(`
    fs.fsyncSync(write('kept', 'w+', 'synced'));
    const half = write('half', 'w+', 'first');
    fs.fsyncSync(half);
    fs.writeSync(half, Buffer.from(' second'), 0, 7, 5);
    write('old', 'r+', 'new');
    write('gone', 'w+', 'never synced');`);
  expect(left).toEqual({ kept: 'synced', half: 'first', old: 'old bytes', gone: '' });
});

it('keeps renames, deletions and truncations immediately', async () => {
  const left = await afterPowerCut(`
    fs.fsyncSync(write('a', 'w+', 'bytes'));
    fs.renameSync(at('a'), at('b'));
    const late = write('c', 'w+', 'late');
    fs.renameSync(at('c'), at('d'));
    fs.fsyncSync(late);
    fs.truncateSync(at('old'), 3);
    fs.mkdirSync(at('folder'));
    fs.rmdirSync(at('folder'));`);
  expect(left).toEqual({ b: 'bytes', d: 'late', old: 'old' });
});

import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { bundledProgram } from '../../../api/src/testing/bundled-program';
import { pathToFileURL } from 'node:url';

const here = import.meta.dirname;
const fullDisk = pathToFileURL(path.join(here, '../testing/full-disk.mjs')).href;
const files = {
  'browser/main.1.js': 'main();'.repeat(500),
  'browser/fonts/serif.2.woff2': 'letters',
  'browser/build-manifest.json': '{}',
  'server/shell.cjs': 'render();',
  'worker/service-worker.js': 'cache();',
};
const assets = ['fonts/serif.2.woff2', 'main.1.js', 'main.1.js.br', 'main.1.js.gz'];

let dir: string;
let releases: string;
beforeEach(async () => {
  dir = await mkdtemp(path.join(tmpdir(), 'publish-shell-'));
  releases = path.join(dir, 'releases');
  for (const [name, text] of Object.entries(files)) {
    const file = path.join(dir, 'dist', name);
    await mkdir(path.dirname(file), { recursive: true });
    await writeFile(file, text);
  }
});
afterEach(() => rm(dir, { recursive: true }));

async function publish(env: NodeJS.ProcessEnv = {}) {
  const words = [await bundledProgram('server/src/testing/publish-build.ts')];
  const { status, stdout } = spawnSync(process.execPath, [...words, path.join(dir, 'dist'), releases], {
    env: { ...process.env, ...env },
    encoding: 'utf8',
  });
  return { status, output: stdout };
}

async function published(folder: string): Promise<string[]> {
  const entries = await readdir(path.join(releases, 'shell', folder), {
    recursive: true,
    withFileTypes: true,
  });
  const found = entries.filter((entry) => entry.isFile());
  return found
    .map(({ parentPath, name }) =>
      path.relative(path.join(releases, 'shell', folder), path.join(parentPath, name)),
    )
    .sort();
}

it('copies browser files and the files of this build to the folders that a shop serves', async () => {
  expect(await publish()).toEqual({ status: 0, output: '' });
  expect(await published('assets')).toEqual(assets);
  expect(await published(`builds/${'a'.repeat(16)}`)).toEqual([
    'build-manifest.json',
    'service-worker.js',
    'shell.cjs',
  ]);
});

it('reports a full disk without leaving truncated files, and succeeds once there is space', async () => {
  const env = { NODE_OPTIONS: `--import ${fullDisk}`, FULL_DISK: releases };
  expect(await publish(env)).toEqual({
    status: 1,
    output: `The disk is full: ${releases}. Free some space and start again.\n`,
  });
  expect(await published('assets')).toEqual([]);
  expect((await publish()).status).toBe(0);
  expect(await published('assets')).toEqual(assets);
});

it('writes a delta against the previous build next to each script', async () => {
  await publish();
  const dist = path.join(dir, 'dist/browser');
  await rm(path.join(dist, 'main.1.js'));
  await writeFile(path.join(dist, 'main.2.js'), `${files['browser/main.1.js']}later();`);
  await publish();
  const before = createHash('sha256').update(files['browser/main.1.js']).digest('base64url');
  expect((await published('assets')).filter((name) => name.endsWith('.dcb'))).toEqual([
    `main.2.js.${before}.dcb`,
  ]);
});

it('replaces a file that an earlier publish left truncated', async () => {
  await publish();
  const file = path.join(releases, 'shell/assets/main.1.js');
  await writeFile(file, 'mai');
  await publish();
  expect(await readFile(file, 'utf8')).toBe(files['browser/main.1.js']);
});

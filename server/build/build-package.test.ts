import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { buildPackage, isFresh } from './build-package';

const fullDisk = pathToFileURL(path.join(import.meta.dirname, '../../server/src/testing/full-disk.mjs')).href;
const config = `export default [{
  mode: 'none',
  context: import.meta.dirname,
  entry: './entry.js',
  output: { path: process.env.BUILD_OUT },
}];
`;

let dir: string;
beforeEach(async () => {
  dir = await mkdtemp(path.join(tmpdir(), 'build-package-'));
  await writeFile(path.join(dir, 'package.json'), '{"type":"module"}');
  await writeFile(path.join(dir, 'webpack.config.ts'), config);
  await writeFile(path.join(dir, 'entry.js'), 'console.log("built");');
  await mkdir(path.join(dir, 'dist'));
});
afterEach(async () => {
  delete process.env.NODE_OPTIONS;
  delete process.env.FULL_DISK;
  await rm(dir, { recursive: true });
});

it('reports a full disk, and discards the build', async () => {
  const out = path.join(dir, 'dist');
  const target = { dir, out, source: 'of today', version: '1.0.0' };
  Object.assign(process.env, { NODE_OPTIONS: `--import ${fullDisk}`, FULL_DISK: out });
  await expect(buildPackage(target)).rejects.toThrow(
    `The disk is full: ${out}. Free some space and start again.`,
  );
  expect(isFresh(target)).toBe(false);
  delete process.env.FULL_DISK;
  delete process.env.NODE_OPTIONS;
  await buildPackage(target);
  expect(isFresh(target)).toBe(true);
});

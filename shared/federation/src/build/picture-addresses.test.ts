import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import webpack, { type Configuration } from 'webpack';
import { remoteBrowserConfig } from './remote-browser-config';
import { remoteServerConfig } from './remote-server-config';
import { TypesPlugin } from './types/types-plugin';

const cache = path.resolve(import.meta.dirname, '../../../../.cache');

const sources: Readonly<Record<string, string>> = {
  'package.json': JSON.stringify({ name: 'gifts', version: '1.0.0', type: 'module' }),
  'remote.json': JSON.stringify({
    name: 'gifts',
    exposes: ['page'],
    routes: [],
    slots: [],
    storeContract: 1,
  }),
  'src/expose/page.tsx': `
import tape from './tape.svg';
export const pictures = [tape, new URL('./stamp.svg', import.meta.url).href];
export const start = () => new Worker(new URL('./count.ts', import.meta.url));`,
  'src/expose/count.ts': "postMessage('counted' as string);",
  'src/expose/tape.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
  'src/expose/stamp.svg': '<svg xmlns="http://www.w3.org/2000/svg" id="stamp"/>',
};

let dir: string;
beforeAll(async () => {
  await mkdir(cache, { recursive: true });
  // The loaders are found from the remote's folder.
  dir = await mkdtemp(path.join(cache, 'gifts-'));
  for (const [file, text] of Object.entries(sources)) {
    await mkdir(path.dirname(path.join(dir, file)), { recursive: true });
    await writeFile(path.join(dir, file), text);
  }
});
afterAll(() => rm(dir, { recursive: true, force: true }));

function build(config: Configuration): Promise<void> {
  // The fixture's types do not matter here.
  const plugins = config.plugins?.filter((plugin) => !(plugin instanceof TypesPlugin));
  const compiler = webpack({ ...config, plugins, cache: false, infrastructureLogging: { level: 'error' } });
  return new Promise((resolve, reject) => {
    compiler.run((error, stats) => {
      const broken = error ?? (stats?.hasErrors() ? new Error(stats.toString('errors-only')) : null);
      compiler.close(() => (broken ? reject(broken) : resolve()));
    });
  });
}

it('pictures have the same names in both builds, and files in the one for browsers', async () => {
  await build(remoteBrowserConfig({ dir }));
  await build(remoteServerConfig({ dir }));
  const pictures = await readdir(path.join(dir, 'dist/browser/pictures'));
  expect(pictures.map((name) => name.split('.')[0]).sort()).toEqual(['stamp', 'tape']);

  const serverDir = path.join(dir, 'dist/server');
  const files = await readdir(serverDir);
  expect(files.filter((file) => !file.endsWith('.cjs'))).toEqual([]);
  const code = (await Promise.all(files.map((file) => readFile(path.join(serverDir, file), 'utf8')))).join(
    '',
  );
  expect(code).toContain('"/remotes/gifts/1.0.0/"');
  for (const name of pictures) expect(code).toContain(`"pictures/${name}"`);
});

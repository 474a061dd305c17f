import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { existsSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { makeScratchFolder, type ScratchFolder } from '@shop/protocol/testing';
import { createDevBuilds, type DevNews } from './dev-builds';

let scratch: ScratchFolder;
beforeEach(async () => {
  scratch = await makeScratchFolder();
});
afterEach(() => scratch.remove());

/** The output of a bundler, with its version. */
async function bundle(): Promise<void> {
  const { BUILD_OUT = '', BUILD_VERSION = '' } = process.env;
  const globalName = `gifts_${BUILD_VERSION.replace(/\W/g, '_')}`;
  await mkdir(path.join(BUILD_OUT, 'browser'), { recursive: true });
  const remoteEntry = { name: 'remoteEntry.js', path: '', type: 'global' };
  const manifest = { metaData: { globalName, remoteEntry }, exposes: [{ name: 'page' }], shared: [] };
  const exposes = manifest.exposes.map((one) => ({
    ...one,
    assets: { js: { sync: ['page.js'] }, css: { sync: [] } },
  }));
  await writeFile(path.join(BUILD_OUT, 'browser/mf-manifest.json'), JSON.stringify({ ...manifest, exposes }));
}

function open(build: () => Promise<void>) {
  const news: DevNews[] = [];
  const builds = createDevBuilds({
    bundle: build,
    out: scratch.dir,
    address: '/dev-builds/gifts/',
    modules: () => ['page'],
    onNews: (one) => news.push(one),
  });
  return { builds, news };
}

it('gives each build a separate name and folder, and keeps the last builds', async () => {
  const { builds, news } = open(bundle);
  for (let time = 0; time < 12; time += 1) await builds.build();
  expect(news[1]).toEqual({
    build: {
      base: '/dev-builds/gifts/2/',
      entry: '/dev-builds/gifts/2/remoteEntry.js',
      type: 'script',
      globalName: 'gifts_0_0_0_dev_2',
    },
  });
  expect(builds.latest()).toBe(news[11]);
  expect(builds.folderOf(12)).toBe(path.join(scratch.dir, '12/browser'));
  expect(builds.folderOf(2)).toBeUndefined();
  expect([1, 2, 3].map((number) => existsSync(path.join(scratch.dir, String(number))))).toEqual([
    false,
    false,
    true,
  ]);
});

it('builds once more for all requests during a build', async () => {
  const { builds, news } = open(bundle);
  await Promise.all([builds.build(), builds.build(), builds.build()]);
  expect(news).toHaveLength(2);
});

it('reports build errors, and continues', async () => {
  let isBroken = true;
  const { builds, news } = open(async () => {
    if (isBroken) throw new Error('\u001b[31mUnexpected token\u001b[0m');
    await bundle();
  });
  await builds.build();
  expect(news).toEqual([{ failure: 'Unexpected token' }]);
  isBroken = false;
  await builds.build();
  expect(news[1]).toHaveProperty('build');
});

it('reports that a module of remote.json was not built', async () => {
  const { builds } = open(async () => {
    await bundle();
    const file = path.join(process.env.BUILD_OUT ?? '', 'browser/mf-manifest.json');
    await writeFile(file, JSON.stringify({ metaData: { globalName: 'g', remoteEntry: {} }, exposes: [] }));
  });
  await builds.build();
  expect(builds.latest()).toEqual({ failure: 'the build does not expose "page".' });
});

import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { makeScratchFolder, type ScratchFolder } from '@shop/protocol/testing';
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { BundledPackage } from '../provenance/bundled-packages';
import { secondCopies } from './second-copies';

let scratch: ScratchFolder;
beforeEach(async () => {
  scratch = await makeScratchFolder();
});
afterEach(() => scratch.remove());

type Import = NonNullable<BundledPackage['imports']>[number];

async function messagesFor(name: string, ...imports: readonly Import[]): Promise<readonly string[]> {
  const packages = [{ name, version: '9.0.0', license: 'MIT', imports }];
  await writeFile(path.join(scratch.dir, 'browser.packages.json'), JSON.stringify({ packages }));
  return (await secondCopies(path.join(scratch.dir, 'browser'))).map(({ message }) => message);
}

const source = 'src/pages/gifts/page.tsx:4';

it.each([
  ['react-redux', 'dist/react-redux.mjs', 'useShopSelector'],
  ['@reduxjs/toolkit', 'dist/redux-toolkit.modern.mjs', 'createSlice from @shop/store'],
  ['redux', 'dist/redux.mjs', 'injectSlice from @shop/store'],
  ['react-router', 'dist/production/index.mjs', 'describeRemote()'],
  ['react-router', 'dist/production/dom-export.mjs', 'import from react-router or react-router-dom'],
  ['react-dom', 'client.js', 'describeRemote()'],
  ['react-dom', 'server.browser.js', 'renders on the server'],
  ['react', 'jsx-dev-runtime.js', 'NODE_ENV=production'],
  ['@shop/store', 'dist/index.js', 'describeRemote()'],
  ['@shop/api-client', 'dist/index.js', 'describeRemote()'],
])('refuses a second copy of %s (%s) with advice', async (name, file, advice) => {
  const [message, ...more] = await messagesFor(name, { file, source });
  expect(more).toEqual([]);
  expect(message).toContain(`${source} imports ${name}, so the build bundles a second copy (9.0.0)`);
  expect(message).toContain(advice);
});

it('names the library that imports a copy', async () => {
  const [message] = await messagesFor('react-dom', { file: 'client.js', package: 'portals' });
  expect(message).toContain('portals imports react-dom,');
});

it.each<[string, Import]>([
  ['react-redux', { file: 'dist/react-redux.mjs', package: 'charts' }],
  ['react-router', { file: 'dist/production/index.mjs', package: 'react-router-dom' }],
  ['react', { file: 'compiler-runtime.js', source }],
  ['@shop/api-client', { file: 'src/endpoint/index.ts', source }],
  ['@shop/config', { file: 'dist/dates.js', source }],
  ['swiper', { file: 'swiper.mjs', source }],
])('accepts %s of %j', async (name, one) => {
  expect(await messagesFor(name, one)).toEqual([]);
});

it('accepts a package that is only the fallback of a share scope, and a build without a list', async () => {
  expect(await messagesFor('react')).toEqual([]);
  expect(await secondCopies(path.join(scratch.dir, 'server'))).toEqual([]);
});

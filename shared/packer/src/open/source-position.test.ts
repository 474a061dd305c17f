import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { makeScratchFolder, type ScratchFolder } from '@shop/protocol/testing';
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { positionOf } from './source-position';

let scratch: ScratchFolder;
beforeEach(async () => {
  scratch = await makeScratchFolder();
  await write('src/page.tsx', 'import a from "a";\n\nwindow.x = 1;\n');
  await write('dist/server/page.cjs', '/* built */\nwindow.x=1;\n');
});
afterEach(() => scratch.remove());

async function write(file: string, content: string | object) {
  const place = path.join(scratch.dir, file);
  await mkdir(path.dirname(place), { recursive: true });
  await writeFile(place, typeof content === 'string' ? content : JSON.stringify(content));
}

/** Line 2 of the built file is line 3 of the source. */
const mapTo = (source: string) => ({ version: 3, sources: [source], names: [], mappings: ';AAEA' });

const position = (stack: string, ranAt = '/tmp/run/server') =>
  positionOf(stack, { dir: scratch.dir, buildDir: path.join(scratch.dir, 'dist/server'), ranAt });

const stack = `ReferenceError: window is not defined
    at node:internal/vm:1:1
    at Object.run (/tmp/run/server/page.cjs:2:1)`;

it.each(['webpack://gifts/./src/page.tsx', 'webpack://gifts/./src/page.tsx?ab12', '../../src/page.tsx'])(
  'is in the source %s',
  async (source) => {
    await write('dist/server/page.cjs.map', mapTo(source));
    expect(position(stack)).toBe('src/page.tsx:3');
  },
);

it('is found with maps in a separate folder, for URLs, and for paths inside the build', async () => {
  await write('dist/maps/page.cjs.map', mapTo('webpack://gifts/./src/page.tsx'));
  const origin = 'http://127.0.0.1:4000/remotes/gifts/1.0.0/';
  expect(position(`Error: x\n    at ${origin}page.cjs:2:1`, origin)).toBe('src/page.tsx:3');
  expect(position('Error: x\n    at page.cjs:2:1')).toBe('src/page.tsx:3');
});

it.each([
  ['without source maps', null],
  ['if the map belongs to a library', 'webpack://gifts/./node_modules/charts/index.js'],
  ['if the source does not exist', 'webpack://gifts/webpack/runtime/share'],
])('is in the build %s', async (_when, source) => {
  if (source) await write('dist/server/page.cjs.map', mapTo(source));
  expect(position(stack)).toBe('dist/server/page.cjs:2');
});

it('is unknown without a line of the build', () => {
  expect(position('Error: x\n    at /usr/lib/other.js:1:1')).toBeNull();
});

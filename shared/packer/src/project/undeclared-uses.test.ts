import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { makeScratchFolder, type ScratchFolder } from '@shop/protocol/testing';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { undeclaredUses } from './undeclared-uses';

const script = [
  'localStorage.setItem("gifts-seen", 1);',
  'sessionStorage.setItem(`cards-${x}`, 1);',
  'new Worker(new URL("./count.js", import.meta.url));',
  'fetch("https://maps.example/a"); fetch("https://maps.example/b");',
].join('\n');

let scratch: ScratchFolder;
let browserDir: string;
const mapFile = () => path.join(browserDir, 'page.js.map');

beforeAll(async () => {
  scratch = await makeScratchFolder();
  browserDir = path.join(scratch.dir, 'browser');
  await mkdir(browserDir);
  await writeFile(path.join(browserDir, 'page.js'), script);
  await writeFile(
    path.join(browserDir, 'page.css'),
    '.gifts_1_0_0-page-AbCdEfGhIj-grid { top: 0 }\nh1 { top: 0 }',
  );
  await writeFile(path.join(browserDir, 'broken.js'), 'const = 1');
});
afterEach(() => rm(mapFile(), { force: true }));
afterAll(() => scratch.remove());

const usesOf = (declared: Parameters<typeof undeclaredUses>[2]) =>
  undeclaredUses(browserDir, 'gifts_1_0_0', declared);

describe('the undeclared uses of a build', () => {
  it('are listed once, with their files and lines', async () => {
    expect(await usesOf({})).toEqual([
      'page.css:2 has the global selector h1: declare "capabilities.globalStyles"',
      'page.js:1 writes the storage key gifts-seen: declare it in "capabilities.storage"',
      'page.js:2 writes the storage key cards-*: declare it in "capabilities.storage"',
      'page.js:3 starts a worker: declare "capabilities.workers"',
      'page.js:4 requests https://maps.example: declare it in "origins"',
    ]);
  });

  it('do not include declared ones', async () => {
    const capabilities = { storage: ['gifts-seen', 'cards-*'], workers: true, globalStyles: true };
    expect(await usesOf({ capabilities, origins: ['https://maps.example'] })).toEqual([]);
    expect(await usesOf({ capabilities, origins: [] })).toHaveLength(1);
    expect(await usesOf({ capabilities: { ...capabilities, storage: ['gifts-*'] } })).toHaveLength(2);
  });

  it('have their positions in the sources if the build has a source map', async () => {
    // Maps the third line to line 12.
    const map = { version: 3, sources: ['src/count.ts'], names: [], mappings: ';;AAWI' };
    await writeFile(mapFile(), JSON.stringify(map));
    expect(await usesOf({})).toContain('src/count.ts:12 starts a worker: declare "capabilities.workers"');
  });
});

import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { BillOfMaterials, faultFinder } from '@shop/protocol/schemas';
import { makeScratchFolder, type ScratchFolder } from '@shop/protocol/testing';
import { billOfMaterials } from './bill-of-materials';
import { readPackages, type BundledPackage } from './bundled-packages';

const gifts = { remote: 'gifts', version: '1.0.0' };
const one = (name: string, license: string | null = 'MIT', version = '1.0.0'): BundledPackage => ({
  ...{ name, version, license },
});

describe('a bill of materials', () => {
  const packages = [
    one('@shop/ui'),
    one('ribbon', '(MIT OR Apache-2.0)', '2.0.0-rc.1+7'),
    one('bow', 'SEE LICENSE IN bow.txt'),
    one('knot', null),
  ];

  it('lists each package with its URL and licence, in CycloneDX 1.6', () => {
    const text = billOfMaterials(gifts, { from: 'build', packages });
    const value = JSON.parse(text) as { components: Record<string, unknown>[] };
    expect(faultFinder(BillOfMaterials)(value)).toEqual([]);
    expect(value).toMatchObject({
      ...{ bomFormat: 'CycloneDX', specVersion: '1.6' },
      metadata: { component: { name: 'gifts', version: '1.0.0' }, lifecycles: [{ phase: 'build' }] },
    });
    const short = value.components.map(({ purl, licenses }) => [purl, licenses]);
    expect(short).toEqual(
      expect.arrayContaining([
        ['pkg:npm/%40shop/ui@1.0.0', [{ license: { id: 'MIT' } }]],
        ['pkg:npm/ribbon@2.0.0-rc.1%2B7', [{ expression: '(MIT OR Apache-2.0)' }]],
        ['pkg:npm/bow@1.0.0', [{ license: { name: 'SEE LICENSE IN bow.txt' } }]],
        ['pkg:npm/knot@1.0.0', undefined],
      ]),
    );
  });

  it('is deterministic, whatever the order of the packages', () => {
    const text = billOfMaterials(gifts, { from: 'build', packages });
    expect(billOfMaterials(gifts, { from: 'build', packages: [...packages].reverse() })).toBe(text);
  });

  it('reports when the bundled packages are unknown', () => {
    expect(JSON.parse(billOfMaterials(gifts, { from: 'declared', packages: [] }))).toMatchObject({
      metadata: { lifecycles: [{ phase: 'pre-build' }] },
    });
  });
});

describe('the packages of a version', () => {
  let scratch: ScratchFolder;
  beforeEach(async () => {
    scratch = await makeScratchFolder();
  });
  afterEach(() => scratch.remove());

  const write = async (file: string, content: unknown) => {
    const place = path.join(scratch.dir, file);
    await mkdir(path.dirname(place), { recursive: true });
    await writeFile(place, typeof content === 'string' ? content : JSON.stringify(content));
  };
  const read = () =>
    readPackages(
      scratch.dir,
      ['dist/browser', 'dist/server'].map((folder) => path.join(scratch.dir, folder)),
    );

  it('are those that the bundler recorded for both builds, without duplicates', async () => {
    await write('package.json', { name: 'gifts', version: '1.0.0', dependencies: { bow: '1' } });
    await write('dist/browser.packages.json', { packages: [one('ribbon'), one('knot', null)] });
    await write('dist/server.packages.json', { packages: [one('ribbon'), one('ribbon', 'MIT', '2.0.0')] });
    expect(await read()).toEqual({
      from: 'build',
      packages: [one('ribbon'), one('knot', null), one('ribbon', 'MIT', '2.0.0')],
    });
  });

  it('are the dependencies in package.json, with transitive ones, if the bundler recorded none', async () => {
    const dependencies = { bow: '^1.0.0', absent: '1' };
    const [bow, knot] = [one('bow'), one('knot', 'ISC')];
    await write('package.json', {
      name: 'gifts',
      version: '1.0.0',
      dependencies,
      devDependencies: { jest: '1' },
    });
    await write('node_modules/bow/package.json', { ...bow, dependencies: { knot: '1' } });
    await write('node_modules/bow/node_modules/knot/package.json', { ...knot, dependencies: { bow: '1' } });
    await write('node_modules/jest/package.json', one('jest'));
    expect(await read()).toEqual({ from: 'declared', packages: [bow, knot] });
  });

  it('are refused if the list is invalid', async () => {
    await write('dist/browser.packages.json', '{');
    await expect(read()).rejects.toThrow('browser.packages.json is not valid JSON. Build the remote again.');
    await write('dist/browser.packages.json', { packages: [{ name: 'ribbon' }] });
    await expect(read()).rejects.toThrow('"packages[0].version" is required and must be a string.');
  });
});

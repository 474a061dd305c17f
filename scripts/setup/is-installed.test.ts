import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { isInstalled } from './is-installed.mjs';

let root: string;
const write = (file: string, value: unknown) => {
  mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
  writeFileSync(path.join(root, file), JSON.stringify(value));
};

const plain = { version: '1.0.0', integrity: 'sha512-one' };
const binary = { ...plain, optional: true };
/** A checkout with a workspace, a package, a nested package, and two optional packages, one of them for this machine. */
const wanted = {
  '': { name: 'small' },
  tools: { name: '@shop/tools', version: '1.0.0' },
  'node_modules/@shop/tools': { resolved: 'tools', link: true },
  'node_modules/a': plain,
  'node_modules/a/node_modules/b': plain,
  'node_modules/here': { ...binary, os: [process.platform] },
  'node_modules/there': { ...binary, os: ['nowhere'] },
};
const { '': _root, 'node_modules/there': _there, ...installed } = wanted;
const record = 'node_modules/.package-lock.json';

beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), 'is-installed-'));
  for (const folder of ['a', 'a/node_modules/b', 'here']) write(`node_modules/${folder}/package.json`, {});
  write('tools/package.json', {});
  mkdirSync(path.join(root, 'node_modules/@shop'));
  symlinkSync('../../tools', path.join(root, 'node_modules/@shop/tools'), 'dir');
  write('package-lock.json', { packages: wanted });
  write(record, { packages: installed });
});
afterEach(() => rmSync(root, { recursive: true }));

it('accepts packages that npm has installed from the lockfile', () => {
  expect(isInstalled(root)).toBe(true);
});

it('accepts a workspace that was linked without npm, like a new remote', () => {
  const { 'node_modules/@shop/tools': _link, ...before } = installed;
  write(record, { packages: before });
  expect(isInstalled(root)).toBe(true);
});

const remove = (place: string) => rmSync(path.join(root, place), { recursive: true });
const packages = (more: object) => ({ packages: { ...installed, ...more } });

it.each<[string, () => void]>([
  ['nothing is installed', () => remove('node_modules')],
  ['an install was interrupted', () => remove(record)],
  ['the record is truncated', () => writeFileSync(path.join(root, record), '{"packages":')],
  ['a package is missing', () => remove('node_modules/a/node_modules/b')],
  ['the link to a workspace is missing', () => remove('node_modules/@shop/tools')],
  ['a version differs', () => write(record, packages({ 'node_modules/a': { ...plain, version: '2.0.0' } }))],
  [
    'the contents differ',
    () => write(record, packages({ 'node_modules/a': { ...plain, integrity: 'sha512-two' } })),
  ],
  [
    'the lockfile has an additional package',
    () => write('package-lock.json', { packages: { ...wanted, 'node_modules/c': plain } }),
  ],
  [
    'an extra package shadows another',
    () => write(record, packages({ 'node_modules/a/node_modules/c': plain })),
  ],
  [
    'it was copied from another machine',
    () => write(record, packages({ 'node_modules/there': wanted['node_modules/there'] })),
  ],
])('is false when %s', (_what, change) => {
  change();
  expect(isInstalled(root)).toBe(false);
});

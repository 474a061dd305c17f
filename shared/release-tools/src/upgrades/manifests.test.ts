import { afterEach, beforeEach, expect, it } from '@jest/globals';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { aliasTargets, raise } from './manifests';

let dir: string;
const write = (folder: string, manifest: object) => {
  mkdirSync(path.join(dir, folder), { recursive: true });
  writeFileSync(path.join(dir, folder, 'package.json'), JSON.stringify(manifest, null, 2));
};
const read = (folder: string) =>
  JSON.parse(readFileSync(path.join(dir, folder, 'package.json'), 'utf8')) as Record<string, unknown>;

beforeEach(() => {
  dir = mkdtempSync(path.join(tmpdir(), 'manifests-'));
  write('.', {
    workspaces: ['shell', 'mfe-*', 'shared/*'],
    devDependencies: { native: 'npm:typescript@7.0.2', react: '19.2.0' },
  });
  write('mfe-cart', { dependencies: { react: '19.2.0', 'react-dom': '19.2.0' } });
  write('shared/ui', { peerDependencies: { react: '19.1.0' } });
  mkdirSync(path.join(dir, 'shell'));
});
afterEach(() => rmSync(dir, { recursive: true }));

it('versions are raised in every workspace that has them, and nowhere else', () => {
  raise(dir, [
    { name: 'react', from: '19.2.0', to: '19.3.1' },
    { name: 'native', from: '7.0.2', to: '7.1.0' },
  ]);
  expect(read('.').devDependencies).toEqual({ native: 'npm:typescript@7.1.0', react: '19.3.1' });
  expect(read('mfe-cart').dependencies).toEqual({ react: '19.3.1', 'react-dom': '19.2.0' });
  expect(read('shared/ui').peerDependencies).toEqual({ react: '19.1.0' });
});

it('the package behind an alias is known', () => {
  expect(aliasTargets(dir)).toEqual(new Map([['native', 'typescript']]));
});

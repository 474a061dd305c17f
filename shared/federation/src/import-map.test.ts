import { expect, it } from '@jest/globals';
import { importMapOf } from './import-map';

const hashes = { 'remoteEntry.js': 'sha384-entry', 'assets/page.js': 'sha384-page' };

it('has a hash for every file, and for every URL of the entry including retries', () => {
  const { imports, integrity } = JSON.parse(
    importMapOf('/remotes/a/1.0.0/', 'remoteEntry.js', hashes),
  ) as Record<'imports' | 'integrity', Record<string, string>>;
  expect(imports).toMatchObject({
    '#/remotes/a/1.0.0/remoteEntry.js': '/remotes/a/1.0.0/remoteEntry.js',
    '#/remotes/a/1.0.0/remoteEntry.js?attempt=1': '/remotes/a/1.0.0/remoteEntry.js?attempt=1',
  });
  for (const address of Object.values(imports)) expect(integrity[address]).toBe('sha384-entry');
  expect(integrity['/remotes/a/1.0.0/assets/page.js']).toBe('sha384-page');
});

it('does not depend on the order of the hashes', () => {
  const other = Object.fromEntries(Object.entries(hashes).reverse());
  expect(importMapOf('/a/', 'remoteEntry.js', other)).toBe(importMapOf('/a/', 'remoteEntry.js', hashes));
});

import { expect, it } from '@jest/globals';
import type { PageRelease, PageRemote } from '@shop/contracts';
import { importMapOf } from '@shop/federation/import-map';
import { createHash } from 'node:crypto';
import { importMapHashes } from './import-map-hashes';

const integrity = { 'remoteEntry.js': 'sha384-entry' };
const remoteOf = (
  name: string,
  entryType?: 'module',
  fallback: PageRemote['fallback'] = null,
): PageRemote => ({
  version: '1.0.0',
  base: `/remotes/${name}/1.0.0/`,
  manifest: { entry: 'remoteEntry.js', entryType, globalName: name, exposes: {}, server: 'server' },
  integrity,
  routes: [],
  slots: [],
  fallback,
});
const releaseOf = (remotes: PageRelease['remotes']): PageRelease => ({ env: 'live', seq: 1, remotes });
const hashOf = (base: string) =>
  `'sha256-${createHash('sha256')
    .update(importMapOf(base, 'remoteEntry.js', integrity))
    .digest('base64')}'`;

it('allows the import maps of remotes of ES modules, and of what they fall back on', () => {
  const before = { ...remoteOf('gifts', 'module'), base: '/remotes/gifts/0.9.0/' };
  const release = releaseOf({ gifts: remoteOf('gifts', 'module', before), cart: remoteOf('cart') });
  expect(importMapHashes(release)).toBe(
    ` ${hashOf('/remotes/gifts/1.0.0/')} ${hashOf('/remotes/gifts/0.9.0/')}`,
  );
});

it('allows none without such remotes', () => {
  expect(importMapHashes(releaseOf({ cart: remoteOf('cart') }))).toBe('');
});

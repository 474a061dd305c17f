import { createHash } from 'node:crypto';
import { describe, expect, it } from '@jest/globals';
import { integrityList, type PageRelease, type PageRemote, type PageRemoteVersion } from '@shop/contracts';
import { importMapOf } from '@shop/federation/import-map';
import { declaredOrigins, documentRelease, importMapHashes } from './document-release';

const integrity = {
  'remoteEntry.js': 'sha384-entry',
  'product.js': 'sha384-product',
  'product.css': 'sha384-styles',
  'fonts.css': 'sha384-fonts',
  'row.js': 'sha384-row',
  'list.js': 'sha384-list',
  'list.css': 'sha384-list-styles',
  '104.js': 'sha384-chunk',
};
const exposes = {
  product: { js: ['row.js', 'product.js'], css: ['product.css', 'fonts.css'] },
  list: { js: ['row.js', 'list.js'], css: ['list.css'] },
};
const remote = (name: string, fallback: PageRemote['fallback'] = null): PageRemote => ({
  version: '1.0.0',
  base: `/remotes/${name}/1.0.0/`,
  manifest: { entry: 'remoteEntry.js', globalName: name, exposes, server: 'server' },
  integrity,
  routes: [],
  slots: [],
  fallback,
});
const listHash = `sha384-${createHash('sha384').update(integrityList.textOf(integrity)).digest('base64')}`;

describe('the release of a document', () => {
  const remotes = { catalog: remote('catalog', remote('catalog')), cart: remote('cart') };
  const fragments = [{ remote: 'catalog', module: 'product' }];
  const made = documentRelease({ env: 'live', seq: 4, remotes }, fragments);

  it("includes the hashes of the page's modules and of files without a module, and a list for all others", () => {
    const { 'list.js': _script, 'list.css': _styles, ...named } = integrity;
    expect(made.remotes['catalog']?.integrity).toEqual(named);
    expect(made.remotes['catalog']?.integrityList).toBe(listHash);
    expect(made.remotes['catalog']?.fallback).toMatchObject({ integrity: {}, integrityList: listHash });
    expect(made.remotes['cart']).toMatchObject({ integrity: {}, integrityList: listHash, fallback: null });
    expect([made.env, made.seq]).toEqual(['live', 4]);
  });

  it('omits what only the server uses', () => {
    const built = remote('catalog');
    const serverEntry = { path: 'server/remoteEntry.cjs', type: 'commonjs-module' } as const;
    const manifest = {
      ...built.manifest,
      serverEntry,
      exposes: { ...exposes, product: { ...exposes.product, lazyCss: ['dialog.css'] } },
    };
    const given = { ...built, manifest, fallback: { ...built, manifest } };
    const text = JSON.stringify(
      documentRelease({ env: 'live', seq: 4, remotes: { catalog: given } }, fragments),
    );
    expect(text).toBe(
      JSON.stringify(
        documentRelease({ env: 'live', seq: 4, remotes: { catalog: remote('catalog', built) } }, fragments),
      ),
    );
  });

  it('omits the files of deferred fragments', () => {
    const far = [...fragments, { remote: 'catalog', module: 'list', deferred: true }];
    expect(documentRelease({ env: 'live', seq: 4, remotes }, far)).toEqual(made);
    const only = far.slice(1);
    expect(documentRelease({ env: 'live', seq: 4, remotes }, only).remotes['catalog']?.integrity).toEqual({});
  });

  it('has no list for a remote without hashes, such as one in development', () => {
    const own = { ...remote('catalog'), integrity: {} };
    const { catalog } = documentRelease({ env: 'dev', seq: 1, remotes: { catalog: own } }, fragments).remotes;
    expect(catalog).toEqual(own);
  });
});

const [maps, cdn] = ['https://maps.example', 'https://cdn.example'] as const;

const version = (origins?: string[]): PageRemoteVersion => ({
  version: '1.0.0',
  base: '/remotes/catalog/1.0.0/',
  manifest: { entry: 'remoteEntry.js', globalName: 'catalog', exposes: {}, server: 'server' },
  integrity: {},
  ...(origins && { origins }),
});
const releaseWith = (remote: Partial<PageRemote>): PageRelease => ({
  env: 'live',
  seq: 7,
  remotes: { catalog: { ...version(), routes: [], slots: [], fallback: null, ...remote } },
});

it('lists the origins of all versions in a release once, including fallbacks', () => {
  const release = releaseWith({ origins: [maps], fallback: version([maps, cdn]) });
  expect(declaredOrigins(release)).toEqual([cdn, maps]);
  expect(declaredOrigins(release)).toBe(declaredOrigins(release));
});

it('is empty if no version declares origins', () => {
  expect(declaredOrigins(releaseWith({}))).toEqual([]);
});

const mapIntegrity = { 'remoteEntry.js': 'sha384-entry' };
const remoteOf = (
  name: string,
  entryType?: 'module',
  fallback: PageRemote['fallback'] = null,
): PageRemote => ({
  version: '1.0.0',
  base: `/remotes/${name}/1.0.0/`,
  manifest: { entry: 'remoteEntry.js', entryType, globalName: name, exposes: {}, server: 'server' },
  integrity: mapIntegrity,
  routes: [],
  slots: [],
  fallback,
});
const releaseOf = (remotes: PageRelease['remotes']): PageRelease => ({ env: 'live', seq: 1, remotes });
const hashOf = (base: string) =>
  `'sha256-${createHash('sha256')
    .update(importMapOf(base, 'remoteEntry.js', mapIntegrity))
    .digest('base64')}'`;

it('allows the import maps of ES module remotes and of their fallbacks', () => {
  const before = { ...remoteOf('gifts', 'module'), base: '/remotes/gifts/0.9.0/' };
  const release = releaseOf({ gifts: remoteOf('gifts', 'module', before), cart: remoteOf('cart') });
  expect(importMapHashes(release)).toBe(
    ` ${hashOf('/remotes/gifts/1.0.0/')} ${hashOf('/remotes/gifts/0.9.0/')}`,
  );
});

it('is empty without such remotes', () => {
  expect(importMapHashes(releaseOf({ cart: remoteOf('cart') }))).toBe('');
});

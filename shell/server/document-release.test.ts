import { createHash } from 'node:crypto';
import { describe, expect, it } from '@jest/globals';
import { integrityList, type PageRemote } from '@shop/contracts';
import { documentRelease } from './document-release';

const integrity = { 'remoteEntry.js': 'sha384-a', 'page.css': 'sha384-b' };
const remote = (name: string, fallback: PageRemote['fallback'] = null): PageRemote => ({
  version: '1.0.0',
  base: `/remotes/${name}/1.0.0/`,
  manifest: { entry: 'remoteEntry.js', globalName: name, exposes: {}, server: 'server' },
  integrity,
  routes: [],
  slots: [],
  fallback,
});
const listHash = `sha384-${createHash('sha384').update(integrityList.textOf(integrity)).digest('base64')}`;

describe('the release of a document', () => {
  const remotes = { catalog: remote('catalog', remote('catalog')), cart: remote('cart') };
  const made = documentRelease({ env: 'live', seq: 4, remotes }, [{ remote: 'catalog', module: 'product' }]);

  it('names the files of what the page begins with, and the list of everything else', () => {
    expect(made.remotes['catalog']).toMatchObject({ version: '1.0.0', integrity });
    expect(made.remotes['catalog']?.integrityList).toBeUndefined();
    expect(made.remotes['catalog']?.fallback).toMatchObject({ integrity: {}, integrityList: listHash });
    expect(made.remotes['cart']).toMatchObject({ integrity: {}, integrityList: listHash, fallback: null });
    expect([made.env, made.seq]).toEqual(['live', 4]);
  });

  it('names no list of what has no hashes, such as a remote that is being worked on', () => {
    const own = { ...remote('cart'), integrity: {} };
    const { cart } = documentRelease({ env: 'dev', seq: 1, remotes: { cart: own } }, []).remotes;
    expect(cart).toEqual(own);
  });
});

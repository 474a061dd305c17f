import { beforeEach, describe, expect, it } from '@jest/globals';
import { keepGoodVersion, readGoodVersion } from './good-versions';

const version = {
  version: '1.0.0',
  base: '/remotes/cart/1.0.0/',
  manifest: { entry: 'remoteEntry.js', globalName: 'cart_1_0_0', exposes: {}, server: 'server' },
  integrity: {},
  integrityList: 'sha384-list',
};
const blocked: Pick<Storage, 'getItem' | 'setItem'> = {
  getItem: () => {
    throw new Error('blocked');
  },
  setItem: () => {
    throw new Error('blocked');
  },
};

beforeEach(() => localStorage.clear());

describe('a good version', () => {
  it('is stored with everything needed to load it', () => {
    expect(readGoodVersion('cart', localStorage)).toBeNull();
    keepGoodVersion('cart', version, localStorage);
    expect(readGoodVersion('cart', localStorage)).toEqual(version);
    keepGoodVersion('cart', { ...version, version: '1.1.0', base: '/remotes/cart/1.1.0/' }, localStorage);
    expect(readGoodVersion('cart', localStorage)?.version).toBe('1.1.0');
  });

  it('is null if the storage is blocked or broken', () => {
    keepGoodVersion('cart', version, blocked);
    expect(readGoodVersion('cart', blocked)).toBeNull();
    expect(readGoodVersion('cart', null)).toBeNull();
    localStorage.setItem('good:cart', '{');
    expect(readGoodVersion('cart', localStorage)).toBeNull();
  });
});

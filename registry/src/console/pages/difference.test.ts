import { smallRemote } from '@shop/protocol/testing';
import { expect, test } from '@jest/globals';
import { differenceOfArtifacts } from './difference';

const hashed = (size: number, hash: string) => ({ path: `page.${hash}.js`, size, sha384: hash });

test('a comparison only lists differences', () => {
  const { artifact: from } = smallRemote('catalog', '1.0.0', { files: [hashed(1000, '0a1b2c3d')] });
  const { artifact: to } = smallRemote('catalog', '1.1.0', {
    files: [hashed(1500, 'ffeeddcc'), { path: 'page.css', size: 20, sha384: 'x' }],
    exposes: ['page', 'news'],
    routes: [{ path: '/catalog', module: 'news' }],
    shared: { required: { react: '^19.2.0' }, provided: { '@shop/ui': '1.1.0' } },
    storeContract: 2,
    capabilities: { workers: true },
  });
  expect(differenceOfArtifacts(from, to)).toEqual({
    exposes: [{ name: 'news', from: null, to: 'exposed' }],
    routes: [{ name: '/catalog', from: 'page', to: 'news' }],
    slots: [],
    capabilities: [
      { name: 'undeclared uses', from: 'used', to: null },
      { name: 'workers', from: null, to: 'used' },
    ],
    shared: [
      { name: '@shop/ui (bundled)', from: null, to: '1.1.0' },
      { name: 'react', from: '^19.0.0', to: '^19.2.0' },
    ],
    storeContract: [{ name: 'contract', from: '1', to: '2' }],
    files: [
      { name: 'page.css', from: null, to: 20 },
      { name: 'page.js', from: 1000, to: 1500 },
    ],
    total: { from: 1000, to: 1520 },
  });
});

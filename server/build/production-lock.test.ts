import { expect, it } from '@jest/globals';
import { productionPackages } from './production-lock';

const lock = {
  lockfileVersion: 3,
  packages: {
    '': {},
    server: { dependencies: { web: '1', cache: '2' } },
    'server/node_modules/cache': {},
    'node_modules/cache': {},
    'node_modules/web': { dependencies: { router: '1', cache: '1' }, peerDependencies: { log: '1' } },
    'node_modules/web/node_modules/router': { optionalDependencies: { fast: '1', native: '1' } },
    'node_modules/fast': {},
    'node_modules/log': {
      peerDependencies: { pretty: '1' },
      peerDependenciesMeta: { pretty: { optional: true } },
    },
    'node_modules/pretty': {},
    'node_modules/compiler': {},
    'node_modules/@shop/api': { link: true },
  },
};

it('finds each package like Node, and omits build-only packages', () => {
  expect(productionPackages('server', lock)).toEqual([
    'node_modules/cache',
    'node_modules/fast',
    'node_modules/log',
    'node_modules/web',
    'node_modules/web/node_modules/router',
    'server/node_modules/cache',
  ]);
});

it.each([
  [{ gone: '1' }, 'server needs gone, which is not in the lockfile.'],
  [{ '@shop/api': '1' }, 'server needs @shop/api, a workspace that is not built.'],
])('refuses %j', (dependencies, message) => {
  const packages = { ...lock.packages, server: { dependencies } };
  expect(() => productionPackages('server', { ...lock, packages })).toThrow(message);
});

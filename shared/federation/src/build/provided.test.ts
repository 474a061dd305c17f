import { expect, it } from '@jest/globals';
import { hostProvided, rangeOf, sharedByRemote, versionOf } from './provided';

it('requests the range in package.json, independent of the version that the remote is built with', () => {
  const manifest = { dependencies: { react: '19.2.9' }, peerDependencies: { '@shop/store': '^1.0.0' } };
  expect(rangeOf('@shop/store', manifest)).toBe('^1.0.0');
  expect(rangeOf('react/jsx-runtime', manifest)).toBe('^19.2.9');
  expect(sharedByRemote(manifest)['@shop/store']).toMatchObject({
    singleton: true,
    strictVersion: true,
    import: false,
    requiredVersion: '^1.0.0',
  });
});

it('requests a compatible version of packages that only its shared packages depend on', () => {
  const shared = sharedByRemote({});
  expect(Object.keys(shared)).toEqual([...hostProvided, '@shop/ui']);
  expect(shared['@shop/money']?.requiredVersion).toBe(`^${versionOf('@shop/money')}`);
});

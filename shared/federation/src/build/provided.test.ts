import { expect, it } from '@jest/globals';
import { hostProvided, rangeOf, sharedByRemote, versionOf } from './provided';

it('requests what package.json declares that the remote needs, whatever it is built with', () => {
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

it('asks for a compatible version of what package.json does not name, but its shared packages need', () => {
  const shared = sharedByRemote({});
  expect(Object.keys(shared)).toEqual([...hostProvided, '@shop/ui']);
  expect(shared['@shop/money']?.requiredVersion).toBe(`^${versionOf('@shop/money')}`);
});

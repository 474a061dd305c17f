import { expect, it } from '@jest/globals';
import { hostProvided, ownVersion } from '@shop/federation';
import { lent } from './lent';

it('lends everything that builds of remotes take from the host, in the version of the build', () => {
  const names = [...hostProvided, ...ownVersion];
  Reflect.set(globalThis, 'LENT_VERSIONS', Object.fromEntries(names.map((name) => [name, `1.0.0-${name}`])));
  const versions = Object.entries(lent()).map(([name, [first]]) => [name, first?.version]);
  expect(versions.sort()).toEqual(names.map((name) => [name, `1.0.0-${name}`]).sort());
});

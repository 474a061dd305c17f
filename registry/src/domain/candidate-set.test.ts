import { smallRemote } from '@shop/protocol/testing';
import { expect, it } from '@jest/globals';
import { candidateSet, shownVersions } from './candidate-set';

const find = (remote: string, version: string) => smallRemote(remote, version).artifact;
const live = { catalog: '1.0.0', cart: '1.0.0' };
const idOf = (after: Readonly<Record<string, string>>, shell: string | null = '1.0.0') =>
  candidateSet({ before: live, after }, find, shell)?.id;

it('a set identifies its new versions by digest; it is null when shoppers already have all of them', () => {
  const after = { ...live, catalog: '1.1.0' };
  const { digest } = find('catalog', '1.1.0');
  expect(candidateSet({ before: live, after }, find, null)?.candidates).toEqual([
    { remote: 'catalog', version: '1.1.0', digest },
  ]);
  expect(candidateSet({ before: live, after: live }, find, null)).toBeNull();
  const { catalog: _gone, ...less } = live;
  expect(candidateSet({ before: live, after: less }, find, null)).toBeNull();
});

it('the ID of a set depends on the version of every remote and on the shell', () => {
  const one = { ...live, catalog: '1.1.0' };
  expect(idOf({ cart: '1.0.0', catalog: '1.1.0' })).toBe(idOf(one));
  expect(idOf({ ...one, cart: '1.0.1' })).not.toBe(idOf(one));
  expect(idOf(one, '1.1.0')).not.toBe(idOf(one));
});

it('killed and canary-only versions are left out', () => {
  const of = { lastKnownGood: null, killed: false };
  expect(
    shownVersions({
      catalog: { stable: '1.0.0', ...of },
      cart: { stable: '1.0.0', ...of, killed: true },
      gifts: { stable: null, ...of, canary: { version: '1.0.0', bps: 1000, salt: 's' } },
    }),
  ).toEqual({ catalog: '1.0.0' });
});

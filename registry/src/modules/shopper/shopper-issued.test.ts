import { smallRemote } from '@shop/protocol/testing';
import { expect, it } from '@jest/globals';
import type { Release } from '@shop/contracts';
import { shopperIssued } from './shopper-release';

const now = new Date('2026-11-20T06:00:00Z');
const stable = (version: string) => ({ stable: version, lastKnownGood: null, killed: false });
const release: Release = {
  env: 'live',
  seq: 4,
  parent: 3,
  assignments: { cart: stable('1.0.0'), checkout: stable('2.0.0') },
  actor: 'test',
  reason: 'because',
  at: now.toISOString(),
};
const find = (remote: string, version: string) => smallRemote(remote, version).artifact;
const cohort = 'cohort=AAAAAAAAAAAAAAAAAAAAAA';

const issued = (cookie: string | undefined, versions?: readonly string[]) =>
  shopperIssued({ cookie, url: '/', secure: false }, versions, { release, find, key: 'a key', now });

it('attributes a call to the versions in its browser', () => {
  const [cart, checkout] = [
    ['1.0.0', 'stable'],
    ['2.0.0', 'stable'],
  ];
  expect(issued(cohort)).toMatchObject({ env: 'live', seq: 4, purchases: true, given: { cart, checkout } });
  expect(issued(cohort, ['cart@1.0.0', 'checkout@2.0.0'])?.given).toEqual({ cart, checkout });
});

it('ignores versions in older tabs that the browser could not have received, and unproven claims', () => {
  expect(Object.keys(issued(cohort, ['cart@1.0.0', 'checkout@1.9.0'])?.given ?? {})).toEqual(['cart']);
  expect(issued(cohort, ['checkout@9.9.9', 'nothing'])?.given).toEqual({});
});

it('ignores a browser without a counted page', () => {
  expect(issued(undefined)).toBeNull();
});

import { describe, expect, it } from '@jest/globals';
import { routePatterns } from '@shop/config';
import { slotNames, storeContract, type RemoteDescriptor } from '@shop/contracts';
import { existsSync, readFileSync } from 'node:fs';
import { policies } from './pages/policy/data';

const remote = JSON.parse(readFileSync(`${import.meta.dirname}/../remote.json`, 'utf8')) as RemoteDescriptor;

describe('remote.json', () => {
  it('exposes files that exist, and names only those in routes and slots', () => {
    for (const name of remote.exposes)
      expect(existsSync(`${import.meta.dirname}/expose/${name}.tsx`)).toBe(true);
    for (const { module } of [...remote.routes, ...remote.slots]) expect(remote.exposes).toContain(module);
  });

  it("serves the shop's own paths, every policy among them", () => {
    const served = remote.routes.map((route) => route.path);
    const patterns: readonly string[] = Object.values(routePatterns);
    for (const path of served) expect(patterns).toContain(path);
    for (const policy of Object.values(policies)) expect(served).toContain(policy.path);
  });

  it('requires slots and a store contract that the shell provides', () => {
    for (const { slot } of remote.slots) expect(slotNames).toContain(slot);
    expect(remote.storeContract).toBeLessThanOrEqual(storeContract);
  });
});

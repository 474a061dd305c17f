import { smallRemote } from '@shop/protocol/testing';
import type { ReleaseChange } from '../domain/change';
import { everything } from '../domain/freeze';
import { admin, openTestRegistry, type TestRegistry } from './test-registry';
import { addressIn, cohortInCanary, measureCustomers, shop } from './test-shoppers';

const minuteMs = 60_000;
const dayMs = 24 * 60 * minuteMs;

const remotes = ['account', 'cart', 'catalog', 'checkout', 'content'] as const;
/** Remotes with a second version that fails. */
const failing = ['cart', 'catalog'] as const;
/** Networks that the registry has known for a week, so that their reports are evidence. */
const networks = Array.from({ length: 40 }, (_, at) => addressIn(at));

/** A situation that the console's first page can show, produced by releases, reports and monitoring checks. */
export interface Situation {
  readonly name: string;
  readonly begin: (test: TestRegistry) => Promise<unknown>;
  /** Returns to a shop without problems. */
  readonly end?: (test: TestRegistry) => Promise<unknown>;
}

const request = async ({ registry }: TestRegistry, reason: string) => {
  const expected = (await registry.releases.head('live'))?.seq ?? 0;
  return { actor: admin, reason, expected, key: null };
};

const change = async (test: TestRegistry, requested: ReleaseChange, reason: string) =>
  test.registry.releases.change('live', requested, await request(test, reason));

const freeze = async (test: TestRegistry, frozen: boolean, reason: string) =>
  test.registry.releases.freeze('live', everything, frozen, await request(test, reason));

const check = (test: TestRegistry, afterMs = minuteMs / 4) => {
  test.clock.forward(afterMs);
  return test.registry.watch.check();
};

/** Sampled sessions that load every remote; each counts for ten. */
async function succeed(test: TestRegistry, sampled: number): Promise<void> {
  const events = remotes.map((remote) => ({ kind: 'loaded', remote, version: '1.0.0', ms: 100 }) as const);
  for (const ip of networks.slice(0, sampled)) while (!(await shop(test, { ip, events })));
}

/** Sessions of 1.1.0 that fail, one in each known network; in the canary if one runs. */
async function fail(test: TestRegistry, remote: string): Promise<void> {
  const inCanary = test.live.current()?.assignments[remote]?.canary !== undefined;
  const events = [{ kind: 'error', remote, version: '1.1.0', message: 'TypeError: no price' }] as const;
  for (const ip of networks)
    await shop(test, { ip, events, ...(inCanary && { cohort: cohortInCanary(test, remote) }) });
}

/** A registry with five live remotes, whose last report is a week old. */
export async function openQuietRegistry(): Promise<TestRegistry> {
  const test = await openTestRegistry();
  const { publisher } = test.registry;
  for (const remote of remotes) await publisher.publish(smallRemote(remote, '1.0.0'), admin);
  for (const remote of failing) await publisher.publish(smallRemote(remote, '1.1.0'), admin);
  const versions = Object.fromEntries(remotes.map((remote) => [remote, '1.0.0']));
  await change(test, { kind: 'promote', versions }, 'The first release');
  // A failure makes a network known just like a success, but every session reports it.
  const events = [
    { kind: 'error', remote: 'content', version: '1.0.0', message: 'TypeError: no text' },
  ] as const;
  for (const ip of networks) await shop(test, { ip, events });
  await check(test, 7 * dayMs);
  return test;
}

/** Must be run in this order: each one starts where the previous one ended. */
export const situations: readonly Situation[] = [
  { name: 'no data', begin: check },
  {
    name: 'all well',
    async begin(test) {
      await succeed(test, 8);
      await check(test);
    },
  },
  {
    name: 'everything frozen',
    begin: (test) => freeze(test, true, 'Diwali week'),
    end: (test) => freeze(test, false, 'Diwali is over'),
  },
  {
    name: 'remote disabled',
    begin: (test) => change(test, { kind: 'kill', remote: 'account' }, 'Shows orders of other people'),
    end: (test) => change(test, { kind: 'unkill', remote: 'account' }, 'Corrected in the API'),
  },
  {
    name: 'canary failing',
    async begin(test) {
      const canary = { kind: 'canary-start', remote: 'catalog', version: '1.1.0', bps: 2500 } as const;
      await change(test, canary, 'New cards');
      await succeed(test, 4);
      // In a shop with customers, failures of non-customers pause a canary until a person decides.
      await measureCustomers(test, { remote: 'content', version: '1.0.0' });
      await fail(test, 'catalog');
      await check(test, 5 * minuteMs);
    },
    end: (test) => change(test, { kind: 'canary-abort', remote: 'catalog' }, 'It fails'),
  },
  {
    name: 'promotion failing',
    async begin(test) {
      await change(test, { kind: 'promote', versions: { cart: '1.1.0' } }, 'New cart');
      await check(test);
      // Automatic rollback ends half an hour after a promotion.
      await check(test, 31 * minuteMs);
      await fail(test, 'cart');
      await check(test);
    },
  },
];

import { describe, expect, it } from '@jest/globals';
import type { Assignment, Release } from '@shop/contracts';
import type { Judged, Rollout } from '@shop/contracts/registry';
import { noHealth } from '../../modules/telemetry/metrics';
import type { Comparison } from './compare-health';
import { situationsOf, type Observed } from './situations';

const stable: Assignment = { stable: '1.1.0', lastKnownGood: '1.0.0', killed: false };

const release = (seq: number, hour: string, assignments: Release['assignments']): Release => ({
  ...{ env: 'live', seq, parent: seq === 1 ? null : seq - 1, assignments, actor: 'asha', reason: 'r' },
  at: `2026-11-26T${hour}:00.000Z`,
});

const worse: Judged = { metric: 'sessions', verdict: 'worse', rate: 0.1, base: 0.005, of: 500 };

const compared = (change: Partial<Comparison> = {}): Comparison => ({
  ...{ remote: 'catalog', isCanary: false, switchedAt: null, judged: [] },
  now: { version: '1.1.0', total: { ...noHealth, sessions: 500, failures: 50 }, steps: [] },
  before: { version: '1.0.0', total: noHealth, steps: [] },
  ...change,
});

const live = release(2, '08:00', { cart: stable, catalog: stable });
const history = [live, release(1, '07:00', { cart: { ...stable, stable: '1.0.0' }, catalog: stable })];

const observed = (change: Partial<Observed> = {}): Observed => ({
  ...{ env: 'live', release: live, history, comparisons: [compared()], paused: new Map(), hours: 6 },
  ...{ state: { freezes: {} }, status: { disabled: [], rollouts: [] }, shopOrigin: 'https://shop.example' },
  overview: {
    ...{ from: '2026-11-26T06:00:00.000Z', stepMinutes: 15 },
    sales: { since: null, checkouts: 0, orders: 0, base: null },
  },
  href: (path = '') => `/ops${path}`,
  ...change,
});

const freeze = { by: 'asha', at: '2026-11-26T09:00:00.000Z', reason: 'Diwali week' };

describe('situations', () => {
  it('start with those that affect all shoppers, and end with those that affect teams', () => {
    const canary = compared({ remote: 'account', isCanary: true });
    const found = situationsOf(
      observed({
        comparisons: [canary, compared({ judged: [worse] }), compared({ remote: 'cart', judged: [worse] })],
        paused: new Map([['account', 'Control sessions report and canary sessions do not.']]),
        state: { freezes: { cart: freeze } },
        status: { disabled: [{ remote: 'cart', since: undefined }], rollouts: [] },
        overview: {
          ...observed().overview,
          sales: { since: freeze.at, checkouts: 45, orders: 1, base: 0.48 },
        },
      }),
    );
    // The disabled remote is listed only once, although its version performs worse.
    expect(found.map(({ title }) => title)).toEqual([
      'Orders have dropped',
      'catalog 1.1.0 is performing worse',
      'The canary account 1.1.0 is paused',
      'cart is disabled',
      'cart is frozen',
    ]);
    expect(found[0]).toMatchObject({
      affected: '44 of 45 shoppers in the checkout',
      // The newest promotion.
      action: { label: 'Roll back cart', change: { kind: 'rollback', remote: 'cart' } },
    });
    expect(found[2]?.details).toEqual(['Paused: Control sessions report and canary sessions do not.']);
  });

  it('begin when shoppers got the version, or with its first failure if that is later', () => {
    const at = (steps: Comparison['now']['steps']) => {
      const now = { ...compared().now, steps };
      const [found] = situationsOf(
        observed({ comparisons: [compared({ remote: 'cart', now, judged: [worse] })] }),
      );
      return [found.accuracy, found.since];
    };
    const failed = { ...noHealth, failures: 1 };
    expect(at([])).toEqual([undefined, '2026-11-26T08:00:00.000Z']);
    expect(at([null, failed])).toEqual([undefined, '2026-11-26T08:00:00.000Z']);
    expect(at([...Array.from({ length: 9 }, () => noHealth), failed])).toEqual([
      'about',
      '2026-11-26T08:15:00.000Z',
    ]);
  });

  it('offer to disable a remote that has no rollback target', () => {
    const alone = { catalog: { ...stable, lastKnownGood: null } };
    const [found] = situationsOf(
      observed({ release: release(2, '08:00', alone), comparisons: [compared({ judged: [worse] })] }),
    );
    expect(found.action).toMatchObject({ label: 'Disable catalog', right: 'operate' });
  });

  it('report missing data, and link to the shop only from `live`', () => {
    const comparisons = [compared({ now: { version: '1.1.0', total: noHealth, steps: [] } })];
    expect(situationsOf(observed({ comparisons }))[0]).toMatchObject({
      title: 'No data',
      action: { label: 'Open the shop', address: 'https://shop.example/' },
    });
    expect(situationsOf(observed({ comparisons, env: 'staging' }))[0].action).toBeNull();
  });
});

describe('when nothing is broken', () => {
  it('offers the running rollout or canary, or else a promotion', () => {
    const action = (change: Partial<Observed>) => situationsOf(observed(change))[0].action;
    const rollout = { id: 3, remote: 'catalog' } as Rollout;
    expect(action({})).toEqual({ label: 'Promote a version', address: '#promote' });
    expect(action({ comparisons: [compared({ isCanary: true })] })).toMatchObject({
      address: '/ops/remotes/catalog',
    });
    expect(action({ status: { disabled: [], rollouts: [rollout] } })).toMatchObject({
      address: '/ops/rollouts/3',
    });
  });

  it('counts the rollouts that a freeze stops', () => {
    const rollouts = [{ id: 3, remote: 'catalog' } as Rollout];
    const affected = (remote: string) =>
      situationsOf(
        observed({ state: { freezes: { [remote]: freeze } }, status: { disabled: [], rollouts } }),
      )[0].affected;
    expect(affected('*')).toBe(
      'No shoppers. New versions are blocked; rollbacks still work. 1 rollout waits.',
    );
    expect(affected('cart')).toBe('No shoppers. New versions of cart are blocked; rollbacks still work.');
  });
});

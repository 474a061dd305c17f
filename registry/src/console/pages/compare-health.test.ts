import { beforeEach, describe, expect, test } from '@jest/globals';
import type { Assignment, Release } from '@shop/contracts';
import type { HealthOverview, Judged, Judgement } from '@shop/contracts/registry';
import { noHealth, type Health } from '../../modules/telemetry/metrics';
import { compareHealth, concernsOf, liveSince, verdictOf } from './compare-health';

const assigned = (stable: string, canary?: Assignment['canary']): Assignment => ({
  stable,
  lastKnownGood: null,
  killed: false,
  ...(canary && { canary }),
});

const release = (seq: number, at: string, assignments: Release['assignments']): Release => ({
  env: 'live',
  seq,
  parent: seq === 1 ? null : seq - 1,
  assignments,
  actor: 'asha',
  reason: 'r',
  at,
});

const history = [
  release(3, '2026-11-26T09:00:00.000Z', {
    cart: assigned('1.1.0'),
    catalog: assigned('1.0.0', { version: '1.1.0', bps: 1000, salt: 's' }),
    content: assigned('1.0.0'),
  }),
  release(2, '2026-11-26T08:00:00.000Z', { cart: assigned('1.0.0'), catalog: assigned('1.0.0') }),
  release(1, '2026-11-20T08:00:00.000Z', { cart: assigned('1.0.0') }),
];

const versions: HealthOverview['versions'][number][] = [];
const judgements: Judgement[] = [];
const overview: HealthOverview = {
  ...{ stepMinutes: 15, from: '2026-11-26T06:00:00.000Z', versions, judgements },
  sales: { since: null, checkouts: 0, orders: 0, base: null },
};

const reported = (name: string, step: number, change: Partial<Health>, variant = 'stable') => {
  const [remote = '', version = ''] = name.split('@');
  versions.push({ remote, version, variant, steps: [{ ...noHealth, ...change, step }] });
};
const judged = (metric: string, verdict: Judged['verdict']): Judged => ({
  ...{ metric, verdict, rate: 0.1, base: 0.005, of: 500 },
});

beforeEach(() => {
  versions.length = 0;
  judgements.length = 0;
});

test('compares canaries with their control first, then other live versions with their baselines, worst first', () => {
  const stable = { variant: 'stable', judged: [] } as const;
  judgements.push(
    { ...stable, remote: 'content', version: '1.0.0', against: null },
    { ...stable, remote: 'catalog', version: '1.1.0', variant: 'canary', against: '1.0.0' },
    { ...stable, remote: 'cart', version: '1.1.0', against: '1.0.0', judged: [judged('sessions', 'worse')] },
  );
  reported('cart@1.0.0', 3, { sessions: 1000, failures: 5 });
  reported('cart@1.1.0', 14, { sessions: 400, failures: 40 });
  reported('cart@1.1.0', 14, { sessions: 100, failures: 10 }, 'outside');
  reported('catalog@1.0.0', 14, { sessions: 900, products: 300, carts: 45 });
  reported('catalog@1.1.0', 14, { sessions: 100, products: 30, carts: 0 }, 'canary');
  reported('catalog@1.1.0', 2, { sessions: 100, failures: 90 });
  const [catalog, cart, content] = compareHealth(overview, history);
  expect(catalog).toMatchObject({
    remote: 'catalog',
    isCanary: true,
    switchedAt: null,
    now: { version: '1.1.0', total: { sessions: 100, failures: 0 } },
    before: { version: '1.0.0', total: { sessions: 900 } },
  });
  expect(cart).toMatchObject({
    remote: 'cart',
    isCanary: false,
    now: { version: '1.1.0', total: { sessions: 500, failures: 50 } },
    before: { version: '1.0.0' },
    switchedAt: 0.5,
    judged: [{ verdict: 'worse' }],
  });
  expect(cart?.now.steps.flatMap((step, at) => (step ? [at] : []))).toEqual([14]);
  expect(content).toMatchObject({ remote: 'content', before: null });
});

test('for half an hour, a promotion comes before a version that performs worse', () => {
  const of = { variant: 'stable', against: '1.0.0', judged: [] } as const;
  judgements.push(
    { ...of, remote: 'cart', version: '1.1.0', judged: [judged('sessions', 'worse')] },
    { ...of, remote: 'content', version: '1.0.0' },
  );
  const older = history.slice(1).map((one) => ({ ...one, assignments: { cart: assigned('1.1.0') } }));
  const order = (from: string) =>
    compareHealth({ ...overview, from }, [...history.slice(0, 1), ...older]).map(({ remote }) => remote);
  expect(order('2026-11-26T03:20:00.000Z')).toEqual(['content', 'cart']);
  expect(order('2026-11-26T03:40:00.000Z')).toEqual(['cart', 'content']);
});

test('a version is worse if any metric is worse, and never good without data', () => {
  expect(verdictOf([judged('sessions', 'same'), judged('orders', 'worse')])).toBe('worse');
  expect(verdictOf([judged('sessions', 'same'), judged('orders', 'not enough data')])).toBe('no worse');
  expect(verdictOf([judged('sessions', 'not enough data'), judged('orders', 'no data')])).toBe(
    'not enough data',
  );
  expect([verdictOf([judged('sessions', 'no data')]), verdictOf([])]).toEqual(['no data', 'no data']);
  expect(concernsOf([judged('sessions', 'worse'), judged('orders', 'same')], '1.0.0')).toEqual([
    '10.0% of sessions failed, 0.5% with 1.0.0',
  ]);
});

const released = (seq: number, stable: string): Release => ({
  env: 'live',
  seq,
  parent: seq > 1 ? seq - 1 : null,
  assignments: { catalog: { stable, lastKnownGood: null, killed: false } },
  actor: 'asha',
  reason: 'a test',
  at: `2026-11-2${seq}T06:30:00.000Z`,
});

describe('when a version went live', () => {
  test('is the time of the latest release that made it stable', () => {
    const history = [released(4, '1.1.0'), released(3, '1.1.0'), released(2, '1.0.0'), released(1, '1.1.0')];
    expect(liveSince(history, 'catalog')).toMatchObject({ at: '2026-11-23T06:30:00.000Z', orBefore: false });
  });

  test('is marked as earlier when the list is too short', () => {
    expect(liveSince([released(4, '1.0.0'), released(3, '1.0.0')], 'catalog')?.orBefore).toBe(true);
    expect(liveSince([released(1, '1.0.0')], 'catalog')?.orBefore).toBe(false);
    expect(liveSince([released(1, '1.0.0')], 'cart')).toBeUndefined();
  });
});

import { beforeEach, expect, test } from '@jest/globals';
import type { Assignment, Release } from '@shop/contracts';
import type { HealthOverview } from '@shop/contracts/registry';
import { noHealth, type Health } from '../modules/telemetry/health';
import { compareHealth } from './compare-health';

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
const overview: HealthOverview = { stepMinutes: 15, from: '2026-11-26T06:00:00.000Z', versions };

const reported = (name: string, step: number, change: Partial<Health>, variant = 'stable') => {
  const [remote = '', version = ''] = name.split('@');
  versions.push({ remote, version, variant, steps: [{ ...noHealth, ...change, step }] });
};

beforeEach(() => {
  versions.length = 0;
});

test('live versions stand beside those before, the worst first, and canaries beside their control', () => {
  reported('cart@1.0.0', 3, { sessions: 1000, failures: 5, lcps: 100, lcpMs: 120_000 });
  reported('cart@1.1.0', 14, { sessions: 400, failures: 40, lcps: 40, lcpMs: 90_000 });
  reported('cart@1.1.0', 14, { sessions: 100, failures: 10 }, 'outside');
  reported('catalog@1.0.0', 14, { sessions: 900, products: 300, carts: 45 });
  reported('catalog@1.1.0', 14, { sessions: 100, products: 30, carts: 0 }, 'canary');
  reported('catalog@1.1.0', 2, { sessions: 100, failures: 90 });
  const [cart, catalog, content] = compareHealth(overview, history);
  expect(catalog).toMatchObject({
    remote: 'catalog',
    isCanary: true,
    switchedAt: null,
    now: { version: '1.1.0', total: { sessions: 100, failures: 0 } },
    before: { version: '1.0.0', total: { sessions: 900 } },
    concerns: ['0.0 % of those who see a product add it to the cart, 15.0 % beside it'],
  });
  expect(cart).toMatchObject({
    remote: 'cart',
    isCanary: false,
    now: { version: '1.1.0', total: { sessions: 500, failures: 50 } },
    before: { version: '1.0.0' },
    switchedAt: 0.5,
    concerns: ['10.0 % of sessions fail, 0.5 % before', 'Pages paint in 2250 ms, 1200 ms before'],
  });
  expect(cart?.now.steps.flatMap((step, at) => (step ? [at] : []))).toEqual([14]);
  expect(content).toMatchObject({ remote: 'content', before: null, concerns: [], weight: 0 });
});

test('a few shoppers are no trend', () => {
  reported('cart@1.0.0', 3, { sessions: 1000, products: 100, carts: 50, lcps: 100, lcpMs: 100_000 });
  reported('cart@1.1.0', 14, { sessions: 10, failures: 3, products: 19, carts: 0, lcps: 9, lcpMs: 90_000 });
  expect(compareHealth(overview, history).flatMap(({ concerns }) => concerns)).toEqual([]);
});

test('nothing is compared before the first release', () => {
  expect(compareHealth(overview, [])).toEqual([]);
});

import { expect, it } from '@jest/globals';
import { Registry } from 'prom-client';
import { watchPages, watchVersions } from './metrics';

it('shows pages, renders, the queue and the release', async () => {
  const register = new Registry();
  const pages = watchPages(register, () => 12);
  pages.onOpen(() => ({ waiting: 3, running: 2, processes: 4 }));
  pages.onPage({ from: 'hit', status: 200, ms: 2 });
  pages.countRender({ remote: 'cart', version: '1.0.0', variant: 'stable', outcome: 'threw' });
  const text = await register.metrics();
  for (const line of [
    'shop_renders_waiting 3',
    'shop_renders_running 2',
    'shop_render_processes 4',
    'shop_release_seq 12',
    'shop_page_duration_seconds_bucket{le="0.0025",from="hit",status="200"} 1',
    'shop_page_duration_seconds_bucket{le="0.001",from="hit",status="200"} 0',
    'shop_remote_renders_total{remote="cart",version="1.0.0",outcome="threw"} 1',
  ])
    expect(text).toContain(line);
});

const purchases = { products: 9, carts: 4, checkouts: 3, pays: 2, paid: 1, orders: 1 };
const counts = { sessions: 40, failures: 3, loads: 21, errors: 5, ...purchases };
const judged = [
  { metric: 'sessions', verdict: 'same', rate: 0.1, base: 0.1, of: 40 },
  { metric: 'orders', verdict: 'worse', rate: 0, base: 0.5, of: 30 },
] as const;
const cart = { remote: 'cart', version: '1.1.0' } as const;

it('shows the health of versions, canaries and rollbacks', async () => {
  const register = new Registry();
  watchVersions(register, async () => ({
    versions: [{ ...cart, ...counts, variant: 'canary' }],
    held: [{ ...cart, held: 7 }],
    canaries: [{ ...cart, share: 0.1 }],
    trips: [{ remote: 'cart', count: 2 }],
    judgements: [{ ...cart, variant: 'canary' as const, against: '1.0.0', judged }],
    sales: { since: '2026-11-27T12:00:00.000Z', checkouts: 45, orders: 0, base: 0.5 },
  }));
  const labels = 'remote="cart",version="1.1.0",variant="canary"';
  for (const _again of [1, 2]) {
    const text = await register.metrics();
    for (const line of [
      `shop_version_sessions{${labels}} 40`,
      `shop_version_failed_sessions{${labels}} 3`,
      `shop_version_loads{${labels}} 21`,
      `shop_version_errors{${labels}} 5`,
      `shop_version_funnel_sessions{${labels},stage="cart"} 4`,
      `shop_version_funnel_sessions{${labels},stage="pay"} 2`,
      'shop_version_worse{remote="cart",version="1.1.0",metric="sessions"} 0',
      'shop_version_worse{remote="cart",version="1.1.0",metric="orders"} 1',
      'shop_orders_dropped 1',
      'shop_version_held_sessions{remote="cart",version="1.1.0"} 7',
      'shop_canary_share{remote="cart",version="1.1.0"} 0.1',
      'shop_automatic_rollbacks_total{remote="cart"} 2',
    ])
      expect(text).toContain(`${line}\n`);
  }
});

it('omits metrics of versions while the database is unavailable', async () => {
  const register = new Registry();
  watchVersions(register, () => Promise.reject(new Error('gone')));
  expect(await register.metrics()).not.toContain('shop_version_sessions{');
});

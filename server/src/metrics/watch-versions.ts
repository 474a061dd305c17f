import type { Registry as VersionRegistry } from '@shop/registry';
import { Counter, Gauge, type Registry } from 'prom-client';

/** How long values are cached for several readers, in ms. */
const readEveryMs = 10_000;

type Figures = Awaited<ReturnType<VersionRegistry['figures']>>;

const nothing: Figures = {
  ...{ versions: [], held: [], canaries: [], trips: [], judgements: [] },
  sales: { since: null, checkouts: 0, orders: 0, base: null },
};

/**
 * Registers metrics of versions: health in shoppers' browsers, canaries, and automatic rollbacks. While the
 * database is unavailable these are missing, and all others are served.
 */
export function watchVersions(register: Registry, read: () => Promise<Figures>): void {
  let [figures, readAt] = [Promise.resolve(nothing), -Infinity];
  const current = () => {
    const now = performance.now();
    if (now - readAt < readEveryMs) return figures;
    readAt = now;
    figures = read().catch(() => {
      readAt = -Infinity;
      return nothing;
    });
    return figures;
  };
  const registers = [register];
  const ofVersions = (name: string, help: string, field: 'sessions' | 'failures' | 'loads' | 'errors') =>
    new Gauge({
      name,
      help,
      labelNames: ['remote', 'version', 'variant'],
      registers,
      async collect() {
        this.reset();
        for (const { remote, version, variant, [field]: value } of (await current()).versions)
          this.set({ remote, version, variant }, value);
      },
    });
  ofVersions('shop_version_sessions', 'Sessions of the last ten minutes that had a version.', 'sessions');
  ofVersions('shop_version_failed_sessions', 'Those of them in which the version failed.', 'failures');
  ofVersions('shop_version_loads', 'Loads in the last ten minutes, as far as they are reported.', 'loads');
  ofVersions('shop_version_errors', 'Errors, mismatches and hangs of the last ten minutes.', 'errors');
  new Gauge({
    name: 'shop_version_funnel_sessions',
    help: 'Sessions of the last ten minutes by how far they came: product, cart, checkout, pay, paid, order.',
    labelNames: ['remote', 'version', 'variant', 'stage'],
    registers,
    async collect() {
      this.reset();
      for (const { remote, version, variant, products, carts, checkouts, ...later } of (await current())
        .versions) {
        const { pays: pay, paid, orders: order } = later;
        const stages = { product: products, cart: carts, checkout: checkouts, pay, paid, order };
        for (const [stage, value] of Object.entries(stages))
          this.set({ remote, version, variant, stage }, value);
      }
    },
  });
  new Gauge({
    name: 'shop_version_held_sessions',
    help: 'Failed sessions that reports of the last ten minutes name and that are not evidence; absent where there are none.',
    labelNames: ['remote', 'version'],
    registers,
    async collect() {
      this.reset();
      for (const { remote, version, held } of (await current()).held) this.set({ remote, version }, held);
    },
  });
  new Gauge({
    name: 'shop_canary_share',
    help: 'Share of all shoppers who get a version on trial, from 0 to 1; absent where none is.',
    labelNames: ['remote', 'version'],
    registers,
    async collect() {
      this.reset();
      for (const { remote, version, share } of (await current()).canaries)
        this.set({ remote, version }, share);
    },
  });
  new Gauge({
    name: 'shop_version_worse',
    help: '1 where a live version does worse than the one that it is judged against, by metric; 0 where it does not.',
    labelNames: ['remote', 'version', 'metric'],
    registers,
    async collect() {
      this.reset();
      for (const { remote, version, judged } of (await current()).judgements)
        for (const { metric, verdict } of judged)
          this.set({ remote, version, metric }, verdict === 'worse' ? 1 : 0);
    },
  });
  new Gauge({
    name: 'shop_orders_dropped',
    help: '1 while far fewer shoppers in the checkout get an order than in the last days.',
    registers,
    async collect() {
      this.set((await current()).sales.since === null ? 0 : 1);
    },
  });
  new Counter({
    name: 'shop_automatic_rollbacks_total',
    help: 'Canaries and promotions rolled back by monitoring.',
    labelNames: ['remote'],
    registers,
    async collect() {
      this.reset();
      for (const { remote, count } of (await current()).trips) this.inc({ remote }, count);
    },
  });
}

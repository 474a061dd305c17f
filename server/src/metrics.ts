import { type Database, type Metrics, serveMetrics, startMetrics, watchDatabase } from '@shop/api';
import type { RenderOutcome } from '@shop/contracts';
import type { Registry as VersionRegistry } from '@shop/registry';
import type { PageObserver } from '@shop/shell/composer';
import { Counter, Gauge, Histogram, type Registry } from 'prom-client';
import type { Settings } from './settings/read-settings';
import { metricsCacheMs } from './durations';

/** Metrics of a process without the shop. */
interface WatchedProcess {
  readonly metrics: Metrics;
  /** Listens on `METRICS_PORT`. Rejects if it is in use. */
  serve(): Promise<void>;
  close(): Promise<void>;
}

/** Collects metrics of a process, its requests and its SQL statements. Undefined if no metrics port is set. */
export function watchProcess(
  database: Database,
  { api: { metricsPort: port, host } }: Pick<Settings, 'api'>,
): WatchedProcess | undefined {
  if (port === undefined) return undefined;
  const metrics = startMetrics(database, watchDatabase);
  let served: { close(): Promise<void> } | undefined;
  return {
    metrics,
    async serve() {
      served = await serveMetrics(metrics, { port, host });
    },
    close: async () => served?.close(),
  };
}

// Buckets in seconds, from cached pages to those that shoppers abandon.
const buckets = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

interface WatchedPages extends PageObserver {
  /** Counts the outcome of a remote in a server render. */
  countRender(outcome: RenderOutcome): void;
}

/** Registers metrics of page durations, the render queue, and the live release. */
export function watchPages(register: Registry, liveSeq: () => number | undefined): WatchedPages {
  const registers = [register];
  const pages = new Histogram({
    name: 'shop_page_duration_seconds',
    help: 'Duration of page responses by origin (hit, stale, miss, old, frame; none without a page) and status.',
    labelNames: ['from', 'status'],
    buckets,
    registers,
  });
  const renders = new Counter({
    name: 'shop_remote_renders_total',
    help: 'Outcomes of server renders by remote and version.',
    labelNames: ['remote', 'version', 'outcome'],
    registers,
  });
  new Gauge({
    name: 'shop_release_seq',
    help: 'Sequence number of the release that this process serves; 0 before the first.',
    registers,
    collect() {
      this.set(liveSeq() ?? 0);
    },
  });
  return {
    onPage: ({ from, status, ms }) => pages.observe({ from, status }, ms / 1000),
    countRender: ({ remote, version, outcome }) => renders.inc({ remote, version, outcome }),
    onOpen(load) {
      new Gauge({
        name: 'shop_renders_waiting',
        help: 'Queued renders.',
        registers,
        collect() {
          this.set(load().waiting);
        },
      });
      new Gauge({
        name: 'shop_renders_running',
        help: 'Running renders.',
        registers,
        collect() {
          this.set(load().running);
        },
      });
      new Gauge({
        name: 'shop_render_processes',
        help: 'Running render processes, including the spare.',
        registers,
        collect() {
          this.set(load().processes);
        },
      });
    },
  };
}

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
    if (now - readAt < metricsCacheMs) return figures;
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
  ofVersions('shop_version_sessions', 'Sessions with a version in the last ten minutes.', 'sessions');
  ofVersions(
    'shop_version_failed_sessions',
    'Sessions in which a version failed in the last ten minutes.',
    'failures',
  );
  ofVersions('shop_version_loads', 'Reported loads in the last ten minutes.', 'loads');
  ofVersions(
    'shop_version_errors',
    'Errors, hydration mismatches and hangs in the last ten minutes.',
    'errors',
  );
  new Gauge({
    name: 'shop_version_funnel_sessions',
    help: 'Sessions in the last ten minutes by funnel stage: product, cart, checkout, pay, paid, order.',
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
    help: 'Failed sessions in the last ten minutes that do not count as evidence; absent if there are none.',
    labelNames: ['remote', 'version'],
    registers,
    async collect() {
      this.reset();
      for (const { remote, version, held } of (await current()).held) this.set({ remote, version }, held);
    },
  });
  new Gauge({
    name: 'shop_canary_share',
    help: 'Share of shoppers who get a canary, from 0 to 1; absent without a canary.',
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
    help: '1 if a live version performs worse than its baseline, by metric; otherwise 0.',
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
    help: '1 while far fewer checkouts end in an order than in recent days.',
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

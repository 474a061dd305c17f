import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { createLogger, createShopApi, type ShopApi } from '@shop/api';
import { readSettings, watchPages, watchVersions } from '@shop/server';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';
import { openTestDatabase, START_MS, type TestDatabase } from '../../../api/src/testing/test-database';
import { root } from '../../../server/build/packages';
import { read } from './deploy-files';

interface Alert {
  readonly alert: string;
  readonly expr: string;
  readonly labels: { readonly severity: string };
}

interface Dashboard {
  readonly panels: readonly {
    readonly title: string;
    readonly targets: readonly { readonly expr: string }[];
  }[];
}

const alerts = (parse(read('prometheus/alerts.yml')) as { groups: { rules: Alert[] }[] }).groups.flatMap(
  ({ rules }) => rules,
);
const dashboard = JSON.parse(read('grafana/dashboards/shop.json')) as Dashboard;

let database: TestDatabase;
let api: ShopApi;
/** Names in queries: a histogram has three series. */
let served: ReadonlySet<string>;

beforeAll(async () => {
  database = await openTestDatabase({ kind: 'small-shop' });
  const { api: config } = readSettings({ METRICS_PORT: '0' });
  api = await createShopApi({ config, logger: createLogger('silent'), database });
  if (!api.metrics) throw new Error('There are no metrics.');
  watchPages(api.metrics.register, () => 1).onOpen(() => ({ waiting: 0, running: 0, processes: 1 }));
  const sales = { since: null, checkouts: 0, orders: 0, base: null };
  const none = { versions: [], held: [], canaries: [], trips: [], judgements: [], sales };
  watchVersions(api.metrics.register, () => Promise.resolve(none));
  const { text } = await api.metrics.read();
  const names = [...text.matchAll(/^# TYPE (\S+) (\S+)$/gm)].flatMap(([, name = '', type]) =>
    type === 'histogram' ? [`${name}_bucket`, `${name}_count`, `${name}_sum`] : [name],
  );
  // Metrics that Prometheus adds for each target.
  served = new Set([...names, 'up']);
}, START_MS);
afterAll(async () => {
  await api.close();
  await database.close();
});

/** The metrics in a query. */
const metricsOf = (expr: string) => expr.match(/\b(?:shop|nodejs|process)_\w+|\bup\b/g) ?? [];

it('every alert uses metrics that a shop exports', () => {
  expect(alerts.length).toBeGreaterThan(10);
  for (const { alert, expr } of alerts) {
    expect([alert, metricsOf(expr).length > 0]).toEqual([alert, true]);
    expect([alert, metricsOf(expr).filter((name) => !served.has(name))]).toEqual([alert, []]);
  }
});

it('every panel of the dashboard uses metrics that a shop exports', () => {
  expect(dashboard.panels.length).toBeGreaterThan(10);
  for (const { title, targets } of dashboard.panels)
    for (const { expr } of targets) {
      expect([title, metricsOf(expr).length > 0]).toEqual([title, true]);
      expect([title, metricsOf(expr).filter((name) => !served.has(name))]).toEqual([title, []]);
    }
});

it('every alert has a runbook, and every runbook an alert', () => {
  const runbooks = readFileSync(path.join(root, 'docs/guide/runbooks.md'), 'utf8');
  const headings = [...runbooks.matchAll(/^### (\w+)$/gm)].map(([, name]) => name);
  expect(headings).toEqual(alerts.map(({ alert }) => alert));
  for (const { labels } of alerts) expect(['page', 'ticket']).toContain(labels.severity);
});

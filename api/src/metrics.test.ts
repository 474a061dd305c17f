import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { createMailer } from './modules/mail/mailer';
import { openDatabase } from './platform/db/database';
import { type Metrics, type MetricsServer, serveMetrics, startMetrics } from './platform/metrics/metrics';
import { startTestApi, type TestApi } from './testing/test-api';
import { START_MS } from './testing/test-database';
import { watchWork } from './work-metrics';

let api: TestApi;
let metrics: Metrics;
let server: MetricsServer;

beforeAll(async () => {
  api = await startTestApi(
    { ANSWER_CACHE_SECONDS: '3600' },
    (database) => (metrics = startMetrics(database, watchWork)),
  );
  // Database counts are cached, so the email must be waiting before the first scrape.
  await createMailer().send(api.database.db, { kind: 'test', to: 'a@b.in', subject: 'Hi', text: 'Hi' });
  server = await serveMetrics(metrics, { port: 0, host: '127.0.0.1' });
}, START_MS);

afterAll(async () => {
  await server.close();
  await api.close();
});

const scrape = (path = '/metrics', method = 'GET') =>
  fetch(`http://127.0.0.1:${server.port}${path}`, { method });

it('reports requests by route, and statements, orders, queues and the event loop', async () => {
  // The second response comes from the cache, and is counted as well.
  await api.get('/product/detail1/tape-rain');
  await api.get('/product/detail1/tape-rain');
  await api.get('/product/detail1/secret-of-a-shopper');
  const response = await scrape();
  expect(response.headers.get('content-type')).toMatch(/^text\/plain; version=0\.0\.4/);
  const text = await response.text();
  for (const line of [
    'shop_http_request_duration_seconds_count{method="GET",route="/api/v1/product/detail1/:id",status="200"} 2',
    'shop_http_request_duration_seconds_count{method="GET",route="/api/v1/product/detail1/:id",status="404"} 1',
    'shop_orders{state="placed"} 0',
    'shop_queue_waiting{queue="mail"} 1',
    'shop_queue_waiting{queue="webhook"} 0',
    'shop_mails_failed 0',
  ]) {
    expect(text).toContain(`${line}\n`);
  }
  expect(text).toMatch(/^shop_database_statement_duration_seconds_count\{outcome="done"\} [1-9]/m);
  expect(text).toMatch(/^nodejs_eventloop_lag_p99_seconds \d/m);
  expect(text).not.toContain('secret-of-a-shopper');
});

it('continues without the database, and reports that it is unavailable', async () => {
  const unreachable = await openDatabase({ databaseUrl: 'postgres://shop@127.0.0.1:1/shop' });
  const unavailable = startMetrics(unreachable, watchWork);
  const { text } = await unavailable.read();
  expect(text).toContain('shop_database_up 0\n');
  expect(text).toMatch(/^nodejs_eventloop_lag_p99_seconds \d/m);
  expect(text).not.toContain('shop_orders{');
  unavailable.stop();
  await unreachable.close();
  expect(await (await scrape()).text()).toContain('shop_database_up 1\n');
});

it('serves nothing else', async () => {
  expect((await scrape('/')).status).toBe(404);
  expect((await scrape('/metrics', 'POST')).status).toBe(404);
  expect((await api.get('/metrics')).status).toBe(404);
});

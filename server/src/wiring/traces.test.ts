import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { createLogger, createShopApi, type ShopApi } from '@shop/api';
import { requestTracing, startTracing, stopTracing } from '@shop/tracing';
import { openOtlpSink, type OtlpSink } from '@shop/tracing/testing';
import type { FastifyInstance } from 'fastify';
import { openTestDatabase, START_MS, type TestDatabase } from '../../../api/src/testing/test-database';
import { openTestComposer, type TestComposer } from '../../../shell/server/testing/test-composer';
import { readSettings } from '../settings/read-settings';

let sink: OtlpSink;
let database: TestDatabase;
let api: ShopApi;
let shop: TestComposer;
const lines: string[] = [];
beforeAll(async () => {
  sink = await openOtlpSink();
  const settings = readSettings({ OTEL_EXPORTER_OTLP_ENDPOINT: sink.address });
  await startTracing(settings.tracing, { service: 'shop', log: () => undefined });
  database = await openTestDatabase({ kind: 'small-shop' });
  const logger = createLogger('info', { write: (line) => void lines.push(line) });
  api = await createShopApi({ config: settings.api, logger, database });
  let app: FastifyInstance | undefined;
  shop = await openTestComposer({
    async prepare(opened) {
      app = opened;
      await app.register(requestTracing());
      await app.register(api.plugin);
    },
    logger,
    async readApi(url, signal) {
      if (!app) throw new Error('The server is not open.');
      const { statusCode, body } = await app.inject({ method: 'GET', url, signal });
      return { status: statusCode, body };
    },
  });
}, START_MS);
afterAll(() => sink.close());

it('traces a page as a whole: the wait, the render, its API reads and their SQL statements', async () => {
  const { response, html } = await shop.get('/data');
  const again = await shop.get('/data');
  await shop.close();
  await api.close();
  await database.close();
  await stopTracing();

  const traceparent = response.headers.get('server-timing') ?? '';
  const [, traceId, spanId] = /^traceparent;desc="00-(\w{32})-(\w{16})-01"$/.exec(traceparent) ?? [];
  const page = sink.spans.find((span) => span.spanId === spanId);
  const inTrace = sink.spans.filter((span) => span.traceId === traceId);
  expect(page).toMatchObject({ traceId, name: 'GET /*' });
  expect(page?.attributes).toMatchObject({ 'shop.cache': 'miss', 'shop.release': 12, 'url.path': '/data' });
  const find = (name: string) => inTrace.find((span) => span.name === name);
  /** The names of a span's ancestors, up to the page. */
  const above = (name: string): string[] => {
    const parent = inTrace.find((span) => span.spanId === find(name)?.parentSpanId);
    return parent ? [parent.name, ...above(parent.name)] : [];
  };
  const render = ['render in a process', 'render page', 'GET /*'];
  expect(above('wait for a render process')).toEqual(['render page', 'GET /*']);
  expect(above('SELECT blog_post')).toEqual(['GET /api/v1/blog', ...render]);

  // The page is the same for every shopper. Only the header has a trace ID, and a cached response gets a new one.
  expect(again.html).toBe(html);
  expect(html).not.toContain(traceId);
  expect(again.response.headers.get('server-timing')).not.toBe(traceparent);
  const line = lines.map((text) => JSON.parse(text) as Record<string, unknown>);
  expect(line.find(({ route, trace_id }) => route === '/api/v1/blog' && trace_id === traceId)).toBeDefined();
});

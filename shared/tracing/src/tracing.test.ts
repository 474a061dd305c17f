import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import Fastify, { type FastifyInstance } from 'fastify';
import { isTracing, requestTracing, startTracing, stopTracing, type TracingSettings } from './index';
import { openOtlpSink, type OtlpSink } from './testing/otlp-sink';
import { holdTrace, inSpan, noteEvent, noteOnSpan, recordSpan, traceFields, traceparent } from './tracer';
import { tracedFetch } from './trace-requests';

const untrusted = `00-${'a'.repeat(32)}-${'b'.repeat(16)}-01`;
const unset = {
  ...{ headers: undefined, serviceName: undefined, resourceAttributes: undefined },
  ...{ sampler: undefined, samplerArg: undefined },
};

let sink: OtlpSink;
let lines: string[];
let apps: FastifyInstance[];
beforeEach(async () => {
  [sink, lines, apps] = [await openOtlpSink(), [], []];
});
afterEach(async () => {
  await stopTracing();
  await sink.close();
});

/**
 * Starts tracing. An exporter of an earlier test, which fails only when its collector closes, writes to a
 * different list of lines.
 */
function start(settings: Partial<TracingSettings> = {}, change: { delayMs?: number } = {}): Promise<void> {
  const own = lines;
  return startTracing(
    { ...unset, endpoint: sink.address, ...settings },
    { service: 'shop', log: (line) => own.push(line), ...change },
  );
}

async function listen(
  route: (app: FastifyInstance) => void,
  options?: Parameters<typeof requestTracing>[0],
): Promise<string> {
  const app = Fastify();
  apps.push(app);
  await app.register(requestTracing(options));
  route(app);
  return app.listen({ port: 0, host: '127.0.0.1' });
}

/** Waits for all requests, so that all spans have ended, and for the collector. */
async function finish() {
  await Promise.all(apps.map((app) => app.close()));
  await stopTracing();
  return sink.spans;
}

const named = (name: string) => {
  const found = sink.spans.filter((span) => span.name === name);
  if (!found[0] || found.length > 1) throw new Error(`${found.length} spans have the name ${name}`);
  return found[0];
};

describe('a request', () => {
  it("is one trace including work for another process's message, even after its body was read", async () => {
    await start();
    const address = await listen((app) => {
      app.post('/orders/:id', async () => {
        noteOnSpan({ 'shop.cache': 'miss' });
        return inSpan({ name: 'work' }, async () => {
          const hold = holdTrace();
          await new Promise<void>((resolve) =>
            process.nextTick(() => {
              hold(() => recordSpan({ name: 'SELECT orders', kind: 'client' }, 5));
              resolve();
            }),
          );
          noteEvent('entered', { remote: 'cart' });
          return traceFields();
        });
      });
    });
    const response = await fetch(`${address}/orders/12?q=secret`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: '{"a":1}',
    });
    const fields = await response.json();
    await finish();
    const [request, work, statement] = ['POST /orders/:id', 'work', 'SELECT orders'].map(named);
    expect(new Set(sink.spans.map(({ traceId }) => traceId)).size).toBe(1);
    expect(request?.parentSpanId ?? '').toBe('');
    expect([work?.parentSpanId, statement?.parentSpanId]).toEqual([request?.spanId, work?.spanId]);
    expect(request?.attributes).toEqual({
      'http.request.method': 'POST',
      'http.route': '/orders/:id',
      'http.response.status_code': 200,
      'shop.cache': 'miss',
    });
    expect([request?.service, work?.events]).toEqual(['shop', ['entered']]);
    expect(fields).toEqual({ trace_id: request?.traceId, span_id: work?.spanId });
    expect(JSON.stringify(sink.spans)).not.toContain('secret');
  });

  it("is linked to an untrusted caller's trace, and is part of a trusted caller's, which continues with fetch", async () => {
    await start();
    const registry = await listen((app) => app.get('/release', async () => traceparent()), {
      trusts: ({ headers }) => headers.authorization !== undefined,
    });
    const shop = await listen((app) =>
      app.get('/page', async () =>
        (await tracedFetch(`${registry}/release`, { headers: { authorization: 'Bearer x' } })).text(),
      ),
    );
    await fetch(`${shop}/page?traceparent=${untrusted}`);
    await finish();
    const page = named('GET /page');
    expect(page.traceId).not.toBe('a'.repeat(32));
    expect(page.links).toMatchObject([{ traceId: 'a'.repeat(32), spanId: 'b'.repeat(16) }]);
    const inRegistry = sink.spans.find(({ attributes }) => attributes['http.route'] === '/release');
    expect(inRegistry?.traceId).toBe(page.traceId);
  });

  it('is not traced for files or health checks, and neither is work outside of a request', async () => {
    await start();
    const address = await listen((app) => {
      for (const path of ['/healthz', '/remotes/*']) app.get(path, async () => 'x');
      app.get('/page', async () => 'x');
    });
    for (const path of ['/healthz', '/remotes/a/1/b.js', '/page']) await fetch(address + path);
    await inSpan({ name: 'alone' }, async () => recordSpan({ name: 'SELECT' }, 1));
    await inSpan({ name: 'send mail', root: true }, async () => undefined);
    await finish();
    expect(sink.spans.map(({ name }) => name).sort()).toEqual(['GET /page', 'send mail']);
  });

  it('has the type of its error, never the message, if it fails', async () => {
    await start();
    const address = await listen((app) => {
      app.get('/page', () =>
        inSpan({ name: 'work' }, () => Promise.reject(new TypeError('Key (email)=(asha@example.in)'))),
      );
    });
    expect((await fetch(`${address}/page`)).status).toBe(500);
    await finish();
    expect(named('work').attributes).toEqual({ 'error.type': 'TypeError' });
    expect(JSON.stringify(sink.spans)).not.toContain('asha');
  });
});

describe('tracing', () => {
  it('is off without settings: no hooks, no spans, no header', async () => {
    await startTracing(undefined, { service: 'shop', log: () => undefined });
    const address = await listen((app) =>
      app.get('/page', async () => ({
        trace: traceparent() ?? null,
        fields: traceFields(),
        on: isTracing(),
      })),
    );
    expect(await (await fetch(`${address}/page`)).json()).toEqual({ trace: null, fields: {}, on: false });
    expect(await finish()).toEqual([]);
  });

  it('sends the attributes and headers of the settings', async () => {
    await start({
      headers: 'authorization=Basic%20abc,x-tenant=shop',
      serviceName: 'shop-1',
      resourceAttributes: 'deployment.environment.name=test',
    });
    await inSpan({ name: 'mail', root: true }, async () => undefined);
    await finish();
    expect(sink.headers()).toMatchObject({ authorization: 'Basic abc', 'x-tenant': 'shop' });
    expect(named('mail').service).toBe('shop-1');
  });

  it.each([
    ['always_off', undefined, 0],
    ['traceidratio', '0', 0],
    ['parentbased_traceidratio', '1', 1],
  ])('samples a share of traces with %s and %s', async (sampler, samplerArg, count) => {
    await start({ sampler, samplerArg });
    await inSpan({ name: 'mail', root: true }, async () => {
      expect(traceparent() !== undefined).toBe(count === 1);
      await inSpan({ name: 'SELECT' }, async () => undefined);
    });
    await finish();
    expect(sink.spans).toHaveLength(2 * count);
  });

  it('logs once that the collector fails, and once that it recovers', async () => {
    await start({}, { delayMs: 1 });
    const sendOne = async () => {
      const before = sink.asked();
      await inSpan({ name: 'mail', root: true }, async () => undefined);
      while (sink.asked() === before) await new Promise((resolve) => setImmediate(resolve));
    };
    sink.behave('fails');
    await sendOne();
    await sendOne();
    await sendOne();
    sink.behave('takes');
    await sendOne();
    await finish();
    expect(lines).toEqual([
      expect.stringMatching(`^${sink.address} does not accept traces \\(.+\\)\\. They are dropped\\.$`),
      `${sink.address} accepts traces again.`,
    ]);
  });

  it('does not delay requests or the end of the process while the collector hangs', async () => {
    sink.behave('hangs');
    await start();
    const address = await listen((app) => app.get('/page', async () => 'x'));
    for (let count = 0; count < 20; count += 1) expect((await fetch(`${address}/page`)).status).toBe(200);
    expect(await finish()).toEqual([]);
  });
});

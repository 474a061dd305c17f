import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { pino } from 'pino';
import { buildApi } from '../../app';
import { readConfig } from '../../config';
import { openPayments } from '../../open-payments';
import type { Database } from '../../platform/db/database';
import { startMetrics, type Metrics } from '../../platform/metrics/metrics';
import { openTestDatabase, START_MS } from '../../testing/test-database';
import { watchWork } from '../../work-metrics';
import { createPasswords } from '../accounts/passwords';
import { createCatalogueCache } from '../catalog/catalogue-cache';
import { noMailer } from '../mail/mailer';
import { createReportLimit, reportLimits } from './report-limit';

let database: Database;
let metrics: Metrics;
let origin: string;
let close: () => Promise<void>;
const lines: Record<string, unknown>[] = [];

beforeAll(async () => {
  database = await openTestDatabase();
  metrics = startMetrics(database, watchWork);
  const config = readConfig({ TRUSTED_PROXIES: 'loopback' });
  const log = pino({ level: 'warn' }, { write: (line) => lines.push(JSON.parse(line)) });
  const app = buildApi(
    {
      config,
      database,
      metrics,
      catalogue: createCatalogueCache(database.db),
      passwords: createPasswords(),
      payments: await openPayments({ database, settings: config.payments, log }),
      mailer: noMailer,
      isReady: () => true,
    },
    log,
  );
  origin = await app.listen({ port: 0, host: '127.0.0.1' });
  close = () => app.close();
}, START_MS);

afterAll(async () => {
  metrics.stop();
  await close();
  await database.close();
});

afterEach(() => {
  lines.length = 0;
});

const send = (body: unknown, type = 'application/csp-report', from = '203.0.113.1') =>
  fetch(`${origin}/csp-reports`, {
    method: 'POST',
    headers: { 'content-type': type, 'x-forwarded-for': from },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  });

/** The reports logged since the last call. */
const logged = () => lines.splice(0).flatMap(({ csp }) => (csp === undefined ? [] : [csp]));

const old = {
  'csp-report': {
    'document-uri': 'https://shop.example/auth/reset-password?token=SECRET#SECRET',
    referrer: 'https://shop.example/?q=SECRET',
    'violated-directive': 'script-src-elem https://SECRET.example',
    'original-policy': "default-src 'none'",
    disposition: 'enforce',
    'blocked-uri': 'https://evil.example/skim.js?card=SECRET',
    'source-file': 'https://shop.example/shell/main.js?SECRET',
    'line-number': 7,
    'script-sample': 'SECRET',
  },
};
const modern = {
  type: 'csp-violation',
  age: 10,
  url: 'https://shop.example/checkout?SECRET',
  user_agent: 'SECRET',
  body: {
    documentURL: 'https://shop.example/checkout?SECRET',
    effectiveDirective: 'require-trusted-types-for',
    blockedURL: 'trusted-types-sink',
    disposition: 'report',
    sample: 'SECRET',
  },
};

describe('POST /csp-reports', () => {
  it('logs a short form of a report of report-uri, without shopper input', async () => {
    const { status, headers } = await send(old);
    expect(status).toBe(204);
    expect(headers.get('cache-control')).toBe('no-store');
    expect(JSON.stringify(lines)).not.toContain('SECRET');
    expect(logged()).toEqual([
      {
        directive: 'script-src-elem',
        blocked: 'https://evil.example',
        page: '/auth/reset-password',
        source: 'https://shop.example/shell/main.js:7',
        disposition: 'enforce',
      },
    ]);
  });

  it('logs violations of the Reporting API, and ignores its other reports', async () => {
    const others = [{ type: 'deprecation', body: { id: 'SECRET' } }, 'SECRET', null];
    expect((await send([modern, ...others], 'application/reports+json')).status).toBe(204);
    expect(JSON.stringify(lines)).not.toContain('SECRET');
    expect(logged()).toEqual([
      {
        directive: 'require-trusted-types-for',
        blocked: 'trusted-types-sink',
        page: '/checkout',
        disposition: 'report',
      },
    ]);
  });

  it('names the version of the script that caused it, in the log and in metrics', async () => {
    const sourceFile = 'https://shop.example/remotes/catalog/1.2.0/expose-listing.js?SECRET';
    const body = { ...modern.body, effectiveDirective: 'connect-src', sourceFile };
    await send([{ ...modern, body }], 'application/reports+json', '203.0.113.5');
    expect(logged()).toEqual([expect.objectContaining({ version: 'catalog@1.2.0' })]);
    expect((await metrics.read()).text).toContain(
      'shop_csp_reports_total{directive="connect-src",disposition="report",version="catalog@1.2.0"} 1\n',
    );
  });

  it('logs connections that the allowlist has stopped', async () => {
    const url = 'https://shop.example/checkout?SECRET';
    const connection = 'https://evil.example/SECRET?SECRET';
    const report = { type: 'connection-allowlist', url, body: { url, connection, disposition: 'enforce' } };
    await send([report], 'application/reports+json', '203.0.113.6');
    expect(JSON.stringify(lines)).not.toContain('SECRET');
    expect(logged()).toEqual([
      {
        directive: 'connection-allowlist',
        blocked: 'https://evil.example',
        page: '/checkout',
        disposition: 'enforce',
      },
    ]);
  });

  it.each([
    ['data:text/javascript,SECRET', 'data:'],
    ['chrome-extension://SECRET/x.js', 'chrome-extension:'],
    ['inline', 'inline'],
    ['SECRET SECRET', 'unknown'],
  ])('shortens %s to %s', async (blockedURL, blocked) => {
    await send([{ ...modern, body: { ...modern.body, blockedURL } }], 'application/reports+json');
    expect(JSON.stringify(lines)).not.toContain('SECRET');
    expect(logged()).toEqual([expect.objectContaining({ blocked })]);
  });

  it('counts every report, including those that were already logged', async () => {
    const img = { 'csp-report': { ...old['csp-report'], 'violated-directive': 'img-src' } };
    const made = { 'csp-report': { ...old['csp-report'], 'violated-directive': 'made-up-by-somebody' } };
    for (const body of [img, img, made]) await send(body);
    expect(logged()).toHaveLength(2);
    const { text } = await metrics.read();
    expect(text).toContain(
      'shop_csp_reports_total{directive="img-src",disposition="enforce",version="none"} 2\n',
    );
    expect(text).toContain(
      'shop_csp_reports_total{directive="other",disposition="enforce",version="none"} 1\n',
    );
  });

  it.each([
    ['something else', { a: 1 }, 'application/csp-report', 400],
    ['no JSON', '{', 'application/csp-report', 400],
    ['nothing', '', 'application/reports+json', 400],
    ['NUL', { 'csp-report': { 'blocked-uri': 'a\0b' } }, 'application/csp-report', 400],
    ['a form', 'a=1', 'application/x-www-form-urlencoded', 415],
    ['plain JSON', old, 'application/json', 415],
    ['a huge body', [{ ...modern, more: 'x'.repeat(70_000) }], 'application/reports+json', 413],
  ])('refuses %s', async (_name, body, type, status) => {
    const response = await send(body, type, '203.0.113.2');
    expect([response.status, ((await response.json()) as { status: number }).status]).toEqual([
      status,
      status,
    ]);
    expect(logged()).toEqual([]);
  });

  it('reads a limited number from one sender, and continues for others', async () => {
    const font = { 'csp-report': { ...old['csp-report'], 'violated-directive': 'font-src' } };
    for (let count = 0; count < reportLimits.requestsOfSender; count += 1) {
      expect((await send(font, 'application/csp-report', '203.0.113.3')).status).toBe(204);
    }
    const response = await send(font, 'application/csp-report', '203.0.113.3');
    expect(response.status).toBe(429);
    expect(Number(response.headers.get('retry-after'))).toBeGreaterThan(0);
    expect((await send(font, 'application/csp-report', '203.0.113.4')).status).toBe(204);
  });
});

describe('the limit', () => {
  it('bounds the reports and the log lines of all senders together, per window', () => {
    let now = 0;
    const limit = createReportLimit(() => now);
    for (let sender = 0; sender < reportLimits.requests; sender += 1) expect(limit.take(`${sender}`)).toBe(0);
    now = 15_000;
    expect(limit.take('one more')).toBe(45);
    const news = Array.from({ length: reportLimits.lines + 5 }, (_, line) => limit.isNew(`${line}`));
    expect(news.filter(Boolean)).toHaveLength(reportLimits.lines);
    const labels = Array.from({ length: reportLimits.versions + 1 }, (_, at) =>
      limit.labelOf(`cart@1.0.${at}`),
    );
    expect([labels[0], labels.at(-1), limit.labelOf(undefined)]).toEqual(['cart@1.0.0', 'other', 'none']);
    now = reportLimits.windowMs;
    expect(limit.take('one more')).toBe(0);
    expect(limit.isNew('0')).toBe(true);
  });
});

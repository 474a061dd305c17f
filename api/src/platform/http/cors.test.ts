import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { startTestApi, type TestApi } from '../../testing/test-api';
import { START_MS } from '../../testing/test-database';

const partner = 'https://partner.example';
const withoutOrigin = {};

let api: TestApi;

beforeAll(async () => {
  api = await startTestApi({
    ANSWER_CACHE_SECONDS: '3600',
    CORS_ORIGINS: `${partner}, http://localhost:8080`,
  });
}, START_MS);

afterAll(() => api.close());

/** The status and the headers that let another origin read a response. */
async function ask(path: string, headers: Readonly<Record<string, string>>, method = 'GET') {
  const response = await fetch(api.origin + path, { method, headers });
  await response.arrayBuffer();
  const found = [...response.headers].filter(([name]) => /^access-control|^vary$/.test(name));
  return { status: response.status, headers: Object.fromEntries(found) };
}

const vary = 'accept-encoding, origin';
const readable = (origin: string) => ({ 'access-control-allow-origin': origin, vary });

describe('public data', () => {
  it.each([
    ['an allowed origin', { origin: partner }, readable(partner)],
    ['another allowed origin', { origin: 'http://localhost:8080' }, readable('http://localhost:8080')],
    ['a subdomain', { origin: 'https://www.partner.example' }, { vary }],
    ['the same host without HTTPS', { origin: 'http://partner.example' }, { vary }],
    ['a sandboxed frame', { origin: 'null' }, { vary }],
    ['no origin', withoutOrigin, { vary }],
  ])('has the right headers for %s, new and cached', async (_name, headers, expected) => {
    const compressed = { ...headers, 'accept-encoding': 'br' };
    for (const asked of [headers, headers, compressed, compressed]) {
      expect(await ask('/api/v1/product?limit=20', asked)).toEqual({ status: 200, headers: expected });
    }
  });

  it.each(['shipping-rule', 'product/lines?ids=unknown'])('is readable for a cart: %s', async (path) => {
    expect(await ask(`/api/v1/${path}`, { origin: partner })).toEqual({
      status: 200,
      headers: readable(partner),
    });
  });

  it('is 304 with the same headers without a change', async () => {
    const { headers } = await fetch(`${api.origin}/api/v1/brand`);
    const known = { origin: partner, 'if-none-match': headers.get('etag') ?? '' };
    expect(await ask('/api/v1/brand', known)).toEqual({ status: 304, headers: readable(partner) });
  });

  it('has readable errors, which show why a request failed', async () => {
    const asked = { origin: partner };
    const missing = await ask('/api/v1/product/detail1/unknown', asked);
    expect(missing).toMatchObject({ status: 404, headers: { 'access-control-allow-origin': partner } });
    const invalid = await ask('/api/v1/product?page=0', asked);
    expect(invalid).toMatchObject({ status: 400, headers: { 'access-control-allow-origin': partner } });
  });
});

describe('a preflight', () => {
  const read = { 'access-control-request-method': 'GET', 'access-control-request-headers': 'traceparent' };

  it('of a read succeeds for an allowed origin, without credentials', async () => {
    expect(await ask('/api/v1/product', { ...read, origin: partner }, 'OPTIONS')).toEqual({
      status: 204,
      headers: {
        ...readable(partner),
        'access-control-allow-methods': 'GET, HEAD',
        'access-control-allow-headers': 'content-type, if-none-match, traceparent, tracestate',
        'access-control-max-age': '7200',
      },
    });
  });

  it.each(['https://evil.example', 'null'])('of %s is refused', async (origin) => {
    const refused = await ask('/api/v1/product', { ...read, origin }, 'OPTIONS');
    expect(refused).toEqual({ status: 404, headers: { vary } });
  });
});

describe('everything else', () => {
  it.each([
    ['GET', '/api/v1/user/verify'],
    ['GET', '/api/v1/user/profile'],
    ['GET', '/api/v1/order/unknown'],
    ['GET', '/api/v1/openapi.json'],
    ['GET', '/healthz'],
    ['POST', '/api/v1/contact'],
    ['POST', '/api/v1/product'],
    ['OPTIONS', '/api/v1/contact'],
    ['OPTIONS', '/api/v1/order/unknown'],
    ['OPTIONS', '/api/v1/user/profile'],
  ])('%s %s has no CORS headers for an allowed origin', async (method, path) => {
    const { headers } = await ask(path, { origin: partner }, method);
    expect(Object.keys(headers).filter((name) => name !== 'vary')).toEqual([]);
  });

  it('rejects cross-origin writes', async () => {
    expect(await ask('/api/v1/contact', { origin: partner }, 'POST')).toMatchObject({ status: 403 });
  });
});

describe('pictures', () => {
  const picture = '/media/about-hero-800.webp';

  it.each([
    ['an allowed origin', { origin: partner }],
    ['an image element, which sends no origin', withoutOrigin],
  ])('can be shown by %s', async (_name, headers) => {
    const response = await fetch(api.origin + picture, { headers });
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'access-control-allow-origin': '*',
      'cross-origin-resource-policy': 'cross-origin',
    });
    expect(response.headers.has('vary')).toBe(false);
  });

  it('can be shown only by the shop without the setting, just as only the shop can read public data', async () => {
    const closed = await startTestApi();
    const headers = { origin: partner };
    const shown = await fetch(closed.origin + picture, { headers });
    expect(shown.headers.get('cross-origin-resource-policy')).toBe('same-origin');
    const data = await fetch(`${closed.origin}/api/v1/product`, { headers });
    expect(data.headers.get('vary')).toBe('accept-encoding');
    for (const response of [shown, data])
      expect(response.headers.has('access-control-allow-origin')).toBe(false);
    await closed.close();
  });
});

import { describe, expect, it } from '@jest/globals';
import { apiFailure, fakeApi, type FakeRoutes } from './fake-api';

async function ask(routes: FakeRoutes, path: string, init: RequestInit = {}) {
  const { ok, status, text } = await fakeApi(routes).fetch(`/api/v1${path}`, init);
  return { ok, status, body: JSON.parse(await text()) as unknown };
}

describe('the fake API', () => {
  it('wraps only responses to a GET', async () => {
    expect(await ask({ 'GET /brand': [1] }, '/brand')).toEqual({
      ok: true,
      status: 200,
      body: { data: [1] },
    });
    const sent = await ask({ 'POST /order': { success: true } }, '/order', { method: 'POST', body: '{}' });
    expect(sent.body).toEqual({ success: true });
  });

  it('uses the longest prefix that ends at a path segment', async () => {
    const routes = {
      'GET /product': 'any',
      'GET /product?page=2': 'second',
      'GET /product/search': 'search',
    };
    expect((await ask(routes, '/product?page=1&limit=10')).body).toEqual({ data: 'any' });
    expect((await ask(routes, '/product?page=2&limit=10')).body).toEqual({ data: 'second' });
    expect((await ask(routes, '/product/search/query?q=tape')).body).toEqual({ data: 'search' });
    expect((await ask(routes, '/product?page=20')).body).toEqual({ data: 'any' });
    expect((await ask(routes, '/productcategory')).status).toBe(404);
  });

  it('returns an `apiFailure`, with or without a message', async () => {
    const routes = { 'GET /blog': apiFailure(503, 'Closed'), 'GET /brand': apiFailure(500) };
    expect(await ask(routes, '/blog')).toEqual({
      ok: false,
      status: 503,
      body: { status: 503, message: 'Closed' },
    });
    expect(await ask(routes, '/brand')).toEqual({ ok: false, status: 500, body: { status: 500 } });
  });

  it('supports functions of the request, promises and network failures', async () => {
    const routes: FakeRoutes = {
      'POST /echo': ({ body }: { body: unknown }) => body,
      'GET /later': Promise.resolve('here'),
      'GET /down': () => {
        throw new TypeError('Failed to fetch');
      },
    };
    expect((await ask(routes, '/echo', { method: 'POST', body: '{"a":1}' })).body).toEqual({ a: 1 });
    expect((await ask(routes, '/later')).body).toEqual({ data: 'here' });
    await expect(ask(routes, '/down')).rejects.toThrow('Failed to fetch');
  });

  it('aborts with the signal, as fetch does', async () => {
    const caller = new AbortController();
    const asking = ask({ 'GET /slow': new Promise(() => undefined) }, '/slow', { signal: caller.signal });
    caller.abort(new Error('left'));
    await expect(asking).rejects.toThrow('left');
    await expect(ask({ 'GET /slow': 1 }, '/slow', { signal: caller.signal })).rejects.toThrow('left');
  });
});

import { describe, expect, it } from '@jest/globals';
import { toFetch, type ApiQuery } from './request';

const { signal } = new AbortController();
const page = { baseUrl: '/api/v1', notify: () => undefined, log: () => undefined };
const fetchOf = (query: ApiQuery, environment = {}) => toFetch(query, { ...page, ...environment }, signal);

describe('a request', () => {
  it('gets a path under the base, with cookies', () => {
    expect(fetchOf('/brand')).toEqual({
      url: '/api/v1/brand',
      init: {
        method: 'GET',
        headers: { accept: 'application/json' },
        body: undefined,
        credentials: 'same-origin',
        signal,
      },
    });
  });

  it('omits parameters without a value and escapes the others', () => {
    const params = {
      page: 1,
      limit: 0,
      sort: 'Price: Low to High',
      q: 'wax & seal',
      brand: '',
      theme: null,
      id: undefined,
    };
    expect(fetchOf({ url: '/product', params }).url).toBe(
      '/api/v1/product?page=1&limit=0&sort=Price%3A+Low+to+High&q=wax+%26+seal',
    );
    expect(fetchOf({ url: '/product', params: { brand: undefined } }).url).toBe('/api/v1/product');
  });

  it('sends JSON by default', () => {
    const { init } = fetchOf({ url: '/user/signin', method: 'POST', body: { email: 'a@b.in' } });
    expect(init).toMatchObject({
      method: 'POST',
      body: '{"email":"a@b.in"}',
      headers: { 'content-type': 'application/json' },
    });
  });

  it('lets the browser set the type and boundary of a form', () => {
    const body = new FormData();
    const { init } = fetchOf({ url: '/contact', method: 'POST', body });
    expect(init.body).toBe(body);
    expect(init.headers).toEqual({ accept: 'application/json' });
  });

  it('goes directly to the API on a server, with the shopper’s cookie', () => {
    const { url, init } = fetchOf('/user/verify', {
      baseUrl: 'http://127.0.0.1:4000/api/v1',
      cookie: 'sid=1',
    });
    expect(url).toBe('http://127.0.0.1:4000/api/v1/user/verify');
    expect(init.headers).toMatchObject({ cookie: 'sid=1' });
  });
});

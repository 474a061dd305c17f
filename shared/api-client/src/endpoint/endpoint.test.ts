import { describe, expect, it } from '@jest/globals';
import type { ApiCalls, ContactEnquiry, ContentItem, ProductCard } from '@shop/contracts';
import { apiFailure, contentItem, createTestShop, product, productPage } from '@shop/testing';
import { loadQuery } from '../load-query';
import { shopApi } from '../shop-api';
import { endpoint, get, post, send } from './index';

/** True if two types are identical; `any` is identical only to itself. */
type Same<A, B> = (<T>() => T extends A ? 1 : 2) extends <T>() => T extends B ? 1 : 2 ? true : false;
const same = <A, B>(is: Same<A, B>) => is;

const api = shopApi.injectEndpoints({
  endpoints: (build) => ({
    testContent: build.query(endpoint((key: string) => get('/content/{key}', { path: { key } }))),
    testPolicy: build.query(
      endpoint((slug: string) => get('/policy/{slug}', { path: { slug } }), { nullOn: 404, silent: true }),
    ),
    testBanners: build.query(endpoint(() => get('/banner'), { silent: true })),
    testProducts: build.query(
      endpoint((page: number) => get('/product', { query: { page, fields: 'card' } })),
    ),
    testEnquiry: build.mutation(endpoint((body: ContactEnquiry) => post('/contact', { body }))),
    testTitle: build.query<string, string>({
      async queryFn(id, _api, _options, request) {
        const { data, error } = await send(request, get('/product/detail1/{id}', { path: { id } }));
        return error ? { error } : { data: data.title };
      },
    }),
  }),
});
type Endpoints = typeof api.endpoints;
const { endpoints } = api;

describe('a call', () => {
  it('has its path parameters filled in, encoded', () => {
    expect(get('/content/{key}', { path: { key: 'a b/ü?' } }).url).toBe('/content/a%20b%2F%C3%BC%3F');
    const path = { category: 'pens', subcategory: 'dip&nib' };
    expect(get('/product/category/{category}/{subcategory}', { path }).url).toBe(
      '/product/category/pens/dip%26nib',
    );
  });

  it('passes the query to the client, and a body only with a write', () => {
    const query = { page: 2, fields: 'card' } as const;
    expect(get('/product', { query })).toEqual({ url: '/product', params: query });
    expect(post('/user/signout')).toEqual({ url: '/user/signout', method: 'POST' });
    const body = { email: 'a@b.in' };
    expect(post('/user/forgot-password', { body })).toEqual({
      url: '/user/forgot-password',
      method: 'POST',
      body,
    });
  });

  it('does not compile with anything that the document does not define', () => {
    const spread = { page: 1, color: 'red' };
    // Never called: type tests.
    const wrong = () => [
      // @ts-expect-error no such path
      get('/contents/{key}', { path: { key: 'faq' } }),
      // @ts-expect-error not a path with GET
      get('/contact'),
      // @ts-expect-error not a path with POST
      post('/content/{key}', { path: { key: 'faq' } }),
      // @ts-expect-error a path parameter is missing
      get('/content/{key}'),
      // @ts-expect-error no such path parameter
      get('/content/{key}', { path: { kee: 'faq' } }),
      // @ts-expect-error one path parameter too many
      get('/content/{key}', { path: { key: 'faq', page: '1' } }),
      // @ts-expect-error a path parameter of another type
      get('/content/{key}', { path: { key: null } }),
      // @ts-expect-error an operation without a query
      get('/banner', { query: { page: 1 } }),
      // @ts-expect-error no such parameter of the query
      get('/product', { query: { color: 'red' } }),
      // @ts-expect-error nor from a spread
      get('/product', { query: { ...spread } }),
      // @ts-expect-error a parameter of another type
      get('/product', { query: { page: 'one' } }),
      // @ts-expect-error a required parameter is missing
      get('/product/search', { query: { page: 1 } }),
      // @ts-expect-error a body is missing
      post('/contact'),
      // @ts-expect-error fields of the body are missing
      post('/contact', { body: { email: 'a@b.in' } }),
      // @ts-expect-error a field too many
      post('/user/forgot-password', { body: { email: 'a@b.in', name: 'A' } }),
      // @ts-expect-error an operation without a body
      post('/user/signout', { body: {} }),
    ];
    expect(wrong).toBeInstanceOf(Function);
  });
});

describe('an endpoint', () => {
  it('has the types of the document', () => {
    expect([
      same<Endpoints['testContent']['Types']['ResultType'], readonly ContentItem[]>(true),
      same<Endpoints['testContent']['Types']['QueryArg'], string>(true),
      same<Endpoints['testPolicy']['Types']['ResultType'], readonly ContentItem[] | null>(true),
      same<Endpoints['testBanners']['Types']['QueryArg'], ReturnType<() => void>>(true),
      same<Endpoints['testProducts']['Types']['ResultType']['products'], readonly ProductCard[]>(true),
      same<Endpoints['testEnquiry']['Types']['QueryArg'], ContactEnquiry>(true),
      same<Endpoints['testEnquiry']['Types']['ResultType'], ReturnType<ApiCalls['post']['/contact']>>(true),
    ]).not.toContain(false);
  });

  it('does not compile with another response type or a wrong argument', () => {
    const wrong = () => {
      const { store } = createTestShop({});
      return [
        // @ts-expect-error the key is missing
        loadQuery(store.dispatch, endpoints.testContent),
        // @ts-expect-error the key is not a string
        loadQuery(store.dispatch, endpoints.testContent, 1),
        // @ts-expect-error the data is a list
        loadQuery(store.dispatch, endpoints.testContent, 'faq').then(({ title }) => title),
        // @ts-expect-error the data may be null
        loadQuery(store.dispatch, endpoints.testPolicy, 'privacy').then(({ length }) => length),
      ];
    };
    expect(wrong).toBeInstanceOf(Function);
  });

  it('is requested by its path and returns its data', async () => {
    const { store, requests } = createTestShop({
      'GET /content/a%20b': [contentItem()],
      'GET /product': productPage(),
    });
    expect(await loadQuery(store.dispatch, endpoints.testContent, 'a b')).toEqual([contentItem()]);
    expect(await loadQuery(store.dispatch, endpoints.testProducts, 2)).toEqual(productPage());
    expect(requests.map(({ path }) => path)).toEqual(['/content/a%20b', '/product?page=2&fields=card']);
  });

  it('has null data for a `nullOn` status', async () => {
    const { store, notices } = createTestShop({ 'GET /policy/none': apiFailure(404) });
    expect(await loadQuery(store.dispatch, endpoints.testPolicy, 'none')).toBeNull();
    expect(notices).toEqual([]);
  });

  it('shows no notice for a failure when it is silent', async () => {
    const { store, notices } = createTestShop({ 'GET /banner': apiFailure(500) });
    await expect(loadQuery(store.dispatch, endpoints.testBanners)).rejects.toMatchObject({ status: 500 });
    expect(notices).toEqual([]);
  });

  it('sends a body', async () => {
    const { store, requests } = createTestShop({ 'POST /contact': { success: true } });
    const body = { email: 'a@b.in', fullName: 'Asha', message: 'Hello', phoneNumber: '98' };
    const sent = store.dispatch(endpoints.testEnquiry.initiate(body));
    expect(await sent.unwrap()).toEqual({ success: true });
    expect(requests).toMatchObject([{ method: 'POST', path: '/contact', body }]);
  });

  it('can send several requests and combine their results', async () => {
    const { store } = createTestShop({
      'GET /product/detail1/tape': product({ title: 'Booti' }),
      'GET /product/detail1/none': apiFailure(404),
    });
    expect(await loadQuery(store.dispatch, endpoints.testTitle, 'tape')).toBe('Booti');
    await expect(loadQuery(store.dispatch, endpoints.testTitle, 'none')).rejects.toMatchObject({
      status: 404,
    });
  });
});

/** @jest-environment node */
import { describe, expect, it, jest } from '@jest/globals';
import { createShopStore, ShopStoreProvider } from '@shop/store';
import { renderToString } from 'react-dom/server';
import { commonApi, dehydrateApi, loadQuery, shopApi, useGetBrandsQuery, type ApiEnvironment } from './index';

/** A request's store, whose API returns the address and the cookie of the request. */
function requestOf(cookie: string) {
  const extra: ApiEnvironment = {
    baseUrl: 'http://127.0.0.1:4000/api/v1',
    notify: () => undefined,
    log: () => undefined,
    cookie,
    fetch: async (url, { headers }) => {
      const sent = new Headers(headers).get('cookie');
      return new Response(JSON.stringify({ data: [{ _id: '1', brandName: `${url} ${sent}` }] }));
    },
  };
  return createShopStore({ api: shopApi, extra });
}

function Brands() {
  return <p>{useGetBrandsQuery().data?.[0]?.brandName ?? 'Loading'}</p>;
}

const html = (store: ReturnType<typeof requestOf>) =>
  renderToString(
    <ShopStoreProvider store={store}>
      <Brands />
    </ShopStoreProvider>,
  );

describe('the client on a server', () => {
  it('renders data of this request only', async () => {
    const asha = requestOf('sid=asha');
    const ravi = requestOf('sid=ravi');
    expect(html(asha)).toBe('<p>Loading</p>');
    await Promise.all([asha, ravi].map(({ dispatch }) => loadQuery(dispatch, commonApi.endpoints.getBrands)));
    expect(html(asha)).toBe('<p>http://127.0.0.1:4000/api/v1/brand sid=asha</p>');
    expect(html(ravi)).toBe('<p>http://127.0.0.1:4000/api/v1/brand sid=ravi</p>');
    expect(JSON.stringify(dehydrateApi(asha.getState()))).not.toContain('ravi');
  });

  it('leaves no timer behind that would keep the request in memory', async () => {
    jest.useFakeTimers();
    await loadQuery(requestOf('sid=asha').dispatch, commonApi.endpoints.getBrands);
    jest.advanceTimersByTime(1_000);
    expect(jest.getTimerCount()).toBe(0);
    jest.useRealTimers();
  });
});

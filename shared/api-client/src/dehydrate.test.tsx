import { describe, expect, it } from '@jest/globals';
import { apiFailure, brand, createTestShop, renderWithShop, theme } from '@shop/testing';
import { screen } from '@testing-library/react';
import { commonApi, useGetBrandsQuery } from './common-api';
import { dehydrateApi } from './dehydrate';
import { loadQuery } from './load-query';
import { shopApi } from './shop-api';

const { getBrands, getProductCategories, getThemes } = commonApi.endpoints;

/** The serialised state that a server sends to the page, with a query of each kind. */
async function sentByServer() {
  const { store } = createTestShop({
    'GET /brand': [brand('YIER')],
    'GET /productcategory': apiFailure(503),
    'GET /theme': new Promise(() => undefined),
  });
  await loadQuery(store.dispatch, getBrands);
  await expect(loadQuery(store.dispatch, getProductCategories)).rejects.toMatchObject({ status: 503 });
  void store.dispatch(getThemes.initiate());
  return JSON.parse(JSON.stringify(dehydrateApi(store.getState()))) as ReturnType<typeof dehydrateApi>;
}

function Brands() {
  return (
    <p>
      {useGetBrandsQuery()
        .data?.map(({ brandName }) => brandName)
        .join()}
    </p>
  );
}

describe('dehydrateApi', () => {
  it('sends settled queries and omits pending ones', async () => {
    const sent = await sentByServer();
    expect(Object.keys(sent)).toEqual([shopApi.reducerPath]);
    expect(sent[shopApi.reducerPath]).toEqual({
      queries: {
        'getBrands(undefined)': expect.objectContaining({ status: 'fulfilled', data: [brand('YIER')] }),
        'getProductCategories(undefined)': expect.objectContaining({ status: 'rejected' }),
      },
    });
  });

  it('sends the same bytes for the same data, whenever it was read', async () => {
    expect(JSON.stringify(await sentByServer())).toBe(JSON.stringify(await sentByServer()));
  });

  it('lets the page show the response immediately, without another request', async () => {
    const { requests } = renderWithShop(<Brands />, { preloadedState: await sentByServer() });
    expect(screen.getByText('YIER')).toBeInTheDocument();
    expect(requests).toEqual([]);
  });

  it('lets the page request data that the server had not finished', async () => {
    const { store, requests } = createTestShop(
      { 'GET /theme': [theme()] },
      { preloadedState: await sentByServer() },
    );
    expect(await loadQuery(store.dispatch, getThemes)).toEqual([theme()]);
    expect(requests).toHaveLength(1);
  });
});

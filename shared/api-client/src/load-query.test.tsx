import { describe, expect, it } from '@jest/globals';
import { apiFailure, createTestShop, brand, renderWithShop } from '@shop/testing';
import { screen } from '@testing-library/react';
import { commonApi, useGetBrandsQuery } from './common-api';
import { loadQuery } from './load-query';

const { getBrands } = commonApi.endpoints;

function Brands() {
  const { data = [], isLoading } = useGetBrandsQuery();
  return <p>{isLoading ? 'Loading' : data.map(({ brandName }) => brandName).join()}</p>;
}

describe('loadQuery', () => {
  it('sends one request, even for components that show the data later', async () => {
    const { store, requests } = createTestShop({ 'GET /brand': [brand('YIER')] });
    await Promise.all([loadQuery(store.dispatch, getBrands), loadQuery(store.dispatch, getBrands)]);
    expect(await loadQuery(store.dispatch, getBrands)).toEqual([brand('YIER')]);
    expect(requests).toHaveLength(1);
  });

  it('rejects with the failure, and sends a new request the next time', async () => {
    let open = false;
    const { store } = createTestShop({
      'GET /brand': () => (open ? [brand()] : apiFailure(503, 'The counter is closed')),
    });
    await expect(loadQuery(store.dispatch, getBrands)).rejects.toEqual({
      status: 503,
      message: 'The counter is closed',
    });
    open = true;
    expect(await loadQuery(store.dispatch, getBrands)).toEqual([brand()]);
  });

  it('also turns an exception into an ApiFailure', async () => {
    const broken = {
      initiate: () => () => ({ unwrap: () => Promise.reject<string>(new TypeError('data is null')) }),
    };
    await expect(loadQuery(createTestShop().store.dispatch, broken)).rejects.toEqual({
      status: 500,
      message: 'data is null',
    });
  });

  it('aborts silently with its render', async () => {
    const render = new AbortController();
    const { store, notices, failures } = createTestShop(
      { 'GET /brand': new Promise(() => undefined) },
      { signal: render.signal },
    );
    const loading = loadQuery(store.dispatch, getBrands);
    render.abort(new DOMException('The render took too long', 'AbortError'));
    await expect(loading).rejects.toEqual({ status: 500, message: 'The render took too long' });
    expect([...notices, ...failures]).toEqual([]);
  });
});

describe('a component', () => {
  it('fetches data that was not loaded in advance', async () => {
    renderWithShop(<Brands />, { routes: { 'GET /brand': [brand('OKMT'), brand('YIER')] } });
    expect(screen.getByText('Loading')).toBeInTheDocument();
    expect(await screen.findByText('OKMT,YIER')).toBeInTheDocument();
  });
});

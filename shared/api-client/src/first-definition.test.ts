import { afterEach, expect, it, jest } from '@jest/globals';
import { contentItem, createTestShop } from '@shop/testing';
import { endpoint, get } from './endpoint';
import { loadQuery } from './load-query';
import { shopApi } from './shop-api';

afterEach(() => void jest.restoreAllMocks());

const byKey = () =>
  shopApi.injectEndpoints({
    endpoints: (build) => ({
      firstNotes: build.query(endpoint((key: string) => get('/content/{key}', { path: { key } }))),
    }),
  });

it('keeps the first definition of an endpoint when another remote uses its name, and logs it', async () => {
  const logged = jest.spyOn(console, 'error').mockReturnValue();
  const { endpoints } = byKey();
  byKey();
  expect(logged).not.toHaveBeenCalled();
  const other = shopApi.injectEndpoints({
    endpoints: (build) => ({
      firstNotes: build.query(endpoint(() => get('/banner'))),
      firstBanners: build.query(endpoint(() => get('/banner'))),
    }),
  });
  expect(logged.mock.calls).toEqual([
    [
      '[api] Two remotes define the endpoint "firstNotes". The first definition is kept. Rename it in one of them.',
    ],
  ]);
  const { store, requests } = createTestShop({ 'GET /content/faq': [contentItem()], 'GET /banner': [] });
  expect(await loadQuery(store.dispatch, endpoints.firstNotes, 'faq')).toEqual([contentItem()]);
  await loadQuery(store.dispatch, other.endpoints.firstBanners);
  expect(requests.map(({ path }) => path)).toEqual(['/content/faq', '/banner']);
});

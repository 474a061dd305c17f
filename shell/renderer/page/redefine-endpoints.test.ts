/** @jest-environment node */
import { expect, it, jest } from '@jest/globals';
import { commonApi, loadQuery, shopApi } from '@shop/api-client';
import { endpoint, get } from '@shop/api-client/endpoint';
import { createPageStore } from '../../app/state/create-page-store';
import { redefineEndpoints } from './redefine-endpoints';

redefineEndpoints(shopApi);

/** The API endpoints of a remote whose module runs for the page. */
const asked: string[] = [];
const openPage = () =>
  createPageStore({
    baseUrl: '',
    notify: () => undefined,
    log: () => undefined,
    fetch: (url) => {
      asked.push(url);
      return Promise.resolve(new Response('{"data":[]}'));
    },
  });
const runModule = (key: string) =>
  shopApi.injectEndpoints({
    endpoints: (build) => ({
      getNotes: build.query(endpoint(() => get('/content/{key}', { path: { key } }))),
    }),
  });

it('uses the last definition of an endpoint', async () => {
  asked.length = 0;
  for (const key of ['faq', 'about']) {
    const { endpoints } = runModule(key);
    await loadQuery(openPage().dispatch, endpoints.getNotes);
  }
  expect(asked).toEqual(['/content/faq', '/content/about']);
});

it('does not redefine endpoints of the shell', async () => {
  asked.length = 0;
  shopApi.injectEndpoints({
    endpoints: (build) => ({ getBrands: build.query(endpoint(() => get('/theme'))) }),
  });
  await loadQuery(openPage().dispatch, commonApi.endpoints.getBrands);
  expect(asked).toEqual(['/brand']);
});

it('does not enhance endpoints of the shell', async () => {
  asked.length = 0;
  const change = jest.fn();
  const enhanced = commonApi.enhanceEndpoints({ endpoints: { getBrands: change } });
  await loadQuery(openPage().dispatch, enhanced.endpoints.getBrands);
  expect(asked).toEqual(['/brand']);
  expect(change).not.toHaveBeenCalled();
});

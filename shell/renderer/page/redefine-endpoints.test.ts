/** @jest-environment node */
import { expect, it, jest } from '@jest/globals';
import { commonApi, loadQuery, shopApi } from '@shop/api-client';
import { endpoint, get } from '@shop/api-client/endpoint';
import { createPageStore } from '../../app/state/create-page-store';
import { redefineEndpoints } from './redefine-endpoints';

const { beginPage } = redefineEndpoints(shopApi);

const requestedUrls: string[] = [];
const openPage = () =>
  createPageStore({
    baseUrl: '',
    notify: () => undefined,
    log: () => undefined,
    fetch: (url) => {
      requestedUrls.push(url);
      return Promise.resolve(new Response('{"data":[]}'));
    },
  });
/** Runs a remote's module, which defines its endpoints. */
const runModule = (key: string) =>
  shopApi.injectEndpoints({
    endpoints: (build) => ({
      getNotes: build.query(endpoint(() => get('/content/{key}', { path: { key } }))),
    }),
  });

it('uses the definition of each page', async () => {
  requestedUrls.length = 0;
  for (const key of ['faq', 'about']) {
    beginPage();
    const { endpoints } = runModule(key);
    await loadQuery(openPage().dispatch, endpoints.getNotes);
  }
  expect(requestedUrls).toEqual(['/content/faq', '/content/about']);
});

it('keeps the first definition of a page if another remote defines the name too, and logs it', async () => {
  requestedUrls.length = 0;
  const logged = jest.spyOn(console, 'error').mockReturnValue();
  beginPage();
  const { endpoints } = runModule('faq');
  runModule('faq');
  expect(logged).not.toHaveBeenCalled();
  shopApi.injectEndpoints({
    endpoints: (build) => ({ getNotes: build.query(endpoint(() => get('/banner'))) }),
  });
  await loadQuery(openPage().dispatch, endpoints.getNotes);
  expect(requestedUrls).toEqual(['/content/faq']);
  expect(logged).toHaveBeenCalledWith(expect.stringContaining('Two remotes define the endpoint "getNotes"'));
  logged.mockRestore();
});

it('does not redefine endpoints of the shell', async () => {
  requestedUrls.length = 0;
  shopApi.injectEndpoints({
    endpoints: (build) => ({ getBrands: build.query(endpoint(() => get('/theme'))) }),
  });
  await loadQuery(openPage().dispatch, commonApi.endpoints.getBrands);
  expect(requestedUrls).toEqual(['/brand']);
});

it('does not enhance endpoints of the shell', async () => {
  requestedUrls.length = 0;
  const change = jest.fn();
  const enhanced = commonApi.enhanceEndpoints({ endpoints: { getBrands: change } });
  await loadQuery(openPage().dispatch, enhanced.endpoints.getBrands);
  expect(requestedUrls).toEqual(['/brand']);
  expect(change).not.toHaveBeenCalled();
});

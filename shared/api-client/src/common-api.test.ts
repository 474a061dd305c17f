import { describe, expect, it } from '@jest/globals';
import {
  apiFailure,
  brand,
  createTestShop,
  pageSection,
  productCategory,
  productPage,
  sessionUser,
  theme,
} from '@shop/testing';
import { commonApi } from './common-api';
import { loadQuery } from './load-query';

const { endpoints } = commonApi;

describe('the shared endpoints', () => {
  it('request cards, page 1 of 10 by default', async () => {
    const { store, requests } = createTestShop({ 'GET /product': productPage() });
    await loadQuery(store.dispatch, endpoints.getProducts, {});
    await loadQuery(store.dispatch, endpoints.getProducts, {
      page: 2,
      limit: 12,
      sort: 'Best Value',
      availability: 'In Stock',
    });
    expect(requests.map(({ path }) => path)).toEqual([
      '/product?page=1&limit=10&fields=card',
      '/product?page=2&limit=12&sort=Best+Value&availability=In+Stock&fields=card',
    ]);
  });

  it('read the contents of the menus and page sections', async () => {
    const { store, requests } = createTestShop({
      'GET /productcategory': [productCategory()],
      'GET /brand': [brand()],
      'GET /theme': [theme()],
      'GET /dynamic/page/section': [pageSection()],
    });
    expect(await loadQuery(store.dispatch, endpoints.getProductCategories)).toEqual([productCategory()]);
    expect(await loadQuery(store.dispatch, endpoints.getBrands)).toEqual([brand()]);
    expect(await loadQuery(store.dispatch, endpoints.getThemes)).toEqual([theme()]);
    expect(await loadQuery(store.dispatch, endpoints.getPageSection, 'discount-top-bar')).toEqual([
      pageSection(),
    ]);
    expect(requests.at(-1)?.path).toBe('/dynamic/page/section/discount-top-bar');
  });

  it('return the signed-in user, or null', async () => {
    const signedIn = createTestShop({ 'GET /user/verify': sessionUser() });
    expect(await loadQuery(signedIn.store.dispatch, endpoints.verifySession)).toEqual(sessionUser());
    for (const none of [null, apiFailure(401, 'Please sign in')]) {
      const visitor = createTestShop({ 'GET /user/verify': none });
      expect(await loadQuery(visitor.store.dispatch, endpoints.verifySession)).toBeNull();
      expect(visitor.notices).toEqual([]);
    }
  });

  it('sign out with a POST', async () => {
    const { store, requests } = createTestShop({ 'POST /user/signout': { success: true } });
    await expect(store.dispatch(endpoints.signOut.initiate()).unwrap()).resolves.toEqual({ success: true });
    expect(requests).toEqual([{ method: 'POST', path: '/user/signout', body: undefined }]);
  });
});

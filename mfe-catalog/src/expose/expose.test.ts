import { describe, expect, it } from '@jest/globals';
import type { LoadContext } from '@shop/contracts';
import type { ShopDispatch, ShopRouteModule } from '@shop/store';
import {
  apiFailure,
  brand,
  createTestShop,
  photo,
  product,
  productCard,
  productCategory,
  productPage,
} from '@shop/testing';
import { listFacets } from '../features/listing/testing/list-facets';
import * as allProducts from './all-products';
import * as brandCategory from './brand-category';
import * as brandListing from './brand-listing';
import * as categoryListing from './category-listing';
import * as newArrivals from './new-arrivals';
import * as productModule from './product';
import * as productAlias from './product-alias';
import * as productCategoryModule from './product-category';
import * as search from './search';
import * as themeCategory from './theme-category';

const mainPhoto = photo({ secure_url: '/media/first.webp' });
const listing = productPage([productCard({ mainPhoto })]);

/** Runs a module like the shell: `load`, then `head`. */
async function visit<Data>(
  module: ShopRouteModule<Data>,
  routes: Record<string, unknown>,
  params: LoadContext['params'] = {},
  search = '',
) {
  const { store, requests } = createTestShop(routes);
  const context: LoadContext<ShopDispatch> = {
    dispatch: store.dispatch,
    params,
    query: new URLSearchParams(search),
  };
  const data = await module.load?.(context);
  return { data, head: module.head?.(data as Data, context), requests };
}

describe('a product', () => {
  const params = { category: 'booti-washi' };

  it('creates a head with product data, and preloads the photo', async () => {
    const washi = product({
      title: 'Booti Washi',
      mainPhoto,
      photos: [photo({ secure_url: '/media/second.webp' })],
      description: '<p>Red &amp; gold.</p>',
      productCode: 'VC-7',
      brandName: 'YIER',
      origin: { code: 'JP', name: 'Japan' },
      rate: 150,
      discount: 12.5,
      stock: 3,
    });
    const { head } = await visit(
      productModule,
      { 'GET /product/detail1/booti-washi': washi, 'GET /product': listing },
      params,
    );
    expect(head).toEqual({
      title: 'Booti Washi',
      ownPath: '/products/booti-washi',
      description: 'Red & gold.',
      image: { url: '/media/first.webp', alt: 'Booti Washi', width: 1200, height: 1200 },
      crumbs: [{ name: 'All Products', path: '/all-products' }, { name: 'Booti Washi' }],
      facts: {
        kind: 'product',
        name: 'Booti Washi',
        description: 'Red & gold.',
        images: ['/media/first.webp', '/media/second.webp'],
        code: 'VC-7',
        brand: 'YIER',
        pricePaise: 13_125,
        inStock: true,
        origin: 'Japan',
      },
      preloadImage: { href: '/media/first.webp' },
    });
  });

  it('preloads the photo of the colour in the URL', async () => {
    const photos = [photo({ secure_url: '/media/second.webp' })];
    const washi = product({ mainPhoto, photos, colors: 'Red, Blue' });
    const routes = { 'GET /product/detail1/booti-washi': washi, 'GET /product': listing };
    const preloaded = async (search: string) =>
      (await visit(productModule, routes, params, search)).head?.preloadImage;
    expect(await preloaded('color=Blue')).toMatchObject({ href: '/media/second.webp' });
    expect(await preloaded('color=Mauve')).toMatchObject({ href: '/media/first.webp' });
  });

  it('is a 404 for an unknown product', async () => {
    const { head } = await visit(productModule, { 'GET /product/detail1': apiFailure(404) }, params);
    expect(head?.status).toBe(404);
  });

  it('does not fail if related products fail', async () => {
    const routes = {
      'GET /product/detail1': product({ title: 'Booti Washi' }),
      'GET /product': apiFailure(500),
    };
    expect((await visit(productModule, routes, params)).head?.title).toBe('Booti Washi');
  });

  it('rejects if it cannot be read, and still has a head', async () => {
    const routes = { 'GET /product/detail1': apiFailure(500, 'Closed') };
    await expect(visit(productModule, routes, params)).rejects.toEqual({ status: 500, message: 'Closed' });
    expect(productModule.head(undefined).status).toBe(503);
  });
});

describe('a search', () => {
  it('loads its results, and is not indexed', async () => {
    const routes = { 'GET /product/search?q=tape&limit=12&page=1&fields=card': listing };
    const { head } = await visit(search, routes, {}, 'q=tape');
    expect(head).toMatchObject({
      title: 'Search: tape',
      canonical: '/search?q=tape',
      unlisted: true,
      preloadImage: { href: '/media/first.webp' },
    });
    expect(head).not.toHaveProperty('status');
  });

  it('is a 404 for a page that does not exist', async () => {
    const routes = { 'GET /product/search': apiFailure(404) };
    for (const page of ['9', 'none'])
      expect((await visit(search, routes, {}, `q=tape&page=${page}`)).head?.status).toBe(404);
  });

  it('sends no request without a search text, and is a 503 if the search fails', async () => {
    const { head, requests } = await visit(search, {}, {}, 'q=+');
    expect([head?.status, head?.title, requests]).toEqual([undefined, 'Search', []]);
    const routes = { 'GET /product/search': apiFailure(500) };
    await expect(visit(search, routes, {}, 'q=tape')).rejects.toMatchObject({ status: 500 });
    expect(search.head(undefined).status).toBe(503);
  });
});

describe('a list that cannot be read', () => {
  it.each([
    ['all products', allProducts],
    ['the categories', productCategoryModule],
    ['the themes', themeCategory],
    ['the brands', brandCategory],
  ])('has status 503, so that it is neither cached nor indexed: %s', (_name, module) => {
    const context = { dispatch: createTestShop({}).store.dispatch, params: {}, query: new URLSearchParams() };
    expect((module as ShopRouteModule<unknown>).head?.(undefined, context)?.status).toBe(503);
  });
});

describe('a listing', () => {
  it('is titled by its subcategory', async () => {
    const { head } = await visit(
      categoryListing,
      {
        'GET /productcategory': [
          productCategory({ category: 'Decorative Tape', subCategory: ['Washi Tape'] }),
        ],
        'GET /product/category/decorative-tape/washi-tape': listing,
      },
      { category: 'decorative-tape', subcategory: 'washi-tape' },
    );
    expect(head).toMatchObject({
      title: 'Washi Tape',
      canonical: '/collections/decorative-tape/washi-tape',
      crumbs: [{ name: 'Decorative Tape', path: '/collections/decorative-tape/all' }, { name: 'Washi Tape' }],
      preloadImage: { href: '/media/first.webp' },
    });
    expect(head?.description).toMatch(/^Washi Tape/);
  });

  it('is a 404 for an unknown slug, whatever the list returns', async () => {
    for (const response of [apiFailure(404), productPage([])]) {
      const routes = { 'GET /brand': [brand('YIER')], 'GET /product/brand/Nobody': response };
      expect((await visit(brandListing, routes, { category: 'Nobody' })).head?.status).toBe(404);
    }
  });
});

describe('a listing under another spelling', () => {
  it('has its canonical URL', async () => {
    const routes = { 'GET /brand': [brand('Ding Ding')], 'GET /product/brand/Ding%2BDing': listing };
    const { head } = await visit(brandListing, routes, { category: 'Ding+Ding' });
    expect(head).toMatchObject({
      ownPath: '/collections/brand/Ding%20Ding',
      canonical: '/collections/brand/Ding%20Ding',
    });
  });
});

describe('the URL of a listing', () => {
  const routes = { 'GET /brand': [brand('YIER')], 'GET /product/brand/YIER': listing };
  const yier = { category: 'YIER' };

  it('is requested without unknown filter options', async () => {
    const { head, requests } = await visit(
      brandListing,
      routes,
      yier,
      'sort=best-value&availability=some&page=2',
    );
    expect(requests.map(({ path }) => path)).toContain(
      '/product/brand/YIER?page=2&sort=best-value&fields=card',
    );
    expect(head).toMatchObject({ title: 'YIER, page 2', canonical: '/collections/brand/YIER?page=2' });
    expect(head?.status).toBeUndefined();
  });

  it('with an open panel also loads the facets, which may fail', async () => {
    const search = 'origins=JP&sort=best-value&filters=open';
    for (const facets of [listFacets(), apiFailure(500)]) {
      const opened = { ...routes, 'GET /product/facets': facets };
      const { data, requests } = await visit(brandListing, opened, yier, search);
      expect(data).toMatchObject({ listing });
      expect(requests.map(({ path }) => path)).toContain('/product/facets?ofBrand=YIER&origins=JP');
    }
    const { requests } = await visit(brandListing, routes, yier, 'origins=JP');
    expect(requests.map(({ path }) => path)).toContain('/product/brand/YIER?page=1&origins=JP&fields=card');
    expect(requests.some(({ path }) => path.includes('facets'))).toBe(false);
  });

  it('is a 404 for a page after the last and for an invalid page number', async () => {
    const ended = { ...routes, 'GET /product/brand/YIER': apiFailure(404) };
    expect((await visit(brandListing, ended, yier, 'page=9')).head?.status).toBe(404);
    const { head, requests } = await visit(brandListing, routes, yier, 'page=none');
    expect(head?.status).toBe(404);
    expect(requests.map(({ path }) => path)).toEqual(['/brand']);
  });
});

describe('the other pages', () => {
  it('loads the page of all products in the URL', async () => {
    const { head, requests } = await visit(allProducts, { 'GET /product': listing }, {}, 'page=3');
    expect(requests.map(({ path }) => path)).toEqual(['/product?page=3&limit=12&fields=card']);
    expect(head).toMatchObject({
      title: 'All Products, page 3',
      canonical: '/all-products?page=3',
      preloadImage: { href: '/media/first.webp' },
    });
  });

  it('is a 404 after the last page of all products', async () => {
    const { head } = await visit(allProducts, { 'GET /product': apiFailure(404) }, {}, 'page=99');
    expect(head?.status).toBe(404);
  });

  it('is a 404 for an invalid page number, without a request', async () => {
    for (const page of ['0', 'two', '1.5', '']) {
      const { head, requests } = await visit(allProducts, { 'GET /product': listing }, {}, `page=${page}`);
      expect(head).toEqual({ title: 'No such page', status: 404 });
      expect(requests).toEqual([]);
    }
  });

  it('uses a product’s name as the title of its older URL, and is a 404 for an unknown one', async () => {
    const found = { 'GET /product/detail1/booti-washi': product({ title: 'Booti Washi' }) };
    expect((await visit(productAlias, found, { slug: 'booti-washi' })).head).toEqual({
      title: 'Booti Washi',
      ownPath: '/products/booti-washi',
    });
    expect((await visit(productAlias, {}, { slug: 'nobody' })).head?.status).toBe(404);
    expect(productAlias.head(undefined).status).toBe(503);
  });

  it('does not replace the head of the home page', async () => {
    const { data, head } = await visit(newArrivals, { 'GET /product': listing });
    expect(data).toEqual(listing);
    expect(head).toBeUndefined();
  });

  it('titles the index of categories', async () => {
    const { head } = await visit(productCategoryModule, { 'GET /productcategory': [productCategory()] });
    expect(head?.title).toBe('Products');
  });
});

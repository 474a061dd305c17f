import { pageSizes } from '@shop/config';
import { Type } from 'typebox';
import { brandPlace, categoryPlace, themePlace } from '../catalogue/places';
import { readPage, readShown, type Shown } from '../catalogue/product-pages';
import { toProduct } from '../catalogue/product-view';
import type { ApiDeps, ShopApp } from '../deps';
import { ApiError } from '../http/api-error';
import { findProduct } from '../repositories/products';
import { searchProductIds } from '../repositories/product-search';
import { ListParameters, SearchParameters } from '../schemas/list-query';
import { Product, ProductCard, ProductCardPage, ProductPage } from '../schemas/product';
import { dataOf, failures, ref } from '../schemas/shared';

/** A collection is asked for without a page, so its first page has to hold all of a usual one. */
const COLLECTION_LIMIT = 100;
const SEARCH_LIMIT = 16;
const UNSEARCHED_LIMIT = 100;

const segment = Type.String({ minLength: 1, maxLength: 200 });
const pageAnswer = { 200: dataOf(Type.Union([ref(ProductPage), ref(ProductCardPage)])), ...failures };
const listAnswer = {
  200: dataOf(Type.Union([Type.Array(ref(Product)), Type.Array(ref(ProductCard))])),
  ...failures,
};
const tags = ['catalogue'];

/** Lists of products, search, and a product with all that its page shows. */
export function productRoutes(app: ShopApp, { database, catalogue }: ApiDeps): void {
  const { db } = database;
  const pages = { db, catalogue };

  app.get(
    '/product',
    { schema: { tags, querystring: ListParameters, response: pageAnswer } },
    async ({ query }) => ({ data: await readPage(pages, {}, query, pageSizes.default) }),
  );

  app.get(
    '/product/brand/:brand',
    {
      schema: {
        tags,
        params: Type.Object({ brand: segment }),
        querystring: ListParameters,
        response: pageAnswer,
      },
    },
    async ({ params, query }) => {
      const place = brandPlace(await catalogue.names(), params.brand);
      return { data: await readPage(pages, place, query, COLLECTION_LIMIT) };
    },
  );

  app.get(
    '/product/theme/:theme',
    {
      schema: {
        tags,
        params: Type.Object({ theme: segment }),
        querystring: ListParameters,
        response: pageAnswer,
      },
    },
    async ({ params, query }) => {
      const place = themePlace(await catalogue.names(), params.theme);
      return { data: await readPage(pages, place, query, COLLECTION_LIMIT) };
    },
  );

  app.get(
    '/product/category/:category/:subcategory',
    {
      schema: {
        tags,
        params: Type.Object({ category: segment, subcategory: segment }),
        querystring: ListParameters,
        response: pageAnswer,
      },
    },
    async ({ params, query }) => {
      const place = categoryPlace(await catalogue.names(), params.category, params.subcategory);
      return { data: await readPage(pages, place, query, COLLECTION_LIMIT) };
    },
  );

  app.get(
    '/product/search/query',
    { schema: { tags, querystring: SearchParameters, response: listAnswer } },
    async ({ query: { q, limit, fields } }): Promise<{ data: Shown }> => {
      if (q === undefined) {
        const { products } = await readPage(pages, {}, { fields }, limit ?? UNSEARCHED_LIMIT);
        return { data: products };
      }
      const text = q.trim();
      if (text === '') return { data: [] };
      const ids = await searchProductIds(database, text, limit ?? SEARCH_LIMIT);
      return { data: await readShown(db, ids, fields) };
    },
  );

  app.get(
    '/product/detail1/:id',
    {
      schema: {
        tags,
        params: Type.Object({
          id: Type.String({ minLength: 1, maxLength: 200, description: 'An id or a slug.' }),
        }),
        response: { 200: dataOf(ref(Product)), ...failures },
      },
    },
    async ({ params: { id } }) => {
      const product = await findProduct(db, id);
      if (!product) throw new ApiError(404, 'This product is not in the shop.');
      return { data: toProduct(product) };
    },
  );
}

import { limits, pageSizes } from '@shop/config';
import type { TypedApp } from '@shop/server-kit';
import type { FastifyBaseLogger } from 'fastify';
import { Type } from 'typebox';
import type { Database } from '../../platform/db/database';
import { ApiError } from '../../platform/http/api-error';
import { dataOf, failures, ref } from '../../platform/http/schemas';
import { type StoredPhoto, toPhoto } from '../media';
import type { CatalogueCache } from './catalogue-cache';
import {
  brandFilter,
  categoryFilter,
  ListParameters,
  SearchPageParameters,
  SearchParameters,
  themeFilter,
} from './list-query';
import { readFoundPage, readPage, readShown, type Shown } from './product-pages';
import { findProduct, toProduct } from './product-repository';
import { Brand, Product, ProductCard, ProductCardPage, ProductCategory, ProductPage, Theme } from './schemas';
import { searchProducts } from './search/search-products';
import { recordMiss } from './search/search-settings';

/** Collections are requested without a page number, so the first page has to hold a whole collection of the usual size. */
const COLLECTION_LIMIT = 100;
const SEARCH_LIMIT = 16;
/** Maximum number of products without pagination. */
const EVERY_PRODUCT_LIMIT = 1_000;

const segment = Type.String({ minLength: 1, maxLength: 200 });
const pageResponse = { 200: dataOf(Type.Union([ref(ProductPage), ref(ProductCardPage)])), ...failures };
const listResponse = {
  200: dataOf(Type.Union([Type.Array(ref(Product)), Type.Array(ref(ProductCard))])),
  ...failures,
};
const tags = ['catalogue'];

/** Product lists, search and product pages. */
export function productRoutes(
  app: TypedApp,
  { database, catalogue }: { readonly database: Database; readonly catalogue: CatalogueCache },
): void {
  const { db } = database.reads;
  const searched = { db, searchWords: catalogue.searchWords };
  const pages = { db, catalogue };

  /** The list of texts without a result is not worth a failed search. */
  async function countMiss(text: string, log: FastifyBaseLogger): Promise<void> {
    try {
      await recordMiss(database.db, text, new Date());
    } catch (error) {
      log.warn({ err: error }, 'A search without a result was not counted');
    }
  }

  app.get(
    '/product',
    { schema: { tags, querystring: ListParameters, response: pageResponse } },
    async ({ query }) => ({ data: await readPage(pages, {}, query, pageSizes.default) }),
  );

  app.get(
    '/product/brand/:brand',
    {
      schema: {
        tags,
        params: Type.Object({ brand: segment }),
        querystring: ListParameters,
        response: pageResponse,
      },
    },
    async ({ params, query }) => {
      const filter = brandFilter(await catalogue.names(), params.brand);
      return { data: await readPage(pages, filter, query, COLLECTION_LIMIT) };
    },
  );

  app.get(
    '/product/theme/:theme',
    {
      schema: {
        tags,
        params: Type.Object({ theme: segment }),
        querystring: ListParameters,
        response: pageResponse,
      },
    },
    async ({ params, query }) => {
      const filter = themeFilter(await catalogue.names(), params.theme);
      return { data: await readPage(pages, filter, query, COLLECTION_LIMIT) };
    },
  );

  app.get(
    '/product/category/:category/:subcategory',
    {
      schema: {
        tags,
        params: Type.Object({ category: segment, subcategory: segment }),
        querystring: ListParameters,
        response: pageResponse,
      },
    },
    async ({ params, query }) => {
      const filter = categoryFilter(await catalogue.names(), params.category, params.subcategory);
      return { data: await readPage(pages, filter, query, COLLECTION_LIMIT) };
    },
  );

  app.get(
    '/product/search',
    { schema: { tags, querystring: SearchPageParameters, response: pageResponse } },
    async ({ query, log }) => {
      const { ids, match, corrected } = await searchProducts(searched, query.q, limits.searchResults);
      if (ids.length === 0 && query.q.trim() !== '') await countMiss(query.q, log);
      const page = await readFoundPage(pages, ids, query, COLLECTION_LIMIT);
      return { data: { ...page, match, corrected } };
    },
  );

  app.get(
    '/product/search/query',
    { schema: { tags, querystring: SearchParameters, response: listResponse } },
    async ({ query: { q, limit, fields } }): Promise<{ data: Shown }> => {
      if (q === undefined) {
        const { products } = await readPage(pages, {}, { fields }, limit ?? EVERY_PRODUCT_LIMIT);
        return { data: products };
      }
      const { ids } = await searchProducts(searched, q, limit ?? SEARCH_LIMIT);
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

const pictured = (photo: StoredPhoto | null) => (photo ? { photo: toPhoto(photo) } : {});

/** The menus: categories with their subcategories, themes, brands. */
export function catalogueNameRoutes(
  app: TypedApp,
  { catalogue }: { readonly catalogue: CatalogueCache },
): void {
  const schemaOf = <Item extends typeof Brand | typeof Theme | typeof ProductCategory>(item: Item) => ({
    tags: ['catalogue'],
    response: { 200: dataOf(Type.Array(ref(item))), ...failures },
  });

  app.get('/productcategory', { schema: schemaOf(ProductCategory) }, async () => {
    const { categories } = await catalogue.names();
    return {
      data: categories.map(({ publicId, name, slug, subcategories, photo }) => ({
        _id: publicId,
        category: name,
        categorySlug: slug,
        subCategory: subcategories.map((subcategory) => subcategory.name),
        ...pictured(photo),
      })),
    };
  });

  app.get('/theme', { schema: schemaOf(Theme) }, async () => {
    const { themes } = await catalogue.names();
    return {
      data: themes.map(({ publicId, name, slug, photo, motif }) => ({
        _id: publicId,
        themeName: name,
        themeSlug: slug,
        ...(motif !== null && { motif }),
        ...pictured(photo),
      })),
    };
  });

  app.get('/brand', { schema: schemaOf(Brand) }, async () => {
    const { brands } = await catalogue.names();
    return {
      data: brands.map(({ publicId, name, photo }) => ({
        _id: publicId,
        brandName: name,
        ...pictured(photo),
      })),
    };
  });
}

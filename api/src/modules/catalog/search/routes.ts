import { limits } from '@shop/config';
import type { TypedApp } from '@shop/server-kit';
import type { FastifyBaseLogger } from 'fastify';
import { Type } from 'typebox';
import type { Database } from '../../../platform/db/database';
import { dataOf, failures, ref } from '../../../platform/http/schemas';
import type { Clock } from '../../../platform/jobs/clock';
import type { CatalogueCache } from '../catalogue-cache';
import { facetRoutes } from '../facet-routes';
import { SearchPageParameters, SearchParameters } from '../list-query';
import {
  COLLECTION_LIMIT,
  pageResponse,
  readFoundPage,
  readPage,
  readShown,
  type Shown,
} from '../product-pages';
import { Product, ProductCard } from '../schemas';
import { searchProducts } from './search-products';
import { recordMiss } from './search-settings';
import { createSearchWords } from './vocabulary';

const tags = ['catalogue'];
const listResponse = {
  200: dataOf(Type.Union([Type.Array(ref(Product)), Type.Array(ref(ProductCard))])),
  ...failures,
};

const SEARCH_LIMIT = 16;
/** Maximum number of products without pagination. */
const EVERY_PRODUCT_LIMIT = 1_000;

/** Search of the shop. */
export function searchRoutes(
  app: TypedApp,
  {
    database,
    catalogue,
    clock,
  }: { readonly database: Database; readonly catalogue: CatalogueCache; readonly clock: Clock },
): void {
  const { db } = database.reads;
  const searched = { db, searchWords: createSearchWords(db, catalogue) };
  const pages = { db, catalogue, clock };
  const find = async (text: string) => (await searchProducts(searched, text, limits.searchResults)).ids;
  facetRoutes(app, { db, catalogue, clock, find });

  /** A search must not fail because its text could not be counted. */
  async function countMiss(text: string, log: FastifyBaseLogger): Promise<void> {
    try {
      await recordMiss(database.db, text, new Date());
    } catch (error) {
      log.warn({ err: error }, 'A search without a result was not counted');
    }
  }

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
      return { data: await readShown(pages, ids, fields) };
    },
  );
}

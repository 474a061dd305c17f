import { type Static, Type } from 'typebox';
import type { Executor } from '../../platform/db/schema';
import { ApiError } from '../../platform/http/api-error';
import { dataOf, failures, ref } from '../../platform/http/schemas';
import type { Clock } from '../../platform/jobs/clock';
import type { CatalogueCache, ListPart } from './catalogue-cache';
import { facetChoiceOf } from './facet-query';
import {
  availabilityOf,
  groupsOf,
  type ListParameters,
  orderOf,
  type SearchPageParameters,
} from './list-query';
import { listIdsAfter, narrowProductIds, type ListQuery } from './list-repository';
import type { CatalogueNames } from './name-repository';
import {
  findCards,
  findProductId,
  findProducts,
  toProductCards,
  toProductPages,
  toProducts,
} from './product-repository';
import { type Product, type ProductCard, ProductCardPage, ProductPage } from './schemas';

/** Collections are requested without a page number, so the first page has to hold a whole collection of the usual size. */
export const COLLECTION_LIMIT = 100;

/** The response of a page of products: whole ones, or cards. */
export const pageResponse = {
  200: dataOf(Type.Union([ref(ProductPage), ref(ProductCardPage)])),
  ...failures,
};

export type Shown = Static<typeof Product>[] | Static<typeof ProductCard>[];
export type ShownPage = Static<typeof ProductPage> | Static<typeof ProductCardPage>;

/** The filter in the path of a list. */
export type PathFilter = Pick<ListQuery, 'categoryId' | 'subcategoryId' | 'brandId' | 'themeId'>;

interface Reader {
  readonly db: Executor;
  readonly catalogue: CatalogueCache;
  readonly clock: Clock;
}

/** The products with those ids: whole, as cards or as on their pages. */
export async function readShown(
  { db, clock }: Pick<Reader, 'db' | 'clock'>,
  ids: readonly number[],
  fields: ListParameters['fields'],
): Promise<Shown> {
  const now = clock.now();
  if (fields === 'card') return toProductCards(db, await findCards(db, ids, now), now);
  const products = await findProducts(db, ids, now);
  return fields === 'page' ? toProductPages(db, products, now) : toProducts(db, products, now);
}

/** Absent in a shop without countries of origin. */
const originsOf = ({ hasOrigins }: CatalogueNames) => (hasOrigins ? { hasOrigins } : {});

/** The ids of a page: by its number, or those that follow a product. */
async function idsOf(
  { db, catalogue, clock }: Reader,
  query: ListQuery,
  { page, limit, after }: { page: number; limit: number; after: string | undefined },
): Promise<ListPart> {
  if (after === undefined) return catalogue.part(query, (page - 1) * limit, limit);
  const last = await findProductId(db, after);
  if (last === undefined) throw new ApiError(400, 'After must be the id of a product');
  const ids = await listIdsAfter(db, query, last, limit, clock.now());
  return { ids, total: await catalogue.total(query) };
}

type Filters = Omit<ListParameters, 'page' | 'limit' | 'after' | 'fields'>;

/** The list of a path with the filters of a query. Throws a 400 for filters that do not exist. */
export function listQueryOf(
  names: CatalogueNames,
  filter: PathFilter,
  { category, availability, sort, ...facets }: Filters,
): ListQuery {
  const choice = facetChoiceOf(names, facets);
  return {
    ...filter,
    groups: groupsOf(names, category),
    ...(Object.keys(choice).length > 0 && { facets: choice }),
    availability: availabilityOf(availability),
    order: orderOf(sort),
    ...(names.showsTax && { withTax: true }),
  };
}

/** How many pages a list has; throws a 404 when `page` is after the last. An empty list has one empty page. */
function countPages(total: number, limit: number, page: number): number {
  const totalPages = Math.max(1, Math.ceil(total / limit));
  if (page > totalPages) throw new ApiError(404, `There is no page ${page}; the last one is ${totalPages}.`);
  return totalPages;
}

/**
 * One page of a list. Throws a 400 for filters that do not exist and a 404 for a page after the last; an empty
 * list has one empty page.
 */
export async function readPage(
  reader: Reader,
  filter: PathFilter,
  parameters: ListParameters,
  defaultLimit: number,
): Promise<ShownPage> {
  const { page = 1, limit = defaultLimit, after, fields } = parameters;
  const names = await reader.catalogue.names();
  const query = listQueryOf(names, filter, parameters);
  const { ids, total } = await idsOf(reader, query, { page, limit, after });
  const totalPages = countPages(total, limit, page);
  const products = await readShown(reader, ids, fields);
  return { products, totalPages, page, total, ...originsOf(names) } as ShownPage;
}

/** One page of the products with these internal ids, best first, narrowed and sorted as `readPage` does. Throws as that does. */
export async function readFoundPage(
  reader: Reader,
  found: readonly number[],
  parameters: SearchPageParameters,
  defaultLimit: number,
): Promise<ShownPage> {
  const { page = 1, limit = defaultLimit, fields } = parameters;
  const names = await reader.catalogue.names();
  const ids = await narrowProductIds(
    reader.db,
    found,
    listQueryOf(names, {}, parameters),
    reader.clock.now(),
  );
  const totalPages = countPages(ids.length, limit, page);
  const products = await readShown(reader, ids.slice((page - 1) * limit, page * limit), fields);
  return { products, totalPages, page, total: ids.length, ...originsOf(names) } as ShownPage;
}

import type { Static } from 'typebox';
import { ApiError } from '../http/api-error';
import type { Executor } from '../db/schema';
import { findCards, findProductId, findProducts } from '../repositories/products';
import { listIdsAfter, type ListQuery } from '../repositories/product-lists';
import type { ListParameters } from '../schemas/list-query';
import type { Product, ProductCard, ProductCardPage, ProductPage } from '../schemas/product';
import type { CatalogueCache, ListPart } from './catalogue-cache';
import { availabilityOf, groupsOf, orderOf } from './list-options';
import { toProduct, toProductCard } from './product-view';

export type Shown = Static<typeof Product>[] | Static<typeof ProductCard>[];
export type ShownPage = Static<typeof ProductPage> | Static<typeof ProductCardPage>;

/** What a list is narrowed to by its address. */
export type Place = Pick<ListQuery, 'categoryId' | 'subcategoryId' | 'brandId' | 'themeId'>;

/** The products of those ids as the caller asked for them: whole, or as cards. */
export async function readShown(
  db: Executor,
  ids: readonly number[],
  fields: 'card' | undefined,
): Promise<Shown> {
  if (fields === 'card') return (await findCards(db, ids)).map(toProductCard);
  return (await findProducts(db, ids)).map(toProduct);
}

interface Reader {
  readonly db: Executor;
  readonly catalogue: CatalogueCache;
}

/** The ids of a page: by its number, or those that follow a product. */
async function idsOf(
  { db, catalogue }: Reader,
  query: ListQuery,
  { page, limit, after }: { page: number; limit: number; after: string | undefined },
): Promise<ListPart> {
  if (after === undefined) return catalogue.part(query, (page - 1) * limit, limit);
  const last = await findProductId(db, after);
  if (last === undefined) throw new ApiError(400, 'After must be the id of a product');
  const ids = await listIdsAfter(db, query, last, limit);
  return { ids, total: await catalogue.total(query) };
}

/**
 * One page of a list. Throws a 400 for filters that do not exist and a 404 for a page after the last; an empty
 * list has one empty page.
 */
export async function readPage(
  reader: Reader,
  place: Place,
  parameters: ListParameters,
  defaultLimit: number,
): Promise<ShownPage> {
  const { page = 1, limit = defaultLimit, after, fields } = parameters;
  const query = {
    ...place,
    groups: groupsOf(await reader.catalogue.names(), parameters.category),
    availability: availabilityOf(parameters.availability),
    order: orderOf(parameters.sort),
  };
  const { ids, total } = await idsOf(reader, query, { page, limit, after });
  const totalPages = Math.max(1, Math.ceil(total / limit));
  if (page > totalPages) throw new ApiError(404, `There is no page ${page}; the last one is ${totalPages}.`);
  const products = await readShown(reader.db, ids, fields);
  return { products, totalPages, page, total } as ShownPage;
}

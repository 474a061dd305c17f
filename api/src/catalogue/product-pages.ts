import type { Static } from 'typebox';
import { ApiError } from '../http/api-error';
import type { Executor } from '../db/schema';
import { findCards, findProducts } from '../repositories/products';
import type { ListQuery } from '../repositories/product-lists';
import type { ListParameters } from '../schemas/list-query';
import type { Product, ProductCard, ProductCardPage, ProductPage } from '../schemas/product';
import type { CatalogueCache } from './catalogue-cache';
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

/**
 * One page of a list. Throws a 400 for filters that do not exist and a 404 for a page after the last; an empty
 * list has one empty page.
 */
export async function readPage(
  { db, catalogue }: { readonly db: Executor; readonly catalogue: CatalogueCache },
  place: Place,
  parameters: ListParameters,
  defaultLimit: number,
): Promise<ShownPage> {
  const { page = 1, limit = defaultLimit, fields } = parameters;
  const ids = await catalogue.ids({
    ...place,
    groups: groupsOf(await catalogue.names(), parameters.category),
    availability: availabilityOf(parameters.availability),
    order: orderOf(parameters.sort),
  });
  const totalPages = Math.max(1, Math.ceil(ids.length / limit));
  if (page > totalPages) throw new ApiError(404, `There is no page ${page}; the last one is ${totalPages}.`);
  const products = await readShown(db, ids.slice((page - 1) * limit, page * limit), fields);
  return { products, totalPages, page, total: ids.length } as ShownPage;
}

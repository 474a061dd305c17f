import { findBySlug } from '@shop/config';
import { ApiError } from '../../platform/http/api-error';
import type { CatalogueName, CatalogueNames } from './name-repository';
import type { PathFilter } from './product-pages';

/** The segment that stands for every subcategory of a category. */
const WHOLE_CATEGORY = 'all';

/** Addresses carry slugs or names; both lead to the same thing. */
function called<Item extends { readonly name: string; readonly slug: string }>(
  items: readonly Item[],
  text: string,
): Item | undefined {
  return findBySlug(items, text, ({ name, slug }) => [slug, name]);
}

function find(items: readonly CatalogueName[], kind: string, text: string): number {
  const found = called(items, text);
  if (!found) throw new ApiError(404, `There is no ${kind} “${text}”.`);
  return found.id;
}

export const brandFilter = ({ brands }: CatalogueNames, brand: string): PathFilter => ({
  brandId: find(brands, 'brand', brand),
});

export const themeFilter = ({ themes }: CatalogueNames, theme: string): PathFilter => ({
  themeId: find(themes, 'theme', theme),
});

/**
 * A subcategory of a category, or the whole category for `all`, for the category's own name, and for any name when
 * the category has no subcategories. Throws a 404 for what the shop does not have.
 */
export function categoryFilter(
  { categories }: CatalogueNames,
  category: string,
  subcategory: string,
): PathFilter {
  const found = called(categories, category);
  if (!found) throw new ApiError(404, `There is no category “${category}”.`);
  const inside = called(found.subcategories, subcategory);
  if (inside) return { subcategoryId: inside.id };
  const whole =
    subcategory === WHOLE_CATEGORY || called([found], subcategory) || found.subcategories.length === 0;
  if (!whole) throw new ApiError(404, `There is no “${subcategory}” in ${found.name}.`);
  return { categoryId: found.id };
}

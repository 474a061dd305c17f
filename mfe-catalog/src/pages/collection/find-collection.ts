import { findBySlug } from '@shop/config';
import type { Brand, ProductCategory, Theme } from '@shop/contracts';

/** The path segment for all subcategories of a category. */
export const ALL_OF_CATEGORY = 'all';

export interface SubcategoryNames {
  readonly category: string;
  readonly categorySlug: string;
  /** Null for the whole category. */
  readonly subcategory: string | null;
}

/**
 * The names of the category and subcategory in a URL; null if they do not exist. `all`, the category's name, and any segment below
 * a category without subcategories mean the whole category, as in the API.
 */
export function findSubcategory(
  categories: readonly ProductCategory[],
  categorySegment: string,
  segment: string,
): SubcategoryNames | null {
  const found = findBySlug(categories, categorySegment, ({ category, categorySlug }) => [
    categorySlug,
    category,
  ]);
  if (!found) return null;
  const { category, categorySlug, subCategory } = found;
  const subcategory = findBySlug(subCategory, segment, (name) => [name]);
  if (subcategory !== undefined) return { category, categorySlug, subcategory };
  const whole =
    segment === ALL_OF_CATEGORY ||
    findBySlug([category], segment, (name) => [name]) !== undefined ||
    subCategory.length === 0;
  return whole ? { category, categorySlug, subcategory: null } : null;
}

/** The brand in a URL, or null. */
export function findBrand(brands: readonly Brand[], segment: string): Brand | null {
  return findBySlug(brands, segment, ({ brandName }) => [brandName]) ?? null;
}

/** The theme in a URL, or null. */
export function findTheme(themes: readonly Theme[], segment: string): Theme | null {
  return findBySlug(themes, segment, ({ themeName, themeSlug }) => [themeSlug, themeName]) ?? null;
}

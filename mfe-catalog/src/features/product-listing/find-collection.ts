import { slugify } from '@shop/config';
import type { Brand, ProductCategory, Theme } from '@shop/contracts';

export interface SubcategoryNames {
  readonly category: string;
  /** Null for a category as a whole. */
  readonly subcategory: string | null;
}

/** The segment for every subcategory of a category. */
export const ALL_OF_CATEGORY = 'all';

/** Addresses carry slugs or names; both lead to the same thing. */
const leadsTo = (name: string, segment: string) => slugify(name) === slugify(segment);

/**
 * The names behind an address's two segments, or null for what the shop does not have. `all`, the category's own
 * name, and anything below a category without subcategories mean the whole category, as they do to the API.
 */
export function findSubcategory(
  categories: readonly ProductCategory[],
  categorySegment: string,
  segment: string,
): SubcategoryNames | null {
  const found = categories.find(
    ({ category, categorySlug }) =>
      categorySlug === slugify(categorySegment) || leadsTo(category, categorySegment),
  );
  if (!found) return null;
  const { category, subCategory } = found;
  const subcategory = subCategory.find((name) => leadsTo(name, segment));
  if (subcategory !== undefined) return { category, subcategory };
  const whole = segment === ALL_OF_CATEGORY || leadsTo(category, segment) || subCategory.length === 0;
  return whole ? { category, subcategory: null } : null;
}

/** The brand that an address names, or null. */
export function findBrand(brands: readonly Brand[], segment: string): Brand | null {
  return brands.find(({ brandName }) => leadsTo(brandName, segment)) ?? null;
}

/** The theme that an address names, or null. */
export function findTheme(themes: readonly Theme[], segment: string): Theme | null {
  return (
    themes.find(
      ({ themeName, themeSlug }) => themeSlug === slugify(segment) || leadsTo(themeName, segment),
    ) ?? null
  );
}

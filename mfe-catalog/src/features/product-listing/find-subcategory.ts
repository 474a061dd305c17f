import { slugify } from '@shop/config';
import type { ProductCategory } from '@shop/contracts';

export interface SubcategoryNames {
  readonly category: string;
  readonly subcategory: string;
}

/** The names behind an address's two slugs, or null when no category has such a subcategory. */
export function findSubcategory(
  categories: readonly ProductCategory[],
  categorySlug: string,
  subcategorySlug: string,
): SubcategoryNames | null {
  const category = categories.find((candidate) => candidate.categorySlug === categorySlug);
  const subcategory = category?.subCategory.find((name) => slugify(name) === subcategorySlug);
  return category && subcategory !== undefined ? { category: category.category, subcategory } : null;
}

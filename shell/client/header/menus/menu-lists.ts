import { navigation, paths, slugify } from '@shop/config';
import type { Brand, ProductCategory, Theme } from '@shop/contracts';

export interface MenuLink {
  readonly label: string;
  readonly to: string;
}

/** A category as a menu shows it. */
export interface MenuCategory {
  readonly name: string;
  /** Where the name itself leads, for a category whose subcategories are not known. */
  readonly to: string | null;
  /** Its subcategories; without any the category is coming soon, unless it leads somewhere itself. */
  readonly links: readonly MenuLink[];
}

const { fallback } = navigation;

/** The server's list when it is there and not empty; undefined for the fixed one. */
function given<Item>(list: readonly Item[] | undefined): readonly Item[] | undefined {
  return list && list.length > 0 ? list : undefined;
}

/** Categories and the ways into their subcategories. The fixed ones lead to the page of all categories. */
export function menuCategories(categories: readonly ProductCategory[] | undefined): readonly MenuCategory[] {
  return (
    given(categories)?.map(({ category, categorySlug, subCategory }) => ({
      name: category,
      to: null,
      links: subCategory.map((name) => ({ label: name, to: paths.category(categorySlug, name) })),
    })) ?? fallback.categories.map((name) => ({ name, to: paths.productCategory, links: [] }))
  );
}

/** Themes are linked by slug. */
export function menuThemes(themes: readonly Theme[] | undefined): readonly MenuLink[] {
  return (
    given(themes)?.map(({ themeName, themeSlug }) => ({ label: themeName, to: paths.theme(themeSlug) })) ??
    fallback.themes.map((name) => ({ label: name, to: paths.theme(slugify(name)) }))
  );
}

/** Brands are linked by name. */
export function menuBrands(brands: readonly Brand[] | undefined): readonly MenuLink[] {
  const names = given(brands)?.map(({ brandName }) => brandName) ?? fallback.brands;
  return names.map((name) => ({ label: name, to: paths.brand(name) }));
}

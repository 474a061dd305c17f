import { navigation, paths, slugify } from '@shop/config';
import { t } from '@shop/config/messages';
import type { Brand, ProductCategory, Theme } from '@shop/contracts';

/** The kind of a header menu's entries. */
export type MenuKind = NonNullable<(typeof navigation.header)[number]['menu']>;

export interface MenuLink {
  readonly label: string;
  readonly to: string;
}

/** A theme or brand in a menu. */
export interface MenuName {
  readonly label: string;
  /** Null if it is marked as coming soon. */
  readonly to: string | null;
}

/** A category in a menu. */
export interface MenuCategory {
  readonly name: string;
  /** The URL of the category; null if it has no products or is marked as coming soon. */
  readonly to: string | null;
  /** The subcategories, or a link to all products of a category without any. */
  readonly links: readonly MenuLink[];
}

const { fallback } = navigation;

/** The path segment for all products of a category. */
const ALL_OF_CATEGORY = 'all';

/** Returns the server's list, or undefined if it is missing or empty, so that the fixed list is used. */
function nonEmpty<Item>(list: readonly Item[] | undefined): readonly Item[] | undefined {
  return list && list.length > 0 ? list : undefined;
}

/** A category with products has the photo of its newest product. */
function menuCategory(given: ProductCategory): MenuCategory {
  const { category, categorySlug, subCategory, photo, comingSoon } = given;
  if (comingSoon) return { name: category, to: null, links: [] };
  const all = paths.category(categorySlug, ALL_OF_CATEGORY);
  const links = subCategory.map((name) => ({ label: name, to: paths.category(categorySlug, name) }));
  if (links.length > 0) return { name: category, to: all, links };
  return photo
    ? { name: category, to: all, links: [{ label: t('All {category}', { category }), to: all }] }
    : { name: category, to: null, links };
}

/** Categories with links to them and their subcategories. The fixed list links to the page of all categories. */
export function menuCategories(categories: readonly ProductCategory[] | undefined): readonly MenuCategory[] {
  return (
    nonEmpty(categories)?.map(menuCategory) ??
    fallback.categories.map((name) => ({ name, to: paths.productCategory, links: [] }))
  );
}

/** Themes are linked by slug. */
export function menuThemes(themes: readonly Theme[] | undefined): readonly MenuName[] {
  return (
    nonEmpty(themes)?.map(({ themeName, themeSlug, comingSoon }) => ({
      label: themeName,
      to: comingSoon ? null : paths.theme(themeSlug),
    })) ?? fallback.themes.map((name) => ({ label: name, to: paths.theme(slugify(name)) }))
  );
}

/** Brands are linked by name. */
export function menuBrands(brands: readonly Brand[] | undefined): readonly MenuName[] {
  return (
    nonEmpty(brands)?.map(({ brandName, comingSoon }) => ({
      label: brandName,
      to: comingSoon ? null : paths.brand(brandName),
    })) ?? fallback.brands.map((name) => ({ label: name, to: paths.brand(name) }))
  );
}

import { navigation, paths, slugify } from '@shop/config';
import type { PageSection, Photo, ProductCategory } from '@shop/contracts';
import { plainText } from '../plain-text';

/** A circle of the category carousel. */
export interface CategoryEntry {
  readonly key: string;
  readonly title: string;
  readonly photo: Photo | null;
  /** All of the category of that name; null where the catalogue has no such category. */
  readonly to: string | null;
}

/** The path segment for all of a category. */
const ALL_OF_CATEGORY = 'all';

function listingOf(title: string, categories: readonly ProductCategory[]): string | null {
  const slug = slugify(title);
  const category = categories.find((one) => one.categorySlug === slug || slugify(one.category) === slug);
  return category ? paths.category(category.categorySlug, ALL_OF_CATEGORY) : null;
}

/** What the carousel shows: the entries of the page section, or the shop's fixed titles while it has none. */
export function categoryEntries(
  sections: readonly PageSection[] | undefined,
  categories: readonly ProductCategory[] = [],
): readonly CategoryEntry[] {
  const named = (sections ?? []).map((section) => ({
    key: section._id,
    title: plainText(section.description),
    photo: section.photo,
  }));
  const titled = named.filter((entry) => entry.title !== '');
  const shown = titled.length
    ? titled
    : navigation.fallback.categories.map((title) => ({ key: title, title, photo: null }));
  return shown.map((entry) => ({ ...entry, to: listingOf(entry.title, categories) }));
}

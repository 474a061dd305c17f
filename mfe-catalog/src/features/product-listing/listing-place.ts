import { paths } from '@shop/config';
import type { SubcategoryNames } from './find-collection';

export interface ListingPlace {
  readonly title: string;
  /** What it is listed under. */
  readonly parent: { readonly name: string; readonly path: string };
}

/** What a listing is called and listed under; by the address's `segment` while the names are not known. */
export function listingPlace(names: SubcategoryNames | null | undefined, segment: string): ListingPlace {
  const products = { name: 'Products', path: paths.productCategory };
  if (!names?.subcategory) return { title: names?.category ?? segment, parent: products };
  const { category, categorySlug, subcategory } = names;
  return {
    title: subcategory,
    parent: { name: category, path: paths.category(categorySlug, 'all') },
  };
}

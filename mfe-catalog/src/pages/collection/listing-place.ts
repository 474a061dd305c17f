import { paths } from '@shop/config';
import { ALL_OF_CATEGORY, type SubcategoryNames } from './find-collection';

export interface ListingPlace {
  readonly title: string;
  /** What it is listed under. */
  readonly parent: { readonly name: string; readonly path: string };
}

/** What a segment of an address is probably the slug of: `vintage-stickers` of Vintage Stickers. */
const likelyName = (segment: string) =>
  segment
    .split('-')
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join(' ');

/** What a listing is called and listed under; named after the address's `segment` while the names are not known. */
export function listingPlace(names: SubcategoryNames | null | undefined, segment: string): ListingPlace {
  const products = { name: 'Products', path: paths.productCategory };
  if (!names?.subcategory) return { title: names?.category ?? likelyName(segment), parent: products };
  const { category, categorySlug, subcategory } = names;
  return {
    title: subcategory,
    parent: { name: category, path: paths.category(categorySlug, ALL_OF_CATEGORY) },
  };
}

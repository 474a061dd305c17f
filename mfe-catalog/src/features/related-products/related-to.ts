import type { Product } from '@shop/contracts';
import type { RelatedTo } from '../../api/related-api';

const segment = encodeURIComponent;

/** The shelf that a product stands on: the API's list of its subcategory, or else of its theme. */
function shelfOf({ category, subcategory, theme }: Product): string | null {
  if (category && subcategory)
    return `/product/category/${segment(category.slug)}/${segment(subcategory.slug)}`;
  return theme ? `/product/theme/${segment(theme.themeSlug)}` : null;
}

/** What to ask for the products to offer beside this one. */
export function relatedTo(product: Product): RelatedTo {
  return { slug: product.slugProduct, shelf: shelfOf(product) };
}

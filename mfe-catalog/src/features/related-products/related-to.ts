import type { Product } from '@shop/contracts';
import type { RelatedTo, Shelf } from '../../api/related-api';

/** The shelf that a product stands on: its subcategory, or else its theme. */
function shelfOf({ category, subcategory, theme }: Product): Shelf | null {
  if (category && subcategory) return { category: category.slug, subcategory: subcategory.slug };
  return theme && { theme: theme.themeSlug };
}

/** What to ask for the products to offer beside this one. */
export function relatedTo(product: Product): RelatedTo {
  return { slug: product.slugProduct, shelf: shelfOf(product) };
}

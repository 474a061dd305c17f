import type { Product } from '@shop/contracts';
import type { RelatedTo, ProductSection } from './data';

/** The section of the shop that a product is in: its subcategory, or else its theme. */
function sectionOf({ category, subcategory, theme }: Product): ProductSection | null {
  if (category && subcategory) return { category: category.slug, subcategory: subcategory.slug };
  return theme && { theme: theme.themeSlug };
}

/** What to ask for the products to offer beside this one. */
export function relatedTo(product: Product): RelatedTo {
  return { slug: product.slugProduct, section: sectionOf(product) };
}

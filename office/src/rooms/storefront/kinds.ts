import type { Taxonomy, TaxonomyKind } from '../../api/types';

/** The path of categories, themes or brands below `/storefront`, their list in the API, and their texts. */
interface KindWords {
  readonly path: string;
  readonly list: keyof Taxonomy;
  readonly one: string;
  readonly many: string;
  readonly title: string;
}

export const kinds: Readonly<Record<TaxonomyKind, KindWords>> = {
  category: {
    ...{ path: 'categories', list: 'categories', title: 'Categories' },
    ...{ one: 'category', many: 'categories' },
  },
  theme: { path: 'themes', list: 'themes', title: 'Themes', one: 'theme', many: 'themes' },
  brand: { path: 'brands', list: 'brands', title: 'Brands', one: 'brand', many: 'brands' },
};

/** Theme drawings, by the names that the home page knows; it shows the picture of a theme without one. */
export const drawings = {
  diya: 'Diya',
  engine: 'Steam engine',
  feather: 'Feather',
  hills: 'Hills',
  kite: 'Kite',
  kulhad: 'Kulhad',
  leaf: 'Leaf',
  lotus: 'Lotus',
  marigold: 'Marigold',
  monsoon: 'Umbrella',
  nib: 'Nib',
  'post-box': 'Post box',
} as const;

/** The path of a page as text: `/collections/brand/Ding Ding`. */
export function readablePath(path: string): string {
  try {
    return decodeURI(path);
  } catch {
    return path;
  }
}

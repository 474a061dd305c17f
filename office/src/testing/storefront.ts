import type { StorefrontParts, Taxonomy, TaxonomyName } from '../api/types';

/** A category, theme or brand, for tests. */
export const taxonomyName = (change: Partial<TaxonomyName> = {}): TaxonomyName => ({
  id: 'c1',
  name: 'Decorative Tape',
  slug: 'decorative-tape',
  path: '/collections/decorative-tape/all',
  picture: null,
  motif: null,
  comingSoon: false,
  products: 12,
  subcategories: [
    { slug: 'washi-tape', name: 'Washi Tape', products: 8 },
    { slug: 'pet-tape', name: 'PET Tape', products: 4 },
  ],
  version: 3,
  changedBy: 'Asha',
  ...change,
});

/** Three categories, a theme and a brand, for tests. */
export const taxonomy = (change: Partial<Taxonomy> = {}): Taxonomy => ({
  categories: [
    taxonomyName(),
    taxonomyName({
      id: 'c2',
      name: 'Stamps',
      slug: 'stamps',
      path: '/collections/stamps/all',
      subcategories: [],
    }),
    taxonomyName({
      id: 'c3',
      name: 'Inks',
      slug: 'inks',
      path: '/collections/inks/all',
      comingSoon: true,
      subcategories: [],
    }),
  ],
  themes: [
    taxonomyName({
      id: 't1',
      name: 'Monsoon',
      slug: 'monsoon',
      path: '/collections/theme/monsoon',
      motif: 'monsoon',
      subcategories: [],
    }),
  ],
  brands: [
    taxonomyName({
      id: 'b1',
      name: 'Ding Ding',
      slug: 'ding-ding',
      path: '/collections/brand/Ding%20Ding',
      subcategories: [],
    }),
  ],
  ...change,
});

const untouched = { value: null, version: 0, changedAt: null, changedBy: null };

/** The parts of the storefront, by default unchanged, for tests. */
export const storefrontParts = (change: Partial<StorefrontParts> = {}): StorefrontParts => ({
  menu: untouched,
  mobile: untouched,
  home: untouched,
  ...change,
});

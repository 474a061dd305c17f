import type { ListFacets } from '@shop/contracts';

/** The facets of a list, for tests. */
export const listFacets = (change: Partial<ListFacets> = {}): ListFacets => ({
  categories: [{ value: 'tapes', name: 'Tapes', count: 3 }],
  brands: [
    { value: 'moodtape', name: 'MOODTAPE', count: 2 },
    { value: 'ding-ding', name: 'Ding Ding', count: 1 },
  ],
  themes: [],
  colors: [
    { value: 'Indigo', count: 2 },
    { value: 'Ink', count: 1 },
  ],
  prices: [
    { value: '0-100', count: 1 },
    { value: '100-250', count: 1 },
    { value: '1000-', count: 1 },
  ],
  availability: [
    { value: 'in-stock', count: 2 },
    { value: 'out-of-stock', count: 1 },
    { value: 'low-stock', count: 0 },
  ],
  origins: [
    { value: 'IN', name: 'India', count: 2 },
    { value: 'JP', name: 'Japan', count: 1 },
  ],
  ...change,
});

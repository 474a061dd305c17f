/** Reads from a shop of `size` generated products; each call of `path` returns a random URL. */
export interface ReadKind {
  readonly kind: 'list' | 'facets' | 'detail' | 'search';
  readonly name: string;
  path(size: number): string;
}

const any = <Item>(items: readonly Item[]): Item => {
  const item = items[Math.floor(Math.random() * items.length)];
  if (item === undefined) throw new Error('The list is empty.');
  return item;
};

const number = (below: number) => 1 + Math.floor(Math.random() * below);
const list = (query: string, place = '') => `/api/v1/product${place}?limit=16&fields=card&${query}`;
const sorts = ['price-low-to-high', 'price-high-to-low', 'best-value', 'most-expensive', 'cheapest-first'];
const facets = (query: string) => `/api/v1/product/facets?${query}`;
const origins = ['IN', 'JP', 'CN', 'DE', 'JP,DE', 'IN,CN'];
const search = (q: string) => `/api/v1/product/search/query?fields=card&q=${encodeURIComponent(q)}`;
const words = ['washi', 'letterpress', 'indigo tape', 'jaipur', 'sticker sheet', 'tape kochi'];

/** Reads of every kind. The searches range from frequent words to typos. */
export const reads: readonly ReadKind[] = [
  { kind: 'list', name: 'one of the first 25 pages', path: () => list(`page=${number(25)}`) },
  { kind: 'list', name: 'a page anywhere', path: (size) => list(`page=${number(size / 16)}`) },
  { kind: 'list', name: 'sorted', path: () => list(`page=${number(25)}&sort=${any(sorts)}`) },
  { kind: 'list', name: 'in stock', path: () => list(`page=${number(5)}&availability=in-stock`) },
  { kind: 'list', name: 'of a brand', path: () => list(`page=${number(2)}`, '/brand/MOODTAPE') },
  { kind: 'list', name: 'of a theme', path: () => list(`page=${number(2)}`, '/theme/monsoon') },
  {
    kind: 'list',
    name: 'after a product',
    path: (size) => list(`after=generated-${number(size)}`),
  },
  { kind: 'list', name: 'of an origin', path: () => list(`page=${number(5)}&origins=${any(origins)}`) },
  { kind: 'list', name: 'by origin', path: () => list(`page=${number(25)}&sort=country-of-origin`) },
  { kind: 'facets', name: 'of all products', path: () => facets('') },
  {
    kind: 'facets',
    name: 'narrowed',
    path: () => facets(`origins=${any(origins)}&prices=${number(5) * 100}-1000&brands=moodtape,yier`),
  },
  { kind: 'facets', name: 'of a search', path: () => facets(`q=${encodeURIComponent(any(words))}`) },
  { kind: 'detail', name: 'by slug', path: (size) => `/api/v1/product/detail1/generated-${number(size)}` },
  { kind: 'search', name: 'words of titles', path: () => search(any(words)) },
  { kind: 'search', name: 'within a word', path: () => search(any(['ter', 'dig', 'pres', 'book'])) },
  { kind: 'search', name: 'one or two letters', path: () => search(any(['a', 'w', 'wa', 'no', 'z', 'qx'])) },
  { kind: 'search', name: 'one product', path: (size) => search(`No. ${number(size)}`) },
  {
    kind: 'search',
    name: 'a code',
    path: (size) => search(`GEN-${String(number(size)).padStart(8, '0')}`),
  },
  {
    kind: 'search',
    name: 'search with typo',
    path: () => search(any(['leterpres', 'botanicle', 'jaipor'])),
  },
  { kind: 'search', name: 'nothing like it', path: () => search(any(['zzqqxxyy', 'qqqwww', 'xyzzyx'])) },
];

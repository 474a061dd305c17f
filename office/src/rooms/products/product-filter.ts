import type { ProductQuery } from '../../api/types';
import { pageIn } from '../../parts/list-address';

/** Names of the filter's fields, which are also those in the address. */
export const filterFields = ['search', 'category', 'active', 'sort', 'size'] as const;

export const sorts = {
  newest: 'Newest first',
  changed: 'Last changed first',
  title: 'Title',
  'price-up': 'Price, lowest first',
  'price-down': 'Price, highest first',
  'stock-up': 'Stock, least first',
  'stock-down': 'Stock, most first',
} as const;

/** By the pieces that can still be sold. */
export const stocks = {
  in: 'In stock',
  low: 'Low stock',
  out: 'Out of stock',
  short: 'To restock',
} as const;

export const sizes = [25, 50, 100] as const;

type Sort = keyof typeof sorts;
type Stock = keyof typeof stocks;

const isSort = (text: string | null): text is Sort => text !== null && Object.hasOwn(sorts, text);
export const isStock = (text: string | null): text is Stock => text !== null && Object.hasOwn(stocks, text);
const isActive = (text: string | null): text is 'yes' | 'no' => text === 'yes' || text === 'no';

/** What the address asks for, as the API takes it; what nobody can mean is left out. */
export function readFilter(search: URLSearchParams): ProductQuery {
  const [sort, stock, active] = [search.get('sort'), search.get('stock'), search.get('active')];
  const size = Number(search.get('size'));
  return {
    search: search.get('search')?.trim() || undefined,
    category: search.get('category') || undefined,
    active: isActive(active) ? active : undefined,
    stock: isStock(stock) ? stock : undefined,
    sort: isSort(sort) ? sort : undefined,
    page: pageIn(search),
    pageSize: sizes.find((one) => one === size) ?? sizes[0],
  };
}

/** Where the browser fetches the products of a filter as a file. */
export function exportAddress(search: URLSearchParams): string {
  const { search: words, category, active, stock } = readFilter(search);
  const given = Object.entries({ search: words, category, active, stock }).filter(
    (entry): entry is [string, string] => entry[1] !== undefined,
  );
  return `/api/v1/staff/products/export?${new URLSearchParams(given).toString()}`;
}

import { fromRupees } from '@shop/money';
import type { OrderQuery } from '../../api/types';
import { dayIn, pageIn } from '../../parts/list-address';
import { isStatus } from './statuses';

/** Names of the filter's fields, which are also those in the address. Amounts there are rupees, as they were typed. */
export const filterFields = ['search', 'from', 'to', 'least', 'most', 'show'] as const;

/** How many orders a page may have; the first unless something else is chosen. */
export const pageSizes = ['25', '50', '100'] as const;

const asPaise = (text: string | null) => {
  const rupees = Number(text);
  return text && Number.isFinite(rupees) && rupees >= 0 ? fromRupees(rupees) : undefined;
};

/** What the address asks for, as the API takes it; what nobody can mean is left out. */
export function readFilter(search: URLSearchParams): OrderQuery {
  const status = search.get('status');
  return {
    search: search.get('search')?.trim() || undefined,
    status: isStatus(status) ? status : undefined,
    from: dayIn(search, 'from'),
    to: dayIn(search, 'to'),
    least: asPaise(search.get('least')),
    most: asPaise(search.get('most')),
    page: pageIn(search),
    pageSize: Number(pageSizes.find((size) => size === search.get('show')) ?? pageSizes[0]),
  };
}

import { fromRupees } from '@shop/money';
import type { OrderQuery } from '../../../api/types';
import { isStatus } from '../statuses';

/** Names of the filter's fields, which are also those in the address. Amounts there are rupees, as they were typed. */
export const filterFields = ['search', 'from', 'to', 'least', 'most'] as const;

const day = /^\d{4}-\d{2}-\d{2}$/;
const asDay = (text: string | null) => (text && day.test(text) ? text : undefined);
const asPaise = (text: string | null) => {
  const rupees = Number(text);
  return text && Number.isFinite(rupees) && rupees >= 0 ? fromRupees(rupees) : undefined;
};

/** What the address asks for, as the API takes it; what nobody can mean is left out. */
export function readFilter(search: URLSearchParams): OrderQuery {
  const status = search.get('status');
  const page = Number(search.get('page'));
  return {
    search: search.get('search')?.trim() || undefined,
    status: isStatus(status) ? status : undefined,
    from: asDay(search.get('from')),
    to: asDay(search.get('to')),
    least: asPaise(search.get('least')),
    most: asPaise(search.get('most')),
    page: Number.isInteger(page) && page > 0 ? page : 1,
  };
}

/** The address of the list with some of its parameters changed; an empty one is left out. Another filter begins at page 1. */
export function listAddress(search: URLSearchParams, changes: Readonly<Record<string, string>>): string {
  const next = new URLSearchParams(search);
  if (!('page' in changes)) next.delete('page');
  for (const [name, value] of Object.entries(changes)) {
    if (value.trim()) next.set(name, value.trim());
    else next.delete(name);
  }
  const text = next.toString();
  return `/orders${text && `?${text}`}`;
}

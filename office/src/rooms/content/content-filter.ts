import type { ContentQuery } from '../../api/types';
import { pageIn } from '../../parts/list-address';
import { isKind, isState } from './kinds';

/** Names of the filter's fields, which are also those in the address. */
export const filterFields = ['search', 'kind'] as const;

/** What the address asks for, as the API takes it; what nobody can mean is left out. */
export function readFilter(search: URLSearchParams): ContentQuery {
  const [kind, state] = [search.get('kind'), search.get('state')];
  return {
    search: search.get('search')?.trim() || undefined,
    kind: isKind(kind) ? kind : undefined,
    state: isState(state) ? state : undefined,
    page: pageIn(search),
    pageSize: 25,
  };
}

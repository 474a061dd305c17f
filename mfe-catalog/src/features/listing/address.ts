import type { ProductPage } from '@shop/contracts';
import { useSearchParams } from 'react-router-dom';
import type { ListingQuery } from './data';
import { pageFromQuery } from './page-from-query';
import { choiceFromQuery } from './listing-choice';

export interface ListingAddress {
  /** What to ask the list for. */
  readonly listingQuery: ListingQuery;
  /** False when the address carries a page that cannot be: nothing is asked then. */
  readonly isPage: boolean;
}

/** What a listing's address asks for besides the collection. */
export function listingAddress(query: URLSearchParams): ListingAddress {
  const page = pageFromQuery(query);
  return { listingQuery: { page: page ?? 1, filters: choiceFromQuery(query) }, isPage: page !== null };
}

/** `listingAddress` of where the shopper is. */
export function useListingAddress(): ListingAddress {
  const [query] = useSearchParams();
  return listingAddress(query);
}

/** Reads what an address asks for; null when that cannot be. */
export async function readListing(
  query: URLSearchParams,
  read: (listingQuery: ListingQuery) => Promise<ProductPage | null>,
): Promise<ProductPage | null> {
  const { listingQuery, isPage } = listingAddress(query);
  return isPage ? read(listingQuery) : null;
}

import { VisuallyHidden } from '@shop/ui';
import { useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import type { ListingQuery } from './data';
import { useTopOnPageChange } from './use-top-on-page-change';
import { FilterBar } from './filter-bar';
import { listingSearch, type ListingChoice } from './listing-choice';
import { PlainFilters } from './plain-filters';
import styles from './listing.module.css';
import { ListingResults, type ListingResultsProps } from './listing-results';

interface FilteredListingProps extends Pick<ListingResultsProps, 'listing' | 'count'> {
  readonly listingQuery: ListingQuery;
  /** What is searched for; absent for a collection. */
  readonly text?: string;
}

/** Filters, products and pages of a collection or a search. The choice is in the URL. */
export function FilteredListing({
  listing,
  listingQuery: { page, filters },
  text,
  count,
}: FilteredListingProps) {
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const results = useRef<HTMLHeadingElement>(null);
  useTopOnPageChange(page);

  const choose = (choice: ListingChoice) => void navigate(pathname + listingSearch(choice, 1, text));
  const clear = () => {
    choose({});
    results.current?.focus({ preventScroll: true });
  };

  return (
    <>
      <FilterBar choice={filters} onChoose={choose} />
      <PlainFilters action={pathname} choice={filters} text={text} />
      <h2 ref={results} tabIndex={-1} className={styles.results}>
        <VisuallyHidden>Products</VisuallyHidden>
      </h2>
      <div className={styles.place}>
        <ListingResults
          listing={listing}
          page={page}
          hrefFor={(to) => pathname + listingSearch(filters, to, text)}
          onClear={Object.keys(filters).length > 0 ? clear : undefined}
          count={count}
        />
      </div>
    </>
  );
}

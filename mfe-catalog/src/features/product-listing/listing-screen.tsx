import { Breadcrumb, PageHeading, VisuallyHidden, type BreadcrumbItem } from '@shop/ui';
import { useRef, type ReactNode } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { Screen } from '../navigation/screen';
import { NoSuchPage } from '../paging/no-such-page';
import { useTopOnPageChange } from '../paging/use-top-on-page-change';
import { FilterBar } from '../product-filters/filter-bar';
import { listingSearch, type ListingChoice } from '../product-filters/listing-choice';
import { PlainFilters } from '../product-filters/plain-filters';
import type { ListingAddress } from './listing-address';
import { ListingResults, type Listing } from './listing-results';
import styles from './listing-screen.module.css';
import { UnknownCollection } from './unknown-collection';

interface ListingScreenProps {
  readonly eyebrow: string;
  readonly title: ReactNode;
  /** The way here; the last item is this screen. */
  readonly crumbs: readonly BreadcrumbItem[];
  readonly listing: Listing;
  readonly address: ListingAddress;
}

/** A collection of products: title, filters and grid, the same for categories, brands and themes. */
export function ListingScreen({ eyebrow, title, crumbs, listing, address }: ListingScreenProps) {
  const { page, filters } = address.part;
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const results = useRef<HTMLHeadingElement>(null);
  useTopOnPageChange(page);

  const hrefFor = (to: number) => pathname + listingSearch(filters, to);
  const choose = (choice: ListingChoice) => void navigate(pathname + listingSearch(choice));
  const clear = () => {
    choose({});
    results.current?.focus({ preventScroll: true });
  };

  if (!address.isPage || (listing.currentData === null && page > 1)) {
    return <NoSuchPage first={hrefFor(1)} />;
  }
  // Every collection has a first page.
  if (listing.currentData === null) return <UnknownCollection />;
  return (
    <Screen>
      <Breadcrumb items={crumbs} />
      <div className={styles.header}>
        <PageHeading eyebrow={eyebrow} title={title} />
      </div>
      <FilterBar choice={filters} onChoose={choose} />
      <PlainFilters action={pathname} choice={filters} />
      <h2 ref={results} tabIndex={-1} className={styles.results}>
        <VisuallyHidden>Products</VisuallyHidden>
      </h2>
      <div className={styles.place}>
        <ListingResults
          listing={listing}
          page={page}
          hrefFor={hrefFor}
          onClear={Object.keys(filters).length > 0 ? clear : undefined}
        />
      </div>
    </Screen>
  );
}

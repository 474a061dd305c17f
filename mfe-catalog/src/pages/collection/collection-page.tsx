import { Breadcrumb, PageHeading, type BreadcrumbItem } from '@shop/ui';
import type { ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { CataloguePage } from '../../features/layout/catalogue-page';
import { NoSuchPage } from '../../features/listing/no-such-page';
import { listingSearch } from '../../features/listing/listing-choice';
import { FilteredListing } from '../../features/listing/listing';
import type { ListingAddress } from '../../features/listing/address';
import type { Listing } from '../../features/listing/listing-results';
import styles from './collection-page.module.css';
import { UnknownCollection } from './unknown-collection';

interface ListingPageProps {
  readonly eyebrow: string;
  readonly title: ReactNode;
  /** The breadcrumb; the last item is this page. */
  readonly crumbs: readonly BreadcrumbItem[];
  readonly listing: Listing;
  readonly address: ListingAddress;
}

/** A collection of products: title, filters and grid, the same for categories, brands and themes. */
export function ListingPage({ eyebrow, title, crumbs, listing, address }: ListingPageProps) {
  const { page, filters } = address.listingQuery;
  const { pathname } = useLocation();

  if (!address.isPage || (listing.currentData === null && page > 1)) {
    return <NoSuchPage first={pathname + listingSearch(filters)} />;
  }
  // Every collection has a first page.
  if (listing.currentData === null) return <UnknownCollection />;
  return (
    <CataloguePage>
      <Breadcrumb items={crumbs} />
      <div className={styles.header}>
        <PageHeading eyebrow={eyebrow} title={title} />
      </div>
      <FilteredListing listing={listing} listingQuery={address.listingQuery} />
    </CataloguePage>
  );
}

import { Breadcrumb, PageHeading, VisuallyHidden, type BreadcrumbItem } from '@shop/ui';
import type { ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { Screen } from '../navigation/screen';
import { useTopOnPageChange } from '../paging/use-top-on-page-change';
import { FilterBar } from '../product-filters/filter-bar';
import { ListingResults, type Listing } from './listing-results';
import styles from './listing-screen.module.css';

interface ListingScreenProps {
  readonly eyebrow: string;
  readonly title: ReactNode;
  /** The way here; the last item is this screen. */
  readonly crumbs: readonly BreadcrumbItem[];
  readonly listing: Listing;
  readonly page: number;
}

/** A collection of products: title, filters and grid, the same for categories, brands and themes. */
export function ListingScreen({ eyebrow, title, crumbs, listing, page }: ListingScreenProps) {
  useTopOnPageChange(page);
  const { pathname } = useLocation();
  const hrefFor = (to: number) => (to > 1 ? `${pathname}?page=${to}` : pathname);

  return (
    <Screen>
      <Breadcrumb items={crumbs} />
      <div className={styles.header}>
        <PageHeading eyebrow={eyebrow} title={title} />
      </div>
      <FilterBar />
      <h2>
        <VisuallyHidden>Products</VisuallyHidden>
      </h2>
      <ListingResults listing={listing} page={page} hrefFor={hrefFor} />
    </Screen>
  );
}

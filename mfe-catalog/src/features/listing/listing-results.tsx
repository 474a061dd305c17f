import type { ProductPage } from '@shop/contracts';
import { Button, Pagination, ReturnToSender } from '@shop/ui';
import { ProductGrid } from '../product-card/product-grid';
import { ProductGridSkeleton } from '../product-card/product-grid-skeleton';
import styles from './listing.module.css';
import { NoProductFound } from './no-product-found';

export interface Listing {
  /** Null when there is no such page. */
  readonly currentData?: ProductPage | null;
  readonly isError: boolean;
  readonly refetch: () => unknown;
}

export interface ListingResultsProps {
  readonly listing: Listing;
  readonly page: number;
  /** Address of a page of the same listing. */
  readonly hrefFor: (page: number) => string;
  /** Takes the filters' choices back; absent when there are none. */
  readonly onClear?: () => void;
  /** The number of products in words, where that is not "12 products". */
  readonly count?: (total: number) => string;
}

/** A number of products in words. */
export const productCount = (total: number) => (total === 1 ? '1 product' : `${total} products`);

/** The products of a collection, or their loading, empty or error state. */
export function ListingResults({
  listing: { currentData, isError, refetch },
  page,
  hrefFor,
  onClear,
  count = productCount,
}: ListingResultsProps) {
  if (!currentData && isError) {
    return (
      <ReturnToSender
        level={2}
        title="Something went wrong"
        action={<Button onClick={() => void refetch()}>Try again</Button>}
      >
        <p>These products could not be fetched.</p>
      </ReturnToSender>
    );
  }
  if (currentData?.products.length === 0) return <NoProductFound onClear={onClear} />;
  return (
    <>
      <p role="status" className={styles.count}>
        {currentData && count(currentData.total)}
      </p>
      {currentData ? <ProductGrid products={currentData.products} aboveTheFold /> : <ProductGridSkeleton />}
      {currentData && currentData.totalPages > 1 && (
        <Pagination page={page} totalPages={currentData.totalPages} hrefFor={hrefFor} />
      )}
    </>
  );
}

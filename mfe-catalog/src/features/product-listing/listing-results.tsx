import type { ProductPage } from '@shop/contracts';
import { Button, Pagination, ReturnToSender, VisuallyHidden } from '@shop/ui';
import type { ReactNode } from 'react';
import { ProductGrid } from '../product-grid/product-grid';
import { ProductGridSkeleton } from '../product-grid/product-grid-skeleton';
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
  /** How many there are, in words for everybody to see; without it only screen readers hear of it. */
  readonly count?: (total: number) => ReactNode;
}

/** A number of products in words. */
export const productCount = (total: number) => (total === 1 ? '1 product' : `${total} products`);

/** The products of a collection, or their loading, empty or error state. */
export function ListingResults({
  listing: { currentData, isError, refetch },
  page,
  hrefFor,
  onClear,
  count,
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
  if (!currentData) return <ProductGridSkeleton />;
  const { products, total, totalPages } = currentData;
  if (products.length === 0) return <NoProductFound onClear={onClear} />;
  return (
    <>
      <div role="status">{count ? count(total) : <VisuallyHidden>{productCount(total)}</VisuallyHidden>}</div>
      <ProductGrid products={products} aboveTheFold />
      {totalPages > 1 && <Pagination page={page} totalPages={totalPages} hrefFor={hrefFor} />}
    </>
  );
}

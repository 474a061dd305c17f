import type { ProductPage } from '@shop/contracts';
import { Button, Pagination, ReturnToSender, VisuallyHidden } from '@shop/ui';
import { ProductGrid } from '../product-grid/product-grid';
import { ProductGridSkeleton } from '../product-grid/product-grid-skeleton';
import { NoProductFound } from './no-product-found';

export interface Listing {
  /** Null when there is no such page. */
  readonly currentData?: ProductPage | null;
  readonly isError: boolean;
  readonly refetch: () => unknown;
}

interface ListingResultsProps {
  readonly listing: Listing;
  readonly page: number;
  /** Address of a page of the same listing. */
  readonly hrefFor: (page: number) => string;
  /** Takes the filters' choices back; absent when there are none. */
  readonly onClear?: () => void;
}

/** The products of a collection, or what stands in their place. */
export function ListingResults({
  listing: { currentData, isError, refetch },
  page,
  hrefFor,
  onClear,
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
      <div role="status">
        <VisuallyHidden>{total === 1 ? '1 product' : `${total} products`}</VisuallyHidden>
      </div>
      <ProductGrid products={products} aboveTheFold />
      {totalPages > 1 && <Pagination page={page} totalPages={totalPages} hrefFor={hrefFor} />}
    </>
  );
}

import type { ProductPage } from '@shop/contracts';
import { Button, Pagination, ReturnToSender } from '@shop/ui';
import { isNotFound } from '../../api/not-found';
import { ProductGrid } from '../product-grid/product-grid';
import { ProductGridSkeleton } from '../product-grid/product-grid-skeleton';
import { NoProductFound } from './no-product-found';

export interface Listing {
  readonly currentData?: ProductPage;
  readonly isError: boolean;
  readonly error?: unknown;
  readonly refetch: () => unknown;
}

interface ListingResultsProps {
  readonly listing: Listing;
  readonly page: number;
  /** Address of a page of the same listing. */
  readonly hrefFor: (page: number) => string;
}

/** Cards in the first row at the widest: their pictures are fetched at once. */
const FIRST_ROW = 4;

/** The products of a collection, or what stands in their place. */
export function ListingResults({
  listing: { currentData, isError, error, refetch },
  page,
  hrefFor,
}: ListingResultsProps) {
  if (!currentData && !isError) return <ProductGridSkeleton />;
  if (isNotFound(error)) return <NoProductFound />;
  if (!currentData) {
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
  if (currentData.products.length === 0) return <NoProductFound />;
  return (
    <>
      <ProductGrid products={currentData.products} eagerCount={FIRST_ROW} />
      {currentData.totalPages > 1 && (
        <Pagination page={page} totalPages={currentData.totalPages} hrefFor={hrefFor} />
      )}
    </>
  );
}

import type { ProductPage } from '@shop/contracts';
import { Button, Pagination, ReturnToSender } from '@shop/ui';
import { t } from '../../messages';
import { ProductGrid } from '../product-card/product-grid';
import { ProductGridSkeleton } from '../product-card/skeletons';
import type { ListingAddress } from './address';
import type { FacetScope } from './data';
import { FilteredListing, NoProductFound, ProductCount, productCount, type ListingLinks } from './listing';
import styles from './listing.module.css';

export interface Listing {
  /** Null if the page does not exist. */
  readonly currentData?: ProductPage | null;
  /** The previously loaded page, while a different page is loading. */
  readonly data?: ProductPage | null;
  readonly isError: boolean;
  readonly refetch: () => unknown;
}

interface ProductListingProps {
  readonly listing: Listing;
  readonly address: ListingAddress;
  readonly scope: FacetScope;
  /** The search text; undefined for a collection. */
  readonly text?: string;
  /** The number of products as text, if different from "12 products". */
  readonly count?: (total: number) => string;
}

interface ResultsProps extends ListingLinks, Pick<ProductListingProps, 'listing' | 'count'> {
  readonly page: number;
}

function Results({
  listing: { currentData, isError, refetch },
  page,
  hrefFor,
  onClear,
  count = productCount,
}: ResultsProps) {
  if (!currentData && isError) {
    return (
      <ReturnToSender
        level={2}
        title={t('Something went wrong')}
        action={<Button onClick={() => void refetch()}>{t('Try again')}</Button>}
      >
        <p>{t('These products could not be loaded.')}</p>
      </ReturnToSender>
    );
  }
  if (currentData?.products.length === 0) return <NoProductFound onClear={onClear} />;
  return (
    <>
      <ProductCount>{currentData && count(currentData.total)}</ProductCount>
      {currentData ? <ProductGrid products={currentData.products} aboveTheFold /> : <ProductGridSkeleton />}
      {currentData && currentData.totalPages > 1 && (
        <Pagination page={page} totalPages={currentData.totalPages} hrefFor={hrefFor} />
      )}
    </>
  );
}

/** The products of a collection or a search below their filters, or their loading, empty or error state. */
export function ProductListing({ listing, address, scope, text, count }: ProductListingProps) {
  return (
    <FilteredListing address={address} scope={scope} text={text} hasOrigins={listing.data?.hasOrigins}>
      {(links) => (
        <div className={styles.place}>
          <Results listing={listing} page={address.listingQuery.page} count={count} {...links} />
        </div>
      )}
    </FilteredListing>
  );
}

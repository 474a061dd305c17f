import { paths } from '@shop/config';
import type { ProductPage } from '@shop/contracts';
import { Breadcrumb, PageHeading, Pagination } from '@shop/ui';
import { t } from '../../messages';
import { CataloguePage } from '../../features/layout/catalogue-page';
import { listingSearch, useListingAddress } from '../../features/listing/address';
import { useGetAllProductsQuery } from '../../features/listing/data';
import {
  FilteredListing,
  NoProductFound,
  NoSuchPage,
  ProductCount,
  productCount,
} from '../../features/listing/listing';
import styles from '../../features/listing/listing.module.css';
import { Message } from '../../features/product-card/message';
import { ProductGrid } from '../../features/product-card/product-grid';
import { ProductGridSkeleton } from '../../features/product-card/skeletons';

interface ResultsProps {
  readonly products: ProductPage | null | undefined;
  readonly failed: boolean;
  readonly retry: () => unknown;
  /** Clears the filters; undefined if none is chosen. */
  readonly onClear?: () => void;
}

function Results({ products, failed, retry, onClear }: ResultsProps) {
  if (products && products.products.length > 0) {
    return <ProductGrid products={products.products} aboveTheFold />;
  }
  if (products && onClear) return <NoProductFound onClear={onClear} />;
  if (products) return <Message role="status">{t('No products found.')}</Message>;
  if (failed) {
    return (
      <Message role="alert" retry={retry}>
        {t('Something went wrong!')}
      </Message>
    );
  }
  return <ProductGridSkeleton />;
}

/** All products, twelve per page. Page and filters are in the URL. */
export function AllProductsPage() {
  const address = useListingAddress();
  const { listingQuery, isPage } = address;
  const { page, filters } = listingQuery;
  const { currentData, data, isError, refetch } = useGetAllProductsQuery(listingQuery, { skip: !isPage });

  if (!isPage || currentData === null)
    return <NoSuchPage first={paths.allProducts + listingSearch(filters)} />;
  return (
    <CataloguePage>
      <Breadcrumb items={[{ label: t('Home'), to: paths.home }, { label: t('All Products') }]} />
      <div className={styles.heading}>
        <PageHeading title={t('All Products')} />
      </div>
      <FilteredListing address={address} scope={{}} hasOrigins={data?.hasOrigins}>
        {({ hrefFor, onClear }) => (
          <>
            <ProductCount>
              {currentData && currentData.total > 0 && productCount(currentData.total)}
            </ProductCount>
            <Results products={currentData} failed={isError} retry={refetch} onClear={onClear} />
            {data && data.totalPages > 0 && (
              <Pagination page={page} totalPages={data.totalPages} hrefFor={hrefFor} />
            )}
          </>
        )}
      </FilteredListing>
    </CataloguePage>
  );
}

import { paths } from '@shop/config';
import type { ProductPage } from '@shop/contracts';
import { Breadcrumb, PageHeading, Pagination, VisuallyHidden } from '@shop/ui';
import { useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { useGetAllProductsQuery } from '../../features/listing/data';
import { CataloguePage } from '../../features/layout/catalogue-page';
import { NoSuchPage } from '../../features/listing/no-such-page';
import { useTopOnPageChange } from '../../features/listing/use-top-on-page-change';
import { FilterBar } from '../../features/listing/filter-bar';
import { listingSearch, type ListingChoice } from '../../features/listing/listing-choice';
import { PlainFilters } from '../../features/listing/plain-filters';
import { Message } from '../../features/product-card/message';
import { ProductGrid } from '../../features/product-card/product-grid';
import { ProductGridSkeleton } from '../../features/product-card/product-grid-skeleton';
import { useListingAddress } from '../../features/listing/address';
import { productCount } from '../../features/listing/listing-results';
import { NoProductFound } from '../../features/listing/no-product-found';
import styles from './all-products-page.module.css';

interface ResultsProps {
  readonly products: ProductPage | null | undefined;
  readonly failed: boolean;
  readonly retry: () => unknown;
  /** Takes the filters' choices back; absent when there are none. */
  readonly onClear?: () => void;
}

function Results({ products, failed, retry, onClear }: ResultsProps) {
  if (products && products.products.length > 0) {
    return <ProductGrid products={products.products} aboveTheFold />;
  }
  if (products && onClear) return <NoProductFound onClear={onClear} />;
  if (products) return <Message role="status">No products found.</Message>;
  if (failed) {
    return (
      <Message role="alert" retry={retry}>
        Something went wrong!
      </Message>
    );
  }
  return <ProductGridSkeleton />;
}

/** Everything the shop sells, twelve products a page; page and filters are in the address. */
export function AllProductsPage() {
  const navigate = useNavigate();
  const results = useRef<HTMLHeadingElement>(null);
  const { listingQuery, isPage } = useListingAddress();
  const { page, filters } = listingQuery;
  useTopOnPageChange(page);
  const { currentData, data, isError, refetch } = useGetAllProductsQuery(listingQuery, { skip: !isPage });

  const hrefFor = (to: number) => paths.allProducts + listingSearch(filters, to);
  const choose = (choice: ListingChoice) => void navigate(paths.allProducts + listingSearch(choice));
  const clear = () => {
    choose({});
    results.current?.focus({ preventScroll: true });
  };

  if (!isPage || currentData === null) return <NoSuchPage first={hrefFor(1)} />;
  return (
    <CataloguePage>
      <Breadcrumb items={[{ label: 'Home', to: paths.home }, { label: 'All Products' }]} />
      <div className={styles.heading}>
        <PageHeading title="All Products" />
      </div>
      <FilterBar choice={filters} onChoose={choose} />
      <PlainFilters action={paths.allProducts} choice={filters} />
      <h2 ref={results} tabIndex={-1} className={styles.results}>
        <VisuallyHidden>Products</VisuallyHidden>
      </h2>
      <p role="status" className={styles.count}>
        {currentData && currentData.total > 0 && productCount(currentData.total)}
      </p>
      <Results
        products={currentData}
        failed={isError}
        retry={refetch}
        onClear={Object.keys(filters).length > 0 ? clear : undefined}
      />
      {data && data.totalPages > 0 && (
        <Pagination page={page} totalPages={data.totalPages} hrefFor={hrefFor} />
      )}
    </CataloguePage>
  );
}

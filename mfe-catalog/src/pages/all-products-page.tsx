import { useGetProductsQuery } from '@shop/api-client';
import { paths } from '@shop/config';
import type { ProductPage } from '@shop/contracts';
import { Breadcrumb, PageHeading, Pagination, VisuallyHidden } from '@shop/ui';
import { useSearchParams } from 'react-router-dom';
import { isNotFound } from '../api/not-found';
import { Screen } from '../features/navigation/screen';
import { allProductsQuery } from '../features/paging/all-products-query';
import { pageFromQuery } from '../features/paging/page-from-query';
import { useTopOnPageChange } from '../features/paging/use-top-on-page-change';
import { Message } from '../features/product-grid/message';
import { ProductGrid } from '../features/product-grid/product-grid';
import { ProductGridSkeleton } from '../features/product-grid/product-grid-skeleton';
import styles from './all-products-page.module.css';

interface ResultsProps {
  readonly products: ProductPage | undefined;
  readonly failure: unknown;
}

/** Cards in the first row at the widest: their pictures are fetched at once. */
const FIRST_ROW = 4;

function Results({ products, failure }: ResultsProps) {
  if (products && products.products.length > 0) {
    return <ProductGrid products={products.products} eagerCount={FIRST_ROW} />;
  }
  if (products || isNotFound(failure)) return <Message role="status">No products found.</Message>;
  if (failure) return <Message role="alert">Something went wrong!</Message>;
  return <ProductGridSkeleton />;
}

/** Everything the shop sells, twelve products a page; the page is in the address. */
export function AllProductsPage() {
  const [query] = useSearchParams();
  const page = pageFromQuery(query);
  useTopOnPageChange(page);
  const { currentData, data, error } = useGetProductsQuery(allProductsQuery(page));

  return (
    <Screen>
      <Breadcrumb items={[{ label: 'Home', to: paths.home }, { label: 'All Products' }]} />
      <div className={styles.heading}>
        <PageHeading title="All Products" />
      </div>
      <h2>
        <VisuallyHidden>Products</VisuallyHidden>
      </h2>
      <Results products={currentData} failure={error} />
      {data && data.totalPages > 0 && (
        <Pagination page={page} totalPages={data.totalPages} hrefFor={paths.allProductsPage} />
      )}
    </Screen>
  );
}

import { paths } from '@shop/config';
import type { ProductPage } from '@shop/contracts';
import { Breadcrumb, PageHeading, Pagination, VisuallyHidden } from '@shop/ui';
import { useSearchParams } from 'react-router-dom';
import { useGetAllProductsQuery } from '../api/catalog-api';
import { CataloguePage } from '../features/navigation/catalogue-page';
import { NoSuchPage } from '../features/paging/no-such-page';
import { pageFromQuery } from '../features/paging/page-from-query';
import { useTopOnPageChange } from '../features/paging/use-top-on-page-change';
import { Message } from '../features/product-grid/message';
import { ProductGrid } from '../features/product-grid/product-grid';
import { ProductGridSkeleton } from '../features/product-grid/product-grid-skeleton';
import styles from './all-products-page.module.css';

interface ResultsProps {
  readonly products: ProductPage | null | undefined;
  readonly failed: boolean;
  readonly retry: () => unknown;
}

function Results({ products, failed, retry }: ResultsProps) {
  if (products && products.products.length > 0) {
    return <ProductGrid products={products.products} aboveTheFold />;
  }
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

/** Everything the shop sells, twelve products a page; the page is in the address. */
export function AllProductsPage() {
  const [query] = useSearchParams();
  const asked = pageFromQuery(query);
  const page = asked ?? 1;
  useTopOnPageChange(page);
  const { currentData, data, isError, refetch } = useGetAllProductsQuery(page, { skip: asked === null });

  if (asked === null || currentData === null) return <NoSuchPage first={paths.allProducts} />;
  return (
    <CataloguePage>
      <Breadcrumb items={[{ label: 'Home', to: paths.home }, { label: 'All Products' }]} />
      <div className={styles.heading}>
        <PageHeading title="All Products" />
      </div>
      <h2>
        <VisuallyHidden>Products</VisuallyHidden>
      </h2>
      <Results products={currentData} failed={isError} retry={refetch} />
      {data && data.totalPages > 0 && (
        <Pagination page={page} totalPages={data.totalPages} hrefFor={paths.allProductsPage} />
      )}
    </CataloguePage>
  );
}

import { useLocation, useParams } from 'react-router-dom';
import { useGetProductQuery } from '../api/catalog-api';
import { productFromState } from '../features/navigation/product-state';
import { ProductFailed } from '../features/product-details/product-failed';
import { ProductLoading } from '../features/product-details/product-loading';
import { ProductScreen } from '../features/product-details/product-screen';
import { UnknownProduct } from '../features/product-details/unknown-product';

/** A product's page, from a link anywhere or with the product that the page before passed along. */
export function ProductPage() {
  const { category: slug = '' } = useParams();
  const { state } = useLocation();
  const { currentData: details, isError, refetch } = useGetProductQuery(slug);

  if (details === null) return <UnknownProduct />;
  const product = details ?? productFromState(state, slug);
  if (product) return <ProductScreen key={slug} product={product} details={details ?? null} />;
  return isError ? <ProductFailed retry={refetch} /> : <ProductLoading />;
}

import { useLocation, useParams } from 'react-router-dom';
import { catalogApi } from '../api/catalog-api';
import { productFromState } from '../features/navigation/product-state';
import { useFirstPaint } from '../features/navigation/use-first-paint';
import { ProductFailed } from '../features/product-details/product-failed';
import { ProductLoading } from '../features/product-details/product-loading';
import { ProductView } from '../features/product-details/product-view';
import { UnknownProduct } from '../features/product-details/unknown-product';

const { useQueryState, useQuerySubscription } = catalogApi.endpoints.getProduct;

/**
 * A product's page, from a link anywhere or with the product that the page before passed along: that is shown before the rest
 * is asked for.
 */
export function ProductPage() {
  const { category: slug = '' } = useParams();
  const { state } = useLocation();
  const passed = productFromState(state, slug);
  const isFirstPaint = useFirstPaint();
  const { refetch } = useQuerySubscription(slug, { skip: isFirstPaint && passed !== null });
  const { currentData: details, isError } = useQueryState(slug);

  if (details === null) return <UnknownProduct />;
  const product = details ?? passed;
  if (product) return <ProductView key={slug} product={product} details={details ?? null} />;
  return isError ? <ProductFailed retry={refetch} /> : <ProductLoading />;
}

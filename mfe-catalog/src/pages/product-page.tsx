import { useLocation, useParams } from 'react-router-dom';
import { catalogApi } from '../api/catalog-api';
import { productFromState } from '../features/navigation/product-state';
import { useFirstSight } from '../features/navigation/use-first-sight';
import { ProductFailed } from '../features/product-details/product-failed';
import { ProductLoading } from '../features/product-details/product-loading';
import { ProductScreen } from '../features/product-details/product-screen';
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
  const isFirstSight = useFirstSight();
  const { refetch } = useQuerySubscription(slug, { skip: isFirstSight && passed !== null });
  const { currentData: details, isError } = useQueryState(slug);

  if (details === null) return <UnknownProduct />;
  const product = details ?? passed;
  if (product) return <ProductScreen key={slug} product={product} details={details ?? null} />;
  return isError ? <ProductFailed retry={refetch} /> : <ProductLoading />;
}

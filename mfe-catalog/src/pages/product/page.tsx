import { useLocation, useParams } from 'react-router-dom';
import { catalogApi } from '../../features/listing/data';
import { productFromState } from '../../features/product-card/product';
import { useFirstPaint } from './use-first-paint';
import { ProductFailed } from './product-failed';
import { ProductLoading } from './states';
import { ProductView } from './product-view';
import { UnknownProduct } from './unknown-product';

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

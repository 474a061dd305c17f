import { paths } from '@shop/config';
import { useEffect } from 'react';
import { useNavigate, useParams } from 'react-router-dom';
import { useGetProductQuery } from './data';
import { ProductLoading, UnknownProduct } from './states';

/** The older URL of a product: redirects to its page, and shows that page's skeleton in the meantime. */
export function ProductAliasPage() {
  const { slug = '' } = useParams();
  const navigate = useNavigate();
  const { currentData: product } = useGetProductQuery(slug);
  const to = paths.product(slug);
  const unknown = product === null;

  useEffect(() => {
    if (!unknown) void navigate(to, { replace: true });
  }, [navigate, to, unknown]);

  return unknown ? <UnknownProduct /> : <ProductLoading />;
}

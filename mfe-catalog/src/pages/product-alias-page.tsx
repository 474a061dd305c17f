import { paths } from '@shop/config';
import { useEffect } from 'react';
import { useNavigate, useParams } from 'react-router-dom';
import { ProductLoading } from '../features/product-details/product-loading';

/** The older address of a product: leads on to its page, whose placeholder already stands here. */
export function ProductAliasPage() {
  const { slug = '' } = useParams();
  const navigate = useNavigate();
  const to = paths.product(slug);

  useEffect(() => {
    void navigate(to, { replace: true });
  }, [navigate, to]);

  return <ProductLoading />;
}

import { paths } from '@shop/config';
import { Navigate, useParams } from 'react-router-dom';

/** The older address of a product leads on to its page. */
export function ProductAliasPage() {
  const { slug = '' } = useParams();
  return <Navigate to={paths.product(slug)} replace />;
}

import { change, post } from '@shop/api-client/endpoint';
import { officeApi } from '../../../api/office-api';
import { refetch } from '../../../api/refetch';
import type { ProductDetail } from '../../../api/types';
import { AddressDialog } from '../../../parts/address-dialog';
import styles from './product.module.css';

const { useMoveProductMutation } = officeApi.injectEndpoints({
  endpoints: (build) => ({
    moveProduct: build.mutation(
      change(
        ({ id, version, slug }: Pick<ProductDetail, 'id' | 'version' | 'slug'>) =>
          post('/staff/products/{id}/address', { path: { id }, body: { version, slug } }),
        refetch('product', 'products', 'redirects', 'log'),
      ),
    ),
  }),
});

/** The address of a product's page, which can be changed. */
export function ProductAddress({ product: { id, slug, version } }: { readonly product: ProductDetail }) {
  const [moveProduct] = useMoveProductMutation();
  return (
    <section className={styles.address} aria-labelledby="product-address">
      <h2 id="product-address">URL</h2>
      <p className={styles.quiet}>{`/products/${slug}`}</p>
      <AddressDialog
        noun="product"
        folder="/products/"
        slug={slug}
        onSave={async (next) => (await moveProduct({ id, version, slug: next })).error}
      />
    </section>
  );
}

import { useConsentNotices } from '@shop/api-client/consent';
import type { ProductCard } from '@shop/contracts';
import { Button, Spinner } from '@shop/ui';
import { lazy, Suspense, useState } from 'react';
import { t } from '../../messages';
import { isNotForSale } from '../../features/product-card/product';
import styles from './purchase.module.css';

/** Loaded when a shopper opens it. */
const AlertForm = lazy(() =>
  import('./alert-form').then(
    (module) => ({ default: module.AlertForm }),
    () => ({
      default: () => (
        <p role="alert">{t('The form could not be loaded. Check your connection, and reload the page.')}</p>
      ),
    }),
  ),
);

const labels = { stock: 'Email me when it is back', price: 'Email me if the price drops' } as const;

/** A button that opens the form of a product alert. Renders nothing in a shop that offers none. */
export function ProductAlert({
  product,
}: {
  readonly product: Pick<ProductCard, '_id' | 'stock' | 'rate' | 'discount'>;
}) {
  const notices = useConsentNotices();
  const [isOpen, setOpen] = useState(false);
  if (notices?.alerts === undefined || isNotForSale(product)) return null;
  const kind = product.stock > 0 ? 'price' : 'stock';
  return (
    <div className={styles.alert}>
      <Button variant="quiet" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        {t(labels[kind])}
      </Button>
      {isOpen && (
        <Suspense fallback={<Spinner label={t('Loading the form')} />}>
          <AlertForm productId={product._id} kind={kind} notice={notices.alerts} rights={notices.rights} />
        </Suspense>
      )}
    </div>
  );
}

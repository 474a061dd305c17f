import { useGetProductsQuery } from '@shop/api-client';
import { pageSizes, paths } from '@shop/config';
import { ButtonLink, SectionHeading } from '@shop/ui';
import { t } from '../messages';
import { Message } from '../features/product-card/message';
import { ProductGrid } from '../features/product-card/product-grid';
import { ProductGridSkeleton } from '../features/product-card/skeletons';
import styles from './new-arrivals.module.css';

const headingId = 'new-arrivals';

/** The query for the newest products on the home page. */
export const newArrivalsQuery = { page: 1, limit: pageSizes.home };

function Arrivals() {
  const { data, isError, refetch } = useGetProductsQuery(newArrivalsQuery);
  if (data?.products.length) return <ProductGrid products={data.products} />;
  if (data) return <Message role="status">{t('No products found.')}</Message>;
  if (isError) {
    return (
      <Message role="alert" retry={refetch}>
        {t('Failed to load products.')}
      </Message>
    );
  }
  return <ProductGridSkeleton />;
}

/** The home page's grid of the newest products. */
export function NewArrivals() {
  return (
    <section className={styles.section} aria-labelledby={headingId}>
      <SectionHeading id={headingId} title={t('New Arrivals')} />
      <Arrivals />
      <div className={styles.more}>
        <ButtonLink to={paths.allProducts} variant="secondary">
          {t('View More')}
        </ButtonLink>
      </div>
    </section>
  );
}

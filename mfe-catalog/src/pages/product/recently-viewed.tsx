import { shopApi } from '@shop/api-client';
import { endpoint, get } from '@shop/api-client/endpoint';
import { pageSizes } from '@shop/config';
import { Button, SectionHeading } from '@shop/ui';
import { useEffect, useRef, useState } from 'react';
import { t } from '../../messages';
import { Message } from '../../features/product-card/message';
import { ProductGrid } from '../../features/product-card/product-grid';
import styles from './related-products.module.css';
import { addViewed, clearViewed, readViewed } from './viewed-products';

const viewedApi = shopApi.injectEndpoints({
  endpoints: (build) => ({
    /** The cards of the products that are still on sale, in the order of their ids. Shows no toast on failure. */
    getProductCards: build.query(
      endpoint((ids: readonly string[]) => get('/product/cards', { query: { ids: ids.join(',') } }), {
        silent: true,
      }),
    ),
  }),
});

const headingId = 'recently-viewed';

interface RecentlyViewedProps {
  /** The id of the product on the page. */
  readonly id: string;
}

/**
 * Up to four other products that were viewed in this browser. Nothing if there are none, and until they are loaded; they are at
 * the end of the page, so that loading them does not shift the layout.
 */
export function RecentlyViewed({ id }: RecentlyViewedProps) {
  const [ids] = useState(() => readViewed().filter((other) => other !== id));
  const [isCleared, setCleared] = useState(false);
  const message = useRef<HTMLDivElement>(null);
  const { data } = viewedApi.useGetProductCardsQuery(ids, { skip: ids.length === 0 });
  useEffect(() => addViewed(id), [id]);
  // The button, which had the focus, was removed.
  useEffect(() => {
    if (isCleared) message.current?.focus();
  }, [isCleared]);

  if (!data || data.length === 0) return null;
  const clear = () => {
    clearViewed();
    setCleared(true);
  };
  return (
    <section className={styles.section} aria-labelledby={headingId}>
      <SectionHeading id={headingId} title={t('Recently viewed')} />
      {isCleared ? (
        <div ref={message} tabIndex={-1}>
          <Message role="status">{t('This browser no longer stores the products you viewed.')}</Message>
        </div>
      ) : (
        <>
          <ProductGrid products={data.slice(0, pageSizes.related)} />
          <p className={styles.clear}>
            <Button variant="quiet" onClick={clear}>
              {t('Clear recently viewed')}
            </Button>
          </p>
        </>
      )}
    </section>
  );
}

import { Button, classNames, motifs, ReturnToSender, Skeleton, VisuallyHidden } from '@shop/ui';
import { t } from '../../messages';
import { CataloguePage, NotFound } from '../../features/layout/catalogue-page';
import { ProductGridSkeleton } from '../../features/product-card/skeletons';
import layout from './product-layout.module.css';
import styles from './product-states.module.css';

/** Number of placeholder photos; most products have about three. */
const PHOTOS = [1, 2, 3];

function Photos({ width }: { readonly width: string }) {
  return (
    <div className={styles.row}>
      {PHOTOS.map((photo) => (
        <Skeleton key={photo} width={width} aspect="1" className={styles.view} />
      ))}
    </div>
  );
}

/** The skeleton of a product's texts: three titles, with lines under the first. */
export function ProductTextsLoading() {
  return (
    <div className={styles.texts}>
      <div className={styles.item}>
        <Skeleton width="40%" />
        <div className={styles.lines}>
          <Skeleton />
          <Skeleton />
          <Skeleton />
          <Skeleton width="70%" />
        </div>
      </div>
      <div className={styles.item}>
        <Skeleton width="20%" />
      </div>
      <div className={styles.item}>
        <Skeleton width="35%" />
      </div>
    </div>
  );
}

/** The skeleton of a product page without any data, in its final sizes. */
export function ProductLoading() {
  return (
    <CataloguePage>
      <div className={layout.product}>
        <div role="status">
          <VisuallyHidden>{t('Loading product')}</VisuallyHidden>
        </div>
        <Skeleton width="min(320px, 70%)" height={23} />
        <div className={styles.banner}>
          <Skeleton width={90} height={20} className={styles.code} />
          <Skeleton width="min(420px, 80%)" className={styles.title} />
        </div>
        <div className={layout.columns}>
          <div className={classNames(layout.photos, styles.photos)}>
            <Skeleton aspect="1" className={styles.main} />
            <Skeleton width={140} height={20} className={classNames(styles.main, styles.hint)} />
            <Photos width="clamp(64px, 18%, 88px)" />
            <div className={styles.collections}>
              <Skeleton width={170} className={styles.heading} />
              <Photos width="clamp(132px, 44%, 280px)" />
            </div>
          </div>
          <div className={layout.facts}>
            <div className={classNames(styles.ticket, motifs.perforatedSides)} />
            <Skeleton height={80} width="70%" />
            <Skeleton height={46} width={154} />
            <Skeleton height={44} />
            <Skeleton height={96} />
            <Skeleton height={230} />
            <ProductTextsLoading />
          </div>
        </div>
        <div className={styles.related}>
          <Skeleton width="min(300px, 70%)" className={styles.heading} />
          <ProductGridSkeleton />
        </div>
      </div>
    </CataloguePage>
  );
}

/** The error page of a product that could not be loaded. */
export function ProductFailed({ retry }: { readonly retry: () => unknown }) {
  return (
    <CataloguePage>
      <ReturnToSender
        title={t('Something went wrong')}
        action={<Button onClick={() => void retry()}>{t('Try again')}</Button>}
      >
        <p>{t('This product could not be loaded.')}</p>
      </ReturnToSender>
    </CataloguePage>
  );
}

/** The not-found page of a product. */
export function UnknownProduct() {
  return (
    <NotFound title={t('No such product')}>
      {t(
        'Nothing on our shelves goes by this address. It may have been sold for good, or never have been here.',
      )}
    </NotFound>
  );
}

import { paths } from '@shop/config';
import { Price, ProductPhoto } from '@shop/ui';
import { markLanguage } from '@shop/ui/mark-language';
import { Link } from 'react-router-dom';
import { cardPhotoSizes } from '../../features/product-card/photo-sizes';
import styles from './sample-card.module.css';
import type { SampleProduct } from './sample-products';

/** A sample of a brand, which leads to its product by the older address. */
export function SampleCard({ sample }: { readonly sample: SampleProduct }) {
  const { title, slug, brand, photo, ratePaise, discountBp } = sample;
  return (
    <Link to={paths.productAlias(slug)} className={styles.card}>
      <span className={styles.photo}>
        <ProductPhoto photo={photo} alt="" sizes={cardPhotoSizes} />
      </span>
      <span className={styles.body}>
        <span className={styles.brand}>{brand}</span>
        <span className={styles.title}>{markLanguage(title)}</span>
        <Price ratePaise={ratePaise} discountBp={discountBp} />
      </span>
    </Link>
  );
}

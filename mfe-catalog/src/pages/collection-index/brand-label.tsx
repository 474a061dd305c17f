import { paths } from '@shop/config';
import type { Brand } from '@shop/contracts';
import { Skeleton } from '@shop/ui';
import { Link } from 'react-router-dom';
import styles from './brand-label.module.css';
import { CollectionPhoto } from './collection-photo';

interface BrandLabelProps {
  readonly brand: Brand;
  readonly eager: boolean;
}

/** A brand as a matchbox label that leads to its collection. */
export function BrandLabel({ brand: { brandName, photo }, eager }: BrandLabelProps) {
  return (
    <Link to={paths.brand(brandName)} className={styles.label}>
      <span className={styles.sun}>
        <span className={styles.photo}>
          <CollectionPhoto
            photo={photo}
            sizes="(min-width: 1024px) 160px, (min-width: 640px) 13vw, 168px"
            eager={eager}
          />
        </span>
      </span>
      <span className={styles.name}>{brandName}</span>
    </Link>
  );
}

/** The place of a brand that is still on its way. */
export function BrandLabelSkeleton() {
  return (
    <div className={styles.label}>
      <div className={styles.sun}>
        <div className={styles.photo}>
          <Skeleton aspect={1} />
        </div>
      </div>
      <div className={styles.name}>
        <Skeleton width="4em" height="1em" />
      </div>
    </div>
  );
}

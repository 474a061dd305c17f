import { useGetBrandsQuery } from '@shop/api-client';
import { navigation, paths } from '@shop/config';
import type { Brand } from '@shop/contracts';
import { Skeleton } from '@shop/ui';
import { Link } from 'react-router-dom';
import { t } from '../../messages';
import styles from './brand-label.module.css';
import { BrandSamples } from './brand-samples';
import { CollectionPhoto, IndexEntries, IndexPage } from './index-page';

interface BrandLabelProps {
  readonly brand: Brand;
  readonly eager: boolean;
}

/** A brand as a matchbox label that links to its collection. */
function BrandLabel({ brand: { brandName, photo }, eager }: BrandLabelProps) {
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

const skeleton = (
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

/** All brands, and samples of their products. */
export function BrandsPage() {
  const { data, isError, refetch } = useGetBrandsQuery();
  return (
    <IndexPage title={t('Brands')}>
      <IndexEntries
        of="labels"
        entries={data}
        failed={isError}
        retry={refetch}
        noun="brands"
        skeleton={skeleton}
        skeletons={navigation.fallback.brands.length}
      >
        {(brand, eager) => <BrandLabel brand={brand} eager={eager} />}
      </IndexEntries>
      <BrandSamples />
    </IndexPage>
  );
}

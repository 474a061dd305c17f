import { paths } from '@shop/config';
import type { Theme } from '@shop/contracts';
import { classNames, motifs, Skeleton } from '@shop/ui';
import { Link } from 'react-router-dom';
import { CollectionPhoto } from './collection-photo';
import styles from './theme-stamp.module.css';

interface ThemeStampProps {
  readonly theme: Theme;
  readonly eager: boolean;
}

/** A theme as a postage stamp that leads to its collection. */
export function ThemeStamp({ theme: { themeName, themeSlug, photo }, eager }: ThemeStampProps) {
  return (
    <Link to={paths.theme(themeSlug)} className={styles.link}>
      <span className={classNames(styles.stamp, motifs.perforatedStamp)}>
        <CollectionPhoto
          photo={photo}
          sizes="(min-width: 1280px) 220px, (min-width: 640px) 16vw, 40vw"
          eager={eager}
        />
        <span className={styles.name}>{themeName}</span>
      </span>
    </Link>
  );
}

/** The place of a theme that is still on its way. */
export function ThemeStampSkeleton() {
  return (
    <div className={styles.link}>
      <div className={classNames(styles.stamp, motifs.perforatedStamp)}>
        <Skeleton aspect={1} />
        <div className={styles.name}>
          <Skeleton width="70%" height="1em" />
        </div>
      </div>
    </div>
  );
}

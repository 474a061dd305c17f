import { useGetThemesQuery } from '@shop/api-client';
import { navigation, paths } from '@shop/config';
import type { Theme } from '@shop/contracts';
import { classNames, motifs, Skeleton } from '@shop/ui';
import { Link } from 'react-router-dom';
import { t } from '../../messages';
import { CollectionPhoto, IndexEntries, IndexPage } from './index-page';
import styles from './theme-stamp.module.css';

interface ThemeStampProps {
  readonly theme: Theme;
  readonly eager: boolean;
}

/** A theme as a postage stamp that links to its collection. */
function ThemeStamp({ theme: { themeName, themeSlug, photo }, eager }: ThemeStampProps) {
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

const skeleton = (
  <div className={styles.link}>
    <div className={classNames(styles.stamp, motifs.perforatedStamp)}>
      <Skeleton aspect={1} />
      <div className={styles.name}>
        <Skeleton width="70%" height="1em" />
      </div>
    </div>
  </div>
);

/** All themes. */
export function ThemesPage() {
  const { data, isError, refetch } = useGetThemesQuery();
  return (
    <IndexPage title={t('Themes')}>
      <IndexEntries
        of="labels"
        entries={data}
        failed={isError}
        retry={refetch}
        noun="themes"
        skeleton={skeleton}
        skeletons={navigation.fallback.themes.length}
      >
        {(theme, eager) => <ThemeStamp theme={theme} eager={eager} />}
      </IndexEntries>
    </IndexPage>
  );
}

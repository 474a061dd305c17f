import { useGetThemesQuery } from '@shop/api-client';
import { paths } from '@shop/config';
import type { Theme } from '@shop/contracts';
import { classNames, motifs, ProductPhoto, SectionHeading, Skeleton } from '@shop/ui';
import { Link } from 'react-router-dom';
import { t } from '../messages';
import { Band } from '../features/band';
import { isMotif, Motif } from '../features/motifs';
import styles from './shop-by-theme.module.css';

const headingId = 'shop-by-theme';
const placeholders = 5;

/** A theme's drawing, or its photo if it does not name a known drawing. */
function Art({ theme: { motif, photo } }: { readonly theme: Theme }) {
  if (isMotif(motif)) return <Motif name={motif} />;
  return photo ? <ProductPhoto photo={photo} alt="" sizes="(min-width: 640px) 140px, 28vw" /> : null;
}

/** The themes as a sheet of stamps, each linking to its collection; nothing if there are no themes. */
export function ThemeStamps() {
  const { data: themes, isLoading } = useGetThemesQuery();
  if (!isLoading && !themes?.length) return null;
  return (
    <Band ground="inland" labelledBy={headingId}>
      <SectionHeading title={t('Shop by theme')} id={headingId} />
      <ul className={styles.sheet} aria-busy={isLoading}>
        {themes?.map((theme) => (
          <li key={theme._id}>
            <Link to={paths.theme(theme.themeSlug)} className={styles.link}>
              <span className={classNames(styles.stamp, motifs.perforatedStamp)}>
                <span className={styles.frame}>
                  <Art theme={theme} />
                  <span className={styles.name}>{theme.themeName}</span>
                </span>
              </span>
            </Link>
          </li>
        ))}
        {isLoading &&
          Array.from({ length: placeholders }, (_, at) => (
            <li key={at}>
              <Skeleton aspect="4 / 5" />
            </li>
          ))}
      </ul>
    </Band>
  );
}

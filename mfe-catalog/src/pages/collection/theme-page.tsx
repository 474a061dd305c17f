import { useGetThemesQuery } from '@shop/api-client';
import { paths } from '@shop/config';
import { useParams } from 'react-router-dom';
import { t } from '../../messages';
import { useListingAddress } from '../../features/listing/address';
import { useGetThemeProductsQuery } from '../../features/listing/data';
import { CollectionPage, UnknownCollection } from './collection-page';
import { findTheme } from './find-collection';
import styles from './theme-page.module.css';

/** The products of a theme. The title is the slug from the URL; the theme's name is above it. */
export function ThemePage() {
  const { category: theme = '' } = useParams();
  const address = useListingAddress();
  const { data: themes } = useGetThemesQuery();
  const listing = useGetThemeProductsQuery({ theme, ...address.listingQuery }, { skip: !address.isPage });

  const known = themes && findTheme(themes, theme);
  if (known === null) return <UnknownCollection />;
  return (
    <CollectionPage
      eyebrow={known ? t('Theme: {theme}', { theme: known.themeName }) : t('Theme')}
      title={<span className={styles.slug}>{theme}</span>}
      crumbs={[
        { label: t('Home'), to: paths.home },
        { label: t('Themes'), to: paths.themeCategory },
        { label: known?.themeName ?? theme },
      ]}
      listing={listing}
      address={address}
      scope={{ ofTheme: theme }}
    />
  );
}

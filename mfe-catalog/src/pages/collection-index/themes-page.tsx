import { useGetThemesQuery } from '@shop/api-client';
import { navigation } from '@shop/config';
import { IndexGrid, IndexGridSkeleton } from './index-grid';
import { IndexPage } from './index-page';
import { IndexStates } from './index-states';
import { ThemeStamp, ThemeStampSkeleton } from './theme-stamp';

const placeholder = (
  <IndexGridSkeleton of="labels" count={navigation.fallback.themes.length}>
    <ThemeStampSkeleton />
  </IndexGridSkeleton>
);

/** All themes. */
export function ThemeCategoryPage() {
  const { data, isError, refetch } = useGetThemesQuery();
  return (
    <IndexPage title="Themes">
      <IndexStates entries={data} failed={isError} retry={refetch} noun="themes" placeholder={placeholder}>
        {(themes) => (
          <IndexGrid of="labels" entries={themes} keyOf={({ _id }) => _id}>
            {(theme, eager) => <ThemeStamp theme={theme} eager={eager} />}
          </IndexGrid>
        )}
      </IndexStates>
    </IndexPage>
  );
}

import { useGetThemesQuery } from '@shop/api-client';
import { paths } from '@shop/config';
import { IndexScreen } from '../features/collection-index/index-screen';
import { IndexStates } from '../features/collection-index/index-states';
import { LabelList } from '../features/collection-index/label-list';

/** All themes. */
export function ThemeCategoryPage() {
  const { data, isError, refetch } = useGetThemesQuery();
  return (
    <IndexScreen title="Themes">
      <IndexStates entries={data} failed={isError} retry={refetch} noun="themes">
        {(themes) => (
          <LabelList
            mark="Theme"
            labels={themes.map(({ themeName, themeSlug }) => ({
              name: themeName,
              to: paths.theme(themeSlug),
            }))}
          />
        )}
      </IndexStates>
    </IndexScreen>
  );
}

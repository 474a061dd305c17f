import { commonApi, loadQuery } from '@shop/api-client';
import { definePage } from '@shop/remote-kit';
import { t } from '../messages';
import { ThemesPage } from '../pages/collection-index/themes-page';

export const { Component, load, head } = definePage({
  title: () => t('Themes'),
  load: ({ dispatch }) => loadQuery(dispatch, commonApi.endpoints.getThemes),
  head: () => ({
    description: t('Stationery and craft by theme: Indian post, monsoon, botanicals, railway days and more.'),
    crumbs: [{ name: t('Themes') }],
  }),
  Component: ThemesPage,
});

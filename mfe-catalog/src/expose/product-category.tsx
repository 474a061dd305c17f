import { commonApi, loadQuery } from '@shop/api-client';
import { definePage } from '@shop/remote-kit';
import { t } from '../messages';
import { CategoriesPage } from '../pages/collection-index/categories-page';

export const { Component, load, head } = definePage({
  title: () => t('Products'),
  load: ({ dispatch }) => loadQuery(dispatch, commonApi.endpoints.getProductCategories),
  head: () => ({
    description: t(
      'Every category we keep at the counter, from stickers and washi tape to stamps, notebooks and pens.',
    ),
    crumbs: [{ name: t('Products') }],
  }),
  Component: CategoriesPage,
});

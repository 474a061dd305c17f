import { commonApi, loadQuery } from '@shop/api-client';
import { definePage } from '@shop/remote-kit';
import { CategoriesPage } from '../pages/collection-index/categories-page';

export const { Component, load, head } = definePage({
  title: 'Products',
  load: ({ dispatch }) => loadQuery(dispatch, commonApi.endpoints.getProductCategories),
  head: {
    description:
      'Every category we keep at the counter, from stickers and washi tape to stamps, notebooks and pens.',
    crumbs: [{ name: 'Products' }],
  },
  Component: CategoriesPage,
});

import { commonApi, loadQuery } from '@shop/api-client';
import { definePage } from '@shop/remote-kit';
import { BrandsPage } from '../pages/collection-index/brands-page';

export const { Component, load, head } = definePage({
  title: 'Brands',
  load: ({ dispatch }) => loadQuery(dispatch, commonApi.endpoints.getBrands),
  head: {
    description: 'The brands we keep: MOODTAPE, YIER, OKMT, Ding Ding and Journalsay.',
    crumbs: [{ name: 'Brands' }],
  },
  Component: BrandsPage,
});

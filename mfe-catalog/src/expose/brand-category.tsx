import { commonApi, loadQuery } from '@shop/api-client';
import { definePage } from '@shop/remote-kit';
import { t } from '../messages';
import { BrandsPage } from '../pages/collection-index/brands-page';

export const { Component, load, head } = definePage({
  title: () => t('Brands'),
  load: ({ dispatch }) => loadQuery(dispatch, commonApi.endpoints.getBrands),
  head: () => ({
    description: t('The brands we keep: MOODTAPE, YIER, OKMT, Ding Ding and Journalsay.'),
    crumbs: [{ name: t('Brands') }],
  }),
  Component: BrandsPage,
});

import { loadQuery } from '@shop/api-client';
import { definePage } from '@shop/remote-kit';
import { t } from '../messages';
import { blogApi } from '../features/blog/data';
import { BlogListPage } from '../pages/blog-list/page';

export const { Component, load, head } = definePage({
  title: () => t('Blog'),
  load: ({ dispatch }) => loadQuery(dispatch, blogApi.endpoints.getBlogPosts),
  head: () => ({
    description: t('Notes from the workshop of Vintage Craft: how things are made, kept, mended and sent.'),
    crumbs: [{ name: t('Blog') }],
  }),
  Component: BlogListPage,
});

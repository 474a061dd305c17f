import { loadQuery } from '@shop/api-client';
import { definePage } from '@shop/remote-kit';
import { blogApi } from '../features/blog/data';
import { BlogListPage } from '../pages/blog-list/page';

export const { Component, load, head } = definePage({
  title: 'Blog',
  load: ({ dispatch }) => loadQuery(dispatch, blogApi.endpoints.getBlogPosts),
  head: {
    description: 'Notes from the workshop of Vintage Craft: how things are made, kept, mended and sent.',
    crumbs: [{ name: 'Blog' }],
  },
  Component: BlogListPage,
});

import { loadQuery } from '@shop/api-client';
import { paths } from '@shop/config';
import { definePage } from '@shop/remote-kit';
import { t } from '../messages';
import { blogApi } from '../features/blog/data';
import { descriptionOf } from '../features/plain-text';
import { BlogPostPage } from '../pages/blog-post/page';

export const { Component, load, head } = definePage({
  title: () => t('Blog'),
  notFound: () => t('No such post'),
  /** Loads the post and, for the sidebar, the other posts, whose failure does not affect the page. */
  async load({ dispatch, params }) {
    const { getBlogPost, getBlogPosts } = blogApi.endpoints;
    const [post] = await Promise.all([
      loadQuery(dispatch, getBlogPost, params.name ?? ''),
      loadQuery(dispatch, getBlogPosts).catch(() => []),
    ]);
    return post;
  },
  head({ blogSlug, blogName: title, blogPhoto: photo, blogDetail, createdAt }) {
    return {
      title,
      ownPath: paths.blog(blogSlug),
      description: descriptionOf(blogDetail),
      image: { url: photo.secure_url, alt: title, width: photo.width, height: photo.height },
      crumbs: [{ name: t('Blog'), path: paths.blogs }, { name: title }],
      facts: { kind: 'article', headline: title, publishedAt: createdAt },
    };
  },
  Component: BlogPostPage,
});

import { describe, expect, it } from '@jest/globals';
import { dehydrateApi } from '@shop/api-client';
import { apiFailure, blogPost, createTestShop, renderWithShop } from '@shop/testing';
import { screen, within } from '@testing-library/react';
import { head, load } from '../../expose/blog-post';
import { BlogPostPage, readingMinutes } from './page';

const post = blogPost({ blogName: 'A first stamp', blogDetail: '<p>Cut <strong>slowly</strong>.</p>' });
const other = blogPost({ blogName: 'Monsoon care' });

const at = (name: string, routes: Record<string, unknown>) =>
  renderWithShop(<BlogPostPage />, { route: `/blogs/${name}`, path: '/blogs/:name', routes });

const context = (name: string, routes: Record<string, unknown>) => ({
  dispatch: createTestShop(routes).store.dispatch,
  params: { name },
  query: new URLSearchParams(),
});

describe('BlogPostPage', () => {
  it("shows 'Loading...', then the post, the other posts and a link to the products", async () => {
    const { container } = at('a-first-stamp', {
      'GET /blog/a-first-stamp': post,
      'GET /blog': [post, other],
    });
    expect(screen.getByText('Loading...')).toBeInTheDocument();
    await screen.findByRole('heading', { level: 1, name: 'A first stamp' });
    expect((await screen.findByText('slowly')).tagName).toBe('STRONG');
    expect(container.querySelector('article img')?.getAttribute('src')).toBe('/media/blog.webp');

    const recent = await screen.findByRole('region', { name: 'Recent Posts' });
    expect(
      within(recent)
        .getAllByRole('link')
        .map((link) => link.getAttribute('href')),
    ).toEqual(['/blogs/monsoon-care']);

    const box = screen.getByRole('complementary', { name: 'Love Vintage?' });
    expect(within(box).getByRole('link', { name: 'View Products' })).toHaveAttribute('href', '/all-products');
  });

  it('ends with posts on the same subjects', async () => {
    const inks = blogPost({ blogName: 'On inks' });
    at('a-first-stamp', {
      'GET /blog/a-first-stamp': { ...post, related: ['on-inks', 'gone'] },
      'GET /blog': [post, other, inks],
    });
    const category = within(await screen.findByRole('region', { name: 'From the same shelf' }));
    expect(category.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual([
      'On inks',
    ]);
  });

  it('shows "No such post" and a link to the blog', async () => {
    at('missing', { 'GET /blog/missing': apiFailure(404, 'No such post'), 'GET /blog': [] });
    await screen.findByRole('heading', { level: 1, name: 'No such post' });
    expect(screen.getByRole('link', { name: 'Back to the blog' })).toHaveAttribute('href', '/blogs');
  });

  it('shows a missing post from the server’s state, without another request', async () => {
    const routes = { 'GET /blog/missing': apiFailure(404), 'GET /blog': [] };
    const server = createTestShop(routes);
    await load({
      dispatch: server.store.dispatch,
      params: { name: 'missing' },
      query: new URLSearchParams(),
    });
    const { requests } = renderWithShop(<BlogPostPage />, {
      route: '/blogs/missing',
      path: '/blogs/:name',
      routes,
      preloadedState: dehydrateApi(server.store.getState()),
    });
    expect(requests.filter(({ path }) => path.includes('/blog/missing'))).toEqual([]);
    expect(screen.getByRole('heading', { name: 'No such post' })).toBeInTheDocument();
    expect(screen.queryByText('Loading...')).not.toBeInTheDocument();
  });

  it('offers a retry after any other failure', async () => {
    at('a-first-stamp', { 'GET /blog/a-first-stamp': apiFailure(500), 'GET /blog': [] });
    await screen.findByRole('button', { name: 'Try again' });
  });
});

describe('the module of the blog post page', () => {
  it('derives title, description, picture and date from the post', async () => {
    const data = await load(context('a-first-stamp', { 'GET /blog/a-first-stamp': post, 'GET /blog': [] }));
    expect(head(data)).toEqual({
      title: 'A first stamp',
      description: 'Cut slowly.',
      image: expect.objectContaining({ url: post.blogPhoto.secure_url, alt: 'A first stamp' }),
      crumbs: [{ name: 'Blog', path: '/blogs' }, { name: 'A first stamp' }],
      facts: { kind: 'article', headline: 'A first stamp', publishedAt: post.createdAt },
      ownPath: '/blogs/a-first-stamp',
    });
  });

  it('responds 404 for an unknown post, even if the sidebar fails', async () => {
    const data = await load(
      context('missing', { 'GET /blog/missing': apiFailure(404), 'GET /blog': apiFailure(500) }),
    );
    expect(head(data).status).toBe(404);
  });

  it('rejects with any other failure', async () => {
    const failing = load(context('x', { 'GET /blog/x': apiFailure(502, 'Bad gateway') }));
    await expect(failing).rejects.toEqual({ status: 502, message: 'Bad gateway' });
    expect(head(undefined).status).toBe(503);
  });
});

it.each([
  ['<p></p>', 1],
  [`<p>${'word '.repeat(220)}</p>`, 1],
  [`<p>${'word '.repeat(400)}</p><h2>${'word '.repeat(300)}</h2>`, 3],
])('%.20s takes %d minutes', (html, minutes) => {
  expect(readingMinutes(html)).toBe(minutes);
});

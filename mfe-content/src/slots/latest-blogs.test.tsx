import { describe, expect, it } from '@jest/globals';
import { apiFailure, blogPost, renderWithShop } from '@shop/testing';
import { screen, waitFor } from '@testing-library/react';
import { LatestBlogs } from './latest-blogs';

describe('LatestBlogs', () => {
  it('shows photo, name and the first 120 characters of each post, with Read More', async () => {
    const { container } = renderWithShop(<LatestBlogs />, {
      routes: {
        'GET /blog': [blogPost({ blogName: 'Care of nibs', blogDetail: `<p>${'x'.repeat(300)}</p>` })],
      },
    });
    await screen.findByRole('heading', { name: 'Care of nibs' });
    expect(container.querySelector('img')?.getAttribute('src')).toBe('/media/blog.webp');
    await screen.findByText(`${'x'.repeat(120)}…`);
    expect(screen.getByRole('link', { name: /^Read More/ })).toHaveAttribute('href', '/blogs/care-of-nibs');
  });

  it.each([
    ['an empty list', []],
    ['no list', { blog: 1 }],
    ['a failure', apiFailure(503)],
  ])('renders nothing for %s', async (_name, response) => {
    const { container, store } = renderWithShop(<LatestBlogs />, { routes: { 'GET /blog': response } });
    await waitFor(() => expect(JSON.stringify(store.getState())).toMatch(/"status":"(fulfilled|rejected)"/));
    expect(container).toBeEmptyDOMElement();
  });
});

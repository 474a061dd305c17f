import { describe, expect, it } from '@jest/globals';
import { apiFailure, blogPost, renderWithShop } from '@shop/testing';
import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { BlogListPage } from './page';

describe('BlogListPage', () => {
  it('shows the first 200 characters of each post as HTML, with Read More', async () => {
    renderWithShop(<BlogListPage />, {
      routes: { 'GET /blog': [blogPost({ blogDetail: `<p><em>${'y'.repeat(250)}</em></p>` })] },
    });
    const text = await screen.findByText(`${'y'.repeat(200)}…`);
    expect(text.tagName).toBe('EM');
    expect(screen.getByRole('link', { name: /^Read More/ })).toHaveAttribute(
      'href',
      '/blogs/how-to-layer-washi-tape',
    );
  });

  it('shows an empty state without posts', async () => {
    renderWithShop(<BlogListPage />, { routes: { 'GET /blog': [] } });
    await screen.findByText('No posts yet');
  });

  it('can be retried after a failure', async () => {
    let responses = 0;
    const user = userEvent.setup();
    renderWithShop(<BlogListPage />, {
      routes: {
        'GET /blog': () => (responses++ === 0 ? apiFailure(500) : [blogPost({ blogName: 'Back again' })]),
      },
    });
    await user.click(await screen.findByRole('button', { name: 'Try again' }));
    await screen.findByRole('heading', { name: 'Back again' });
  });
});

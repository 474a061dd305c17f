import { describe, expect, it } from '@jest/globals';
import { apiFailure, photo, renderWithShop } from '@shop/testing';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { IntroBanner } from './intro-banner';

const banner = { _id: 'banner-1', photo: photo({ secure_url: '/media/banner.webp' }) };

describe('IntroBanner', () => {
  it('links to all products', () => {
    renderWithShop(<IntroBanner />, { routes: { 'GET /banner': [banner] } });
    expect(screen.getByRole('link', { name: 'View Our Products' })).toHaveAttribute('href', '/all-products');
  });

  it('shows a placeholder graphic when the picture fails to load', async () => {
    const { container } = renderWithShop(<IntroBanner />, { routes: { 'GET /banner': [banner] } });
    await waitFor(() =>
      expect(container.querySelector('img')?.getAttribute('src')).toBe('/media/banner.webp'),
    );
    const picture = container.querySelector('img');
    if (picture) fireEvent.error(picture);
    expect(screen.getByRole('img', { name: 'Vintage Crafts Image' }).textContent).toBe(
      'Vintage Crafts Image',
    );
    expect(container.querySelector('img')).toBeNull();
  });

  it.each([
    ['there is no banner', []],
    ['the request fails', apiFailure(500)],
  ])('shows the placeholder graphic when %s', async (_name, response) => {
    renderWithShop(<IntroBanner />, { routes: { 'GET /banner': response } });
    await screen.findByRole('img', { name: 'Vintage Crafts Image' });
  });
});

import { describe, expect, it } from '@jest/globals';
import { photo, renderWithShop, theme } from '@shop/testing';
import { screen, waitFor } from '@testing-library/react';
import { ThemeStamps } from './shop-by-theme';

describe('ThemeStamps', () => {
  it('links each theme to its collection', async () => {
    renderWithShop(<ThemeStamps />, {
      routes: { 'GET /theme': [theme('Monsoon Post')] },
    });
    const link = await screen.findByRole('link', { name: 'Monsoon Post' });
    expect(link).toHaveAttribute('href', '/collections/theme/monsoon-post');
  });

  it("shows the drawing that a theme names, whatever its position, or else the theme's photo", async () => {
    const lights = { ...theme('Festival Lights'), motif: 'diya' };
    const unknown = { ...theme('Kolam'), motif: 'kolam', photo: photo({ secure_url: '/media/kolam.webp' }) };
    const art = async (name: string) =>
      (await screen.findByRole('link', { name })).querySelector('svg, img')?.outerHTML;
    const first = renderWithShop(<ThemeStamps />, { routes: { 'GET /theme': [lights, unknown] } });
    const drawn = await art('Festival Lights');
    expect(drawn).toContain('<svg');
    expect(await art('Kolam')).toContain('src="/media/kolam.webp"');
    first.unmount();
    renderWithShop(<ThemeStamps />, { routes: { 'GET /theme': [unknown, theme('Bazaar'), lights] } });
    expect(await art('Festival Lights')).toBe(drawn);
    expect(await art('Bazaar')).toBeUndefined();
  });

  it('renders nothing without themes', async () => {
    const { container } = renderWithShop(<ThemeStamps />, { routes: { 'GET /theme': [] } });
    await waitFor(() => expect(container).toBeEmptyDOMElement());
  });
});

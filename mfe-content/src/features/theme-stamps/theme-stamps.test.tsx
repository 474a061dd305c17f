import { describe, expect, it } from '@jest/globals';
import { renderWithShop, theme } from '@shop/testing';
import { screen, waitFor } from '@testing-library/react';
import { ThemeStamps } from './theme-stamps';

describe('ThemeStamps', () => {
  it('leads from each theme to its collection', async () => {
    renderWithShop(<ThemeStamps />, {
      routes: { 'GET /theme': [theme('Monsoon Post')] },
    });
    const link = await screen.findByRole('link', { name: 'Monsoon Post' });
    expect(link).toHaveAttribute('href', '/collections/theme/monsoon-post');
  });

  it('renders nothing where there are no themes', async () => {
    const { container } = renderWithShop(<ThemeStamps />, { routes: { 'GET /theme': [] } });
    await waitFor(() => expect(container).toBeEmptyDOMElement());
  });
});

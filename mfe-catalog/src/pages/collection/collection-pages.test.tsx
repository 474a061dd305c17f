import { describe, expect, it } from '@jest/globals';
import { routePatterns } from '@shop/config';
import { brand, productCard, productPage, renderWithShop, theme } from '@shop/testing';
import { screen } from '@testing-library/react';
import { BrandPage } from './brand-page';
import { ThemePage } from './theme-page';

const products = productPage([productCard({ title: 'Booti Washi' })]);

describe('BrandPage', () => {
  const renderPage = (name: string) =>
    renderWithShop(<BrandPage />, {
      route: `/collections/brand/${encodeURIComponent(name)}`,
      path: routePatterns.brand,
      routes: { 'GET /brand': [brand('Ding Ding')], 'GET /product/brand/Ding%20Ding': products },
    });

  it('is titled by the name in the URL, with filters above the cards', async () => {
    renderPage('Ding Ding');
    expect(await screen.findByRole('link', { name: 'Booti Washi' })).toBeInTheDocument();
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Ding Ding');
    expect(screen.getByRole('group', { name: 'Filters' })).toBeInTheDocument();
  });

  it('shows a not-found page for an unknown brand', async () => {
    renderPage('Nobody');
    expect(await screen.findByRole('heading', { level: 1, name: 'No such collection' })).toBeInTheDocument();
  });
});

describe('ThemePage', () => {
  const renderPage = (slug: string) =>
    renderWithShop(<ThemePage />, {
      route: `/collections/theme/${slug}`,
      path: routePatterns.theme,
      routes: { 'GET /theme': [theme('Monsoon Mail')], 'GET /product/theme/monsoon-mail': products },
    });

  it('is titled by the slug in the URL, with the name above it', async () => {
    renderPage('monsoon-mail');
    expect(await screen.findByText('Theme: Monsoon Mail')).toBeInTheDocument();
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('monsoon-mail');
    expect(await screen.findByRole('link', { name: 'Booti Washi' })).toBeInTheDocument();
  });

  it('shows a not-found page for an unknown theme', async () => {
    renderPage('nowhere');
    expect(await screen.findByRole('heading', { level: 1, name: 'No such collection' })).toBeInTheDocument();
  });
});

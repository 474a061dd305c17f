import { describe, expect, it } from '@jest/globals';
import { apiFailure, brand, photo, productCategory, renderWithShop, theme } from '@shop/testing';
import { screen, within } from '@testing-library/react';
import { BrandsPage } from './brands-page';
import { CategoriesPage } from './categories-page';
import { ThemesPage } from './themes-page';

const stamps = productCategory({
  category: 'Stamps & Inkpads',
  categorySlug: 'stamps-inkpads',
  subCategory: ['Ink Pads'],
  photo: photo({ secure_url: '/media/stamp.webp' }),
});

describe('the index of categories', () => {
  it('links to categories and subcategories, with a picture of each category', async () => {
    renderWithShop(<CategoriesPage />, { routes: { 'GET /productcategory': [stamps] } });
    const card = await screen.findByRole('region', { name: 'Stamps & Inkpads' });
    expect(within(card).getByRole('link', { name: 'Stamps & Inkpads' })).toHaveAttribute(
      'href',
      '/collections/stamps-inkpads/all',
    );
    expect(within(card).getByRole('link', { name: 'Ink Pads' })).toHaveAttribute(
      'href',
      '/collections/stamps-inkpads/ink-pads',
    );
    expect(card.querySelector('img')?.getAttribute('src')).toBe('/media/stamp.webp');
  });

  it('marks categories without products as coming soon', async () => {
    renderWithShop(<CategoriesPage />, {
      routes: { 'GET /productcategory': [productCategory({ category: 'Gift Cards', subCategory: [] })] },
    });
    const card = await screen.findByRole('region', { name: 'Gift Cards' });
    expect(within(card).getByText('Coming Soon')).toBeInTheDocument();
    expect(card.querySelector('img')).toBeNull();
  });

  it('links to a category that has products but no subcategories', async () => {
    const art = { ...productCategory({ category: 'Art Supplies', subCategory: [] }), photo: photo() };
    renderWithShop(<CategoriesPage />, { routes: { 'GET /productcategory': [art] } });
    const card = await screen.findByRole('region', { name: 'Art Supplies' });
    expect(within(card).queryByText('Coming Soon')).not.toBeInTheDocument();
    expect(within(card).getByRole('link', { name: 'All Art Supplies' })).toHaveAttribute(
      'href',
      '/collections/art-supplies/all',
    );
  });

  it('can be retried after a failure', async () => {
    renderWithShop(<CategoriesPage />, { routes: { 'GET /productcategory': apiFailure(500) } });
    expect(await screen.findByRole('button', { name: 'Try again' })).toBeInTheDocument();
  });
});

describe('the indexes of themes and brands', () => {
  it('link to themes by slug', async () => {
    const monsoon = { ...theme('Monsoon Mail'), photo: photo({ secure_url: '/media/rain.webp' }) };
    renderWithShop(<ThemesPage />, { routes: { 'GET /theme': [monsoon] } });
    const link = await screen.findByRole('link', { name: 'Monsoon Mail' });
    expect(link).toHaveAttribute('href', '/collections/theme/monsoon-mail');
    expect(link.querySelector('img')?.getAttribute('src')).toBe('/media/rain.webp');
  });

  it('link to brands by name', async () => {
    const dingDing = { ...brand('Ding Ding'), photo: photo({ secure_url: '/media/card.webp' }) };
    renderWithShop(<BrandsPage />, { routes: { 'GET /brand': [dingDing] } });
    const link = await screen.findByRole('link', { name: 'Ding Ding' });
    expect(link).toHaveAttribute('href', '/collections/brand/Ding%20Ding');
    expect(link.querySelector('img')?.getAttribute('src')).toBe('/media/card.webp');
    expect(screen.getByRole('heading', { name: 'Brand Collections' })).toBeInTheDocument();
  });

  it('show a placeholder for each brand while loading', () => {
    renderWithShop(<BrandsPage />, { routes: { 'GET /brand': new Promise(() => undefined) } });
    const status = screen.getByText('Loading brands').parentElement;
    expect(status?.querySelector('[aria-hidden="true"]')?.firstElementChild?.children).toHaveLength(5);
  });
});

import { describe, expect, it } from '@jest/globals';
import { apiFailure, brand, productCategory, renderWithShop, theme } from '@shop/testing';
import { screen, within } from '@testing-library/react';
import { BrandCategoryPage } from './brand-category-page';
import { ProductCategoryPage } from './product-category-page';
import { ThemeCategoryPage } from './theme-category-page';

describe('the index of categories', () => {
  it('leads to the subcategories, and says which categories are still to come', async () => {
    renderWithShop(<ProductCategoryPage />, {
      routes: {
        'GET /productcategory': [
          productCategory({
            category: 'Stamps & Inkpads',
            categorySlug: 'stamps-inkpads',
            subCategory: ['Ink Pads'],
          }),
          productCategory({ category: 'Gift Cards', subCategory: [] }),
        ],
      },
    });
    const stamps = within(await screen.findByRole('region', { name: 'Stamps & Inkpads' }));
    expect(stamps.getByRole('link', { name: 'Ink Pads' }).getAttribute('href')).toBe(
      '/collections/stamps-inkpads/ink-pads',
    );
    expect(within(screen.getByRole('region', { name: 'Gift Cards' })).getByText('Coming Soon')).toBeTruthy();
  });

  it('offers to try again after a failure', async () => {
    renderWithShop(<ProductCategoryPage />, { routes: { 'GET /productcategory': apiFailure(500) } });
    expect(await screen.findByRole('button', { name: 'Try again' })).toBeTruthy();
  });
});

describe('the indexes of themes and brands', () => {
  it('lead to themes by slug', async () => {
    renderWithShop(<ThemeCategoryPage />, { routes: { 'GET /theme': [theme('Monsoon Mail')] } });
    expect((await screen.findByRole('link', { name: 'Monsoon Mail' })).getAttribute('href')).toBe(
      '/collections/theme/monsoon-mail',
    );
  });

  it('lead to brands by name', async () => {
    renderWithShop(<BrandCategoryPage />, { routes: { 'GET /brand': [brand('Ding Ding')] } });
    expect((await screen.findByRole('link', { name: 'Ding Ding' })).getAttribute('href')).toBe(
      '/collections/brand/Ding%20Ding',
    );
    expect(screen.getByRole('heading', { name: 'Brand Collections' })).toBeTruthy();
  });
});

import { describe, expect, it } from '@jest/globals';
import { apiFailure, productCard, productPage, renderWithShop } from '@shop/testing';
import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { AllProductsPage } from './page';

const pageOf = (page: number) =>
  productPage([productCard({ _id: `p${page}`, title: `Product of page ${page}` })], { page, totalPages: 3 });

const routes = {
  'GET /product?page=1&limit=12': pageOf(1),
  'GET /product?page=2&limit=12': pageOf(2),
  'GET /product?page=3&limit=12': pageOf(3),
};

describe('AllProductsPage', () => {
  it('starts at the first page, without a previous page', async () => {
    renderWithShop(<AllProductsPage />, { route: '/all-products', routes });
    expect(screen.getAllByTestId('product-card-skeleton')).toHaveLength(8);
    expect(await screen.findByText('Product of page 1')).toBeInTheDocument();
    expect(screen.getByText('Page 1 of 3')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Prev' })).toHaveAttribute('aria-disabled', 'true');
  });

  it('keeps the page number in the URL', async () => {
    const { location } = renderWithShop(<AllProductsPage />, { route: '/all-products', routes });
    await userEvent.click(await screen.findByRole('link', { name: 'Next' }));
    expect(await screen.findByText('Product of page 2')).toBeInTheDocument();
    expect(location().search).toBe('?page=2');
    await userEvent.click(screen.getByRole('link', { name: 'Prev' }));
    expect(await screen.findByText('Product of page 1')).toBeInTheDocument();
    expect(location().search).toBe('');
  });

  it('opens the page in the URL, and ends at the last page', async () => {
    renderWithShop(<AllProductsPage />, { route: '/all-products?page=3', routes });
    expect(await screen.findByText('Page 3 of 3')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Next' })).toHaveAttribute('aria-disabled', 'true');
  });

  it('shows an error', async () => {
    renderWithShop(<AllProductsPage />, { routes: { 'GET /product': apiFailure(500) } });
    expect((await screen.findByRole('alert')).textContent).toBe('Something went wrong!');
  });

  it('shows a not-found page after the last page, without an error toast', async () => {
    const { notices } = renderWithShop(<AllProductsPage />, {
      route: '/all-products?page=9',
      routes: { 'GET /product': apiFailure(404, 'There is no page 9') },
    });
    expect(await screen.findByRole('heading', { level: 1, name: 'No such page' })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Go to the first page' })).toHaveAttribute(
      'href',
      '/all-products',
    );
    expect(notices).toEqual([]);
  });

  it('shows a not-found page for an invalid page number, without a request', () => {
    const { requests } = renderWithShop(<AllProductsPage />, { route: '/all-products?page=two', routes });
    expect(screen.getByRole('heading', { level: 1, name: 'No such page' })).toBeInTheDocument();
    expect(requests).toEqual([]);
  });

  it('fetches the pictures of the first row immediately, and the others lazily', async () => {
    const products = Array.from({ length: 6 }, (_, index) => productCard({ _id: `p${index}` }));
    renderWithShop(<AllProductsPage />, { routes: { 'GET /product': productPage(products) } });
    const cards = await screen.findAllByTestId('product-card');
    const loading = cards.map((card) => card.querySelector('img')?.getAttribute('loading'));
    expect(loading).toEqual(['eager', 'eager', 'eager', 'eager', 'lazy', 'lazy']);
  });

  it('filters and sorts from the first page, and shows the number of products', async () => {
    const cheap = productPage([productCard({ title: 'The cheapest' })], { total: 61, totalPages: 6 });
    const { location } = renderWithShop(<AllProductsPage />, {
      route: '/all-products?page=2',
      routes: { ...routes, 'GET /product?page=1&limit=12&sort=cheapest-first': cheap },
    });
    await screen.findByText('Product of page 2');
    await userEvent.click(screen.getByRole('button', { name: /^Sort/ }));
    await userEvent.click(screen.getByRole('option', { name: 'Cheapest First' }));
    expect(await screen.findByText('The cheapest')).toBeInTheDocument();
    expect(screen.getByText('61 products')).toBeInTheDocument();
    expect(location().search).toBe('?sort=cheapest-first');
    expect(screen.getByRole('link', { name: 'Next' })).toHaveAttribute(
      'href',
      '/all-products?sort=cheapest-first&page=2',
    );
  });

  it('clears filters that match nothing', async () => {
    const { location } = renderWithShop(<AllProductsPage />, {
      route: '/all-products?availability=low-stock',
      routes: { ...routes, 'GET /product?page=1&limit=12&availability=low-stock': productPage([]) },
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Clear filters' }));
    expect(await screen.findByText('Product of page 1')).toBeInTheDocument();
    expect(location().search).toBe('');
  });

  it('shows a message when there are no products', async () => {
    renderWithShop(<AllProductsPage />, { routes: { 'GET /product': productPage([], { totalPages: 0 }) } });
    expect(await screen.findByText('No products found.')).toBeInTheDocument();
  });
});

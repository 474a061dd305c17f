import { describe, expect, it } from '@jest/globals';
import { apiFailure, productCard, productPage, renderWithShop } from '@shop/testing';
import { screen } from '@testing-library/react';
import { NewArrivals } from './new-arrivals';

describe('NewArrivals', () => {
  it('shows eight placeholders, then the first sixteen products', async () => {
    const products = ['Wax Seal', 'Ledger Pen'].map((title) => productCard({ _id: title, title }));
    const { requests } = renderWithShop(<NewArrivals />, {
      routes: { 'GET /product': productPage(products) },
    });
    expect(screen.getAllByTestId('product-card-skeleton')).toHaveLength(8);
    expect(await screen.findAllByTestId('product-card')).toHaveLength(2);
    expect(screen.queryByTestId('product-card-skeleton')).not.toBeInTheDocument();
    expect(requests.map(({ path }) => path)).toEqual(['/product?page=1&limit=16&fields=card']);
  });

  it('links to all products', () => {
    renderWithShop(<NewArrivals />, { routes: { 'GET /product': productPage() } });
    expect(screen.getByRole('heading', { name: 'New Arrivals' })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'View More' })).toHaveAttribute('href', '/all-products');
  });

  it('shows an error when the products cannot be loaded', async () => {
    const { notices } = renderWithShop(<NewArrivals />, {
      routes: { 'GET /product': apiFailure(503, 'Closed') },
    });
    expect((await screen.findByRole('alert')).textContent).toBe('Failed to load products.');
    expect(notices).toEqual(['Closed']);
  });

  it('shows a message when there are no products', async () => {
    renderWithShop(<NewArrivals />, { routes: { 'GET /product': productPage([]) } });
    expect(await screen.findByText('No products found.')).toBeInTheDocument();
  });
});

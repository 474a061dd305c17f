import { describe, expect, it } from '@jest/globals';
import { useGetProductsQuery } from '@shop/api-client';
import { addToCart, selectCartCount, useShopSelector } from '@shop/store';
import { fireEvent, screen } from '@testing-library/react';
import { Link, useParams } from 'react-router-dom';
import { apiFailure } from './fake-api';
import { product, productCard, productPage } from './fixtures/product';
import { renderWithShop } from './render-with-shop';

function Panel() {
  const { data, error } = useGetProductsQuery({ limit: 16 });
  const count = useShopSelector(selectCartCount);
  if (error) return <p role="alert">Failed to load products.</p>;
  return (
    <>
      <p>{`${count} in cart`}</p>
      {data?.products.map(({ _id, title, slugProduct }) => (
        <Link key={_id} to={`/products/${slugProduct}`} state={{ from: 'shelf' }}>
          {title}
        </Link>
      ))}
    </>
  );
}

function Slug() {
  return <p>Showing {useParams().category}</p>;
}

describe('renderWithShop', () => {
  it('provides a component with a store, a router and an API', async () => {
    const { requests, location } = renderWithShop(<Panel />, {
      route: '/all-products',
      routes: { 'GET /product?page=1&limit=16': productPage([productCard({ title: 'Wax Seal' })]) },
      actions: [addToCart(product())],
    });
    expect(screen.getByText('1 in cart')).toBeInTheDocument();
    fireEvent.click(await screen.findByText('Wax Seal'));
    expect(requests).toEqual([
      { method: 'GET', path: '/product?page=1&limit=16&fields=card', body: undefined },
    ]);
    expect(location()).toMatchObject({ pathname: '/products/wax-seal', state: { from: 'shelf' } });
  });

  it('records the message that is shown when a request fails', async () => {
    const { notices, failures } = renderWithShop(<Panel />, {
      routes: { 'GET /product': apiFailure(503, 'The counter is closed') },
    });
    expect(await screen.findByRole('alert')).toBeInTheDocument();
    expect(notices).toEqual(['The counter is closed']);
    expect(failures).toEqual([{ status: 503, message: 'The counter is closed' }]);
  });

  it('provides path parameters if a pattern is given', () => {
    renderWithShop(<Slug />, { route: '/products/wax-seal', path: '/products/:category' });
    expect(screen.getByText('Showing wax-seal')).toBeInTheDocument();
  });
});

import { describe, expect, it } from '@jest/globals';
import { routePatterns } from '@shop/config';
import { apiFailure, product, productCard, productPage, renderWithShop } from '@shop/testing';
import { afterPaint } from '@shop/ui/after-paint';
import { act, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { Link, useLocation } from 'react-router-dom';
import { ProductPage } from './page';

const washi = product({ title: 'Booti Washi', rate: 150, discount: 15 });
const others = ['Wax Seal', 'Ledger Pen'].map((title) => productCard({ _id: title, title }));
const address = '/products/booti-washi';

function renderPage(response: unknown, route: Parameters<typeof renderWithShop>[1] = {}) {
  return renderWithShop(<ProductPage />, {
    route: address,
    path: routePatterns.product,
    routes: {
      'GET /product/detail1/booti-washi': response,
      'GET /product': productPage([washi, ...others]),
    },
    ...route,
  });
}

/** Remounted for each path, like in the shell. */
function PageOfPath() {
  const { pathname } = useLocation();
  return (
    <>
      <Link to={address}>To the washi</Link>
      <ProductPage key={pathname} />
    </>
  );
}

describe('ProductPage', () => {
  it('renders without navigation state', async () => {
    renderPage(washi);
    expect(screen.getByText('Loading product')).toBeInTheDocument();
    expect((await screen.findByTestId('product-title')).textContent).toBe('Booti Washi');
    expect(screen.getByRole('navigation', { name: 'Breadcrumb' }).textContent).toBe('HomeproductBooti Washi');
    expect(within(screen.getByTestId('price-ticket')).getByText('₹127.50')).toBeInTheDocument();
    expect(screen.getByText('90% Orders Fast Ship Within 48 Hours')).toBeInTheDocument();
    expect(screen.getByRole('region', { name: 'Security and Service' })).toBeInTheDocument();
  });

  it('shows the product from the navigation state while its details are loading', async () => {
    const never = new Promise(() => undefined);
    renderPage(never, {
      route: { pathname: address, state: { product: productCard({ title: 'Booti Washi' }) } },
    });
    expect(screen.getByTestId('product-title').textContent).toBe('Booti Washi');
    expect(screen.queryByRole('button', { name: 'Description' })).not.toBeInTheDocument();
  });

  it('renders content above the fold first, even if the product arrives long after the click', async () => {
    let response: (found: unknown) => void = () => undefined;
    const late = new Promise((resolve) => (response = resolve));
    renderWithShop(<PageOfPath />, {
      route: '/products/another',
      path: routePatterns.product,
      routes: { 'GET /product/detail1/booti-washi': late, 'GET /product/detail1/another': null },
    });
    await userEvent.click(screen.getByRole('link', { name: 'To the washi' }));
    expect(screen.getByText('Loading product')).toBeInTheDocument();
    await act(() => new Promise<void>((resolve) => void afterPaint(resolve)));
    response(washi);
    expect(await screen.findByTestId('product-title')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Buy Now' })).not.toBeInTheDocument();
    expect(await screen.findByRole('button', { name: 'Buy Now' })).toBeInTheDocument();
  });

  it('ignores navigation state without a product or with a different product', () => {
    const never = new Promise(() => undefined);
    for (const state of [{ product: others[0] }, { product: { title: 'Half' } }, 'nonsense', null]) {
      const { unmount } = renderPage(never, { route: { pathname: address, state } });
      expect(screen.getByText('Loading product')).toBeInTheDocument();
      unmount();
    }
  });

  it('opens Description, FAQ and Contact Us one at a time', async () => {
    renderPage(washi);
    const expanded = (name: string) => screen.getByRole('button', { name }).getAttribute('aria-expanded');
    expect(await screen.findByRole('button', { name: 'Description' })).toHaveAttribute(
      'aria-expanded',
      'true',
    );
    expect(await screen.findByText('Printed on Japanese paper.')).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'FAQ' }));
    expect([expanded('Description'), expanded('FAQ'), expanded('Contact Us')]).toEqual([
      'false',
      'true',
      'false',
    ]);
    await userEvent.click(screen.getByRole('button', { name: 'FAQ' }));
    expect(expanded('FAQ')).toBe('false');
  });

  it('lists the product’s declarations, and omits the missing ones', async () => {
    const declared = {
      origin: { code: 'JP', name: 'Japan' },
      importer: 'Dak Imports, Mumbai',
      mrp: 199,
      netQuantity: '10 m',
    };
    const { unmount } = renderPage(product({ title: 'Booti Washi', ...declared }));
    const terms = await screen.findAllByRole('term');
    expect(terms.map(({ textContent }) => textContent)).toEqual([
      'Country of origin',
      'Imported by',
      'MRP',
      'Net quantity',
    ]);
    expect(screen.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual([
      'Japan',
      'Dak Imports, Mumbai',
      '₹199.00 (incl. of all taxes)',
      '10 m',
    ]);
    unmount();
    renderPage(product({ title: 'Booti Washi', netQuantity: '10 m', origin: null, mrp: null }));
    expect((await screen.findAllByRole('term')).map(({ textContent }) => textContent)).toEqual([
      'Net quantity',
    ]);
  });

  it('shows related products after eight placeholders', async () => {
    const { requests } = renderPage(washi);
    const related = within(await screen.findByRole('region', { name: 'You may also like' }));
    expect(await related.findAllByTestId('product-card')).toHaveLength(2);
    expect(related.queryByRole('link', { name: 'Booti Washi' })).not.toBeInTheDocument();
    expect(requests.map(({ path }) => path)).toContain('/product?page=1&limit=4&fields=card');
  });

  it('prefers products of its section, without duplicates and at most four', async () => {
    const section = ['Wax Seal', 'Gold Washi', 'Red Washi'].map((title) =>
      productCard({ _id: title, title }),
    );
    const more = ['Ink', 'Stamp'].map((title) => productCard({ _id: title, title }));
    const { requests } = renderPage(washi, {
      routes: {
        'GET /product/detail1/booti-washi': washi,
        'GET /product/category/decorative-tape/washi-tape': productPage([washi, ...section]),
        'GET /product': productPage([washi, ...others, ...more]),
      },
    });
    const related = within(await screen.findByRole('region', { name: 'You may also like' }));
    await related.findAllByTestId('product-card');
    expect(related.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual([
      'Wax Seal',
      'Gold Washi',
      'Red Washi',
      'Ledger Pen',
    ]);
    expect(requests.map(({ path }) => path)).toContain(
      '/product/category/decorative-tape/washi-tape?page=1&limit=5&fields=card',
    );
  });

  it('shows one list if the other fails, and an error if both fail', async () => {
    const detail = { 'GET /product/detail1': washi };
    const section = { 'GET /product/category': productPage(others) };
    const down = { 'GET /product': apiFailure(500) };
    const cards = async () =>
      (await screen.findAllByTestId('product-card')).map(
        (card) => within(card).getByRole('link').textContent,
      );

    const { unmount } = renderPage(washi, { routes: { ...detail, ...section, ...down } });
    expect(await cards()).toEqual(['Wax Seal', 'Ledger Pen']);
    unmount();
    renderPage(washi, { routes: { ...detail, 'GET /product/category': apiFailure(500), ...down } });
    expect((await screen.findByRole('alert')).textContent).toBe('Failed to load products.');
  });

  it('shows a message when there are no other products', async () => {
    renderPage(washi, { routes: { 'GET /product/detail1': washi, 'GET /product': productPage([]) } });
    const related = within(await screen.findByRole('region', { name: 'You may also like' }));
    expect(await related.findByText('No products found.')).toBeInTheDocument();
  });

  it('shows a not-found page for an unknown address', async () => {
    renderPage(apiFailure(404, 'No such product'));
    expect(await screen.findByRole('heading', { level: 1, name: 'No such product' })).toBeInTheDocument();
  });

  it('can be retried after a failure', async () => {
    let responses = 0;
    renderPage(() => (responses++ === 0 ? apiFailure(500) : washi));
    await userEvent.click(await screen.findByRole('button', { name: 'Try again' }));
    expect((await screen.findByTestId('product-title')).textContent).toBe('Booti Washi');
  });
});

import { beforeAll, describe, expect, it } from '@jest/globals';
import {
  apiFailure,
  brand,
  productCard,
  productCategory,
  productPage,
  renderWithShop,
  theme,
} from '@shop/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Header } from './header';
import { menuCode } from './menu-code';

beforeAll(() => menuCode.load());

const routes = {
  'GET /productcategory': [productCategory()],
  'GET /theme': [theme('Monsoon')],
  'GET /brand': [brand('OKMT')],
  'GET /product': productPage([productCard({ title: 'Wax Seal Kit' })]),
  'GET /product/search': productPage([]),
};

const dialog = () => screen.getByRole('dialog', { name: 'Menu' });

async function openMenu(responses: Record<string, unknown> = routes) {
  const shop = renderWithShop(<Header />, { routes: responses });
  await userEvent.click(screen.getByRole('button', { name: 'Menu' }));
  return shop;
}

const expectClosed = () => waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());

describe('the mobile menu', () => {
  it('has a search field, the three menus and the other entries', async () => {
    await openMenu();
    expect(within(dialog()).getByRole('combobox', { name: 'Search products' })).toBeInTheDocument();
    expect(
      within(dialog())
        .getAllByRole('heading', { level: 3 })
        .map((title) => title.textContent),
    ).toEqual(['Products', 'Themes', 'Brands']);
    expect(within(dialog()).getByRole('link', { name: 'Blog' })).toHaveAttribute('href', '/blogs');
    expect(within(dialog()).getByRole('link', { name: 'About' })).toHaveAttribute(
      'href',
      '/about/vintage-craft',
    );
  });

  it('opens one list at a time, each from the server', async () => {
    await openMenu();
    await userEvent.click(screen.getByRole('button', { name: 'Products' }));
    const products = within(screen.getByRole('region', { name: 'Products' }));
    expect(products.getByRole('link', { name: 'All categories' })).toHaveAttribute(
      'href',
      '/product-category',
    );
    expect(await products.findByRole('link', { name: 'Washi Tape' })).toHaveAttribute(
      'href',
      '/collections/decorative-tape/washi-tape',
    );
    await userEvent.click(screen.getByRole('button', { name: 'Themes' }));
    expect(screen.queryByRole('region', { name: 'Products' })).not.toBeInTheDocument();
    expect(await screen.findByRole('link', { name: 'Monsoon' })).toBeInTheDocument();
  });

  it('shows the lists that staff chose', async () => {
    const mobile = {
      categories: [{ label: 'Inks', to: '/collections/inks/all' }],
      themes: null,
      brands: null,
    };
    await openMenu({ ...routes, 'GET /storefront': { mobile } });
    await userEvent.click(screen.getByRole('button', { name: 'Products' }));
    const products = within(screen.getByRole('region', { name: 'Products' }));
    expect(await products.findByRole('link', { name: 'Inks' })).toHaveAttribute(
      'href',
      '/collections/inks/all',
    );
    expect(products.queryByRole('link', { name: 'Washi Tape' })).not.toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Themes' }));
    expect(await screen.findByRole('link', { name: 'Monsoon' })).toBeInTheDocument();
  });

  it('shows the fixed lists when the server’s are unavailable', async () => {
    await openMenu({ 'GET /brand': apiFailure(503) });
    await userEvent.click(screen.getByRole('button', { name: 'Brands' }));
    expect(screen.getByRole('link', { name: 'MOODTAPE' })).toBeInTheDocument();
  });

  it('closes when a link is followed', async () => {
    const { location } = await openMenu();
    await userEvent.click(within(dialog()).getByRole('link', { name: 'Blog' }));
    expect(location().pathname).toBe('/blogs');
    await expectClosed();
  });

  it('searches products, and opens the chosen one', async () => {
    const { location } = await openMenu();
    await userEvent.type(screen.getByRole('combobox'), 'seal');
    await userEvent.click(await screen.findByRole('option', { name: /Wax Seal Kit/ }));
    expect(location().pathname).toBe('/products/wax-seal-kit');
    await expectClosed();
  });

  it('clears the field on the first Escape and closes on the next', async () => {
    await openMenu();
    const field = screen.getByRole<HTMLInputElement>('combobox');
    await userEvent.type(field, 'seal');
    await screen.findByRole('option');
    await userEvent.keyboard('{Escape}');
    expect(field.value).toBe('');
    expect(screen.queryByRole('option')).not.toBeInTheDocument();
    expect(dialog()).toBeTruthy();
    await userEvent.keyboard('{Escape}');
    await expectClosed();
    expect(screen.getByRole('button', { name: 'Menu' })).toHaveFocus();
  });
});

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
import { Header } from '../header';
import { openedCode } from '../opened/opened-code';

beforeAll(() => openedCode.load());

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

const expectClosed = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

describe('the mobile menu', () => {
  it('has a search field, the three menus and the other entries', async () => {
    await openMenu();
    expect(within(dialog()).getByRole('combobox', { name: 'Search products' })).toBeTruthy();
    expect(
      within(dialog())
        .getAllByRole('heading', { level: 3 })
        .map((title) => title.textContent),
    ).toEqual(['Products', 'Themes', 'Brands']);
    expect(within(dialog()).getByRole('link', { name: 'Blog' }).getAttribute('href')).toBe('/blogs');
    expect(within(dialog()).getByRole('link', { name: 'About' }).getAttribute('href')).toBe(
      '/about/vintage-craft',
    );
  });

  it('opens one list at a time, each from the server', async () => {
    await openMenu();
    await userEvent.click(screen.getByRole('button', { name: 'Products' }));
    const products = within(screen.getByRole('region', { name: 'Products' }));
    expect(products.getByRole('link', { name: 'All categories' }).getAttribute('href')).toBe(
      '/product-category',
    );
    expect((await products.findByRole('link', { name: 'Washi Tape' })).getAttribute('href')).toBe(
      '/collections/decorative-tape/washi-tape',
    );
    await userEvent.click(screen.getByRole('button', { name: 'Themes' }));
    expect(screen.queryByRole('region', { name: 'Products' })).toBeNull();
    expect(await screen.findByRole('link', { name: 'Monsoon' })).toBeTruthy();
  });

  it('has the fixed lists when the server has none', async () => {
    await openMenu({ 'GET /brand': apiFailure(503) });
    await userEvent.click(screen.getByRole('button', { name: 'Brands' }));
    expect(screen.getByRole('link', { name: 'MOODTAPE' })).toBeTruthy();
  });

  it('closes when a link is followed', async () => {
    const { location } = await openMenu();
    await userEvent.click(within(dialog()).getByRole('link', { name: 'Blog' }));
    expect(location().pathname).toBe('/blogs');
    await expectClosed();
  });

  it('searches as the box on the desktop does, and opens the product', async () => {
    const { location } = await openMenu();
    await userEvent.type(screen.getByRole('combobox'), 'seal');
    await userEvent.click(await screen.findByRole('option', { name: /Wax Seal Kit/ }));
    expect(location().pathname).toBe('/products/wax-seal-kit');
    await expectClosed();
  });

  it('empties the field on the first Escape and closes on the next', async () => {
    await openMenu();
    const field = screen.getByRole<HTMLInputElement>('combobox');
    await userEvent.type(field, 'seal');
    await screen.findByRole('option');
    await userEvent.keyboard('{Escape}');
    expect(field.value).toBe('');
    expect(screen.queryByRole('option')).toBeNull();
    expect(dialog()).toBeTruthy();
    await userEvent.keyboard('{Escape}');
    await expectClosed();
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Menu' }));
  });
});

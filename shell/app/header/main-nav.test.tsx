import { beforeAll, describe, expect, it } from '@jest/globals';
import { apiFailure, brand, productCategory, renderWithShop, theme } from '@shop/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { menuCode } from './menu-code';
import { MainNav } from './main-nav';

beforeAll(() => menuCode.load());

const routes = {
  'GET /productcategory': [productCategory(), productCategory({ category: 'Gift Cards', subCategory: [] })],
  'GET /theme': [theme('Monsoon')],
  'GET /brand': [brand('OKMT')],
};

const open = () => screen.queryAllByRole('button', { expanded: true }).map(({ ariaLabel }) => ariaLabel);
const link = (name: string) => screen.getByRole('link', { name });
const button = (name: string) => screen.getByRole('button', { name: `${name} menu` });
const panel = (menu: string) => within(screen.getByTestId(`mega-menu-${menu}`));

function show(responses: Record<string, unknown> = routes) {
  return renderWithShop(
    <>
      <MainNav />
      <button type="button">After</button>
    </>,
    { routes: responses },
  );
}

describe('the five entries', () => {
  it('are links, three with a menu', () => {
    show();
    expect(screen.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
      'Products',
      'Themes',
      'Brands',
      'Blog',
      'About',
    ]);
    expect(screen.getAllByRole('button', { name: /menu$/ })).toHaveLength(3);
    expect(open()).toEqual([]);
  });

  it('request the lists when the pointer approaches, not before', async () => {
    const { requests } = show();
    const lists = () => requests.map(({ path }) => path).filter((path) => path !== '/storefront');
    expect(lists()).toEqual([]);
    await userEvent.hover(link('About'));
    await waitFor(() => expect(lists().sort()).toEqual(['/brand', '/productcategory', '/theme']));
  });
});

describe('a changed menu', () => {
  it('shows the server’s entries', async () => {
    const menu = [
      { label: 'Monsoon sale', to: '/collections/theme/monsoon', menu: null },
      { label: 'Makers', to: '/brand-category', menu: 'brand' },
    ];
    show({ ...routes, 'GET /storefront': { menu } });
    expect(await screen.findByRole('link', { name: 'Monsoon sale' })).toHaveAttribute(
      'href',
      '/collections/theme/monsoon',
    );
    expect(screen.queryByRole('link', { name: 'Blog' })).not.toBeInTheDocument();
    await userEvent.click(button('Makers'));
    expect(await panel('brand').findByRole('link', { name: 'OKMT' })).toBeInTheDocument();
  });

  it('shows names that are coming soon without links', async () => {
    show({ ...routes, 'GET /theme': [{ ...theme('Monsoon'), comingSoon: true }] });
    await userEvent.click(button('Themes'));
    expect((await panel('theme').findByText('Coming Soon')).parentElement?.textContent).toBe(
      'Monsoon Coming Soon',
    );
    expect(panel('theme').queryByRole('link', { name: /Monsoon/ })).not.toBeInTheDocument();
  });
});

describe('a mega menu with a pointer', () => {
  it('opens on hover, and closes when the pointer leaves', async () => {
    show();
    await userEvent.hover(link('Products'));
    const menu = within(await screen.findByTestId('mega-menu-product'));
    const tape = await menu.findByRole('list', { name: 'Decorative Tape' });
    expect(within(tape).getByRole('link', { name: 'PET Tape' })).toHaveAttribute(
      'href',
      '/collections/decorative-tape/pet-tape',
    );
    expect(menu.getByText('Gift Cards').parentElement?.textContent).toBe('Gift CardsComing Soon');
    await userEvent.unhover(link('Products'));
    await waitFor(() => expect(open()).toEqual([]));
  });

  it('closes when another menu opens', async () => {
    show();
    await userEvent.hover(link('Themes'));
    await waitFor(() => expect(open()).toEqual(['Themes menu']));
    expect(await panel('theme').findByRole('link', { name: 'Monsoon' })).toBeInTheDocument();
    await userEvent.hover(link('Brands'));
    await waitFor(() => expect(open()).toEqual(['Brands menu']));
    expect(await panel('brand').findByRole('link', { name: 'OKMT' })).toBeInTheDocument();
  });

  it('stays open when its button is pressed during hover, and closes on the next press', async () => {
    show();
    await userEvent.hover(link('Themes'));
    await waitFor(() => expect(open()).toEqual(['Themes menu']));
    await userEvent.click(button('Themes'));
    expect(open()).toEqual(['Themes menu']);
    await userEvent.click(button('Themes'));
    expect(open()).toEqual([]);
  });

  it('closes on a press outside and when a link is followed', async () => {
    const { location } = show();
    // One pointer: once it leaves a button, the menu does not open.
    const user = userEvent.setup();
    await user.click(button('Brands'));
    await user.click(document.body);
    expect(open()).toEqual([]);
    await user.click(button('Brands'));
    await user.click(await panel('brand').findByRole('link', { name: 'OKMT' }));
    expect(location().pathname).toBe('/collections/brand/OKMT');
    await waitFor(() => expect(open()).toEqual([]));
  });
});

describe('a mega menu with the keyboard', () => {
  it('opens with its button, and its links are next in the tab order', async () => {
    show();
    await userEvent.tab();
    expect(link('Products')).toHaveFocus();
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    expect(open()).toEqual(['Products menu']);
    await panel('product').findByText('PET Tape');
    await userEvent.tab();
    expect(document.activeElement?.textContent).toBe('Decorative Tape');
  });

  it('closes on Escape and returns the focus to its button', async () => {
    show();
    await userEvent.click(button('Themes'));
    (await panel('theme').findByRole('link', { name: 'Monsoon' })).focus();
    await userEvent.keyboard('{Escape}');
    expect(open()).toEqual([]);
    expect(button('Themes')).toHaveFocus();
  });

  it('closes when the focus leaves it', async () => {
    show();
    await userEvent.click(button('Brands'));
    (await panel('brand').findByRole('link', { name: 'OKMT' })).focus();
    await userEvent.tab();
    expect(document.activeElement?.textContent).toBe('Blog');
    expect(open()).toEqual([]);
  });
});

describe('without the server’s lists', () => {
  it('a menu has the fixed lists with links', async () => {
    const down = apiFailure(503, 'Closed');
    show({ 'GET /productcategory': down, 'GET /theme': down, 'GET /brand': down });
    await userEvent.click(button('Products'));
    const first = await panel('product').findByRole('link', { name: 'Stamps & Inkpads' });
    expect(first).toHaveAttribute('href', '/product-category');
    expect(panel('product').queryByText('Coming Soon')).not.toBeInTheDocument();
    await userEvent.click(button('Brands'));
    expect(await panel('brand').findByRole('link', { name: 'Journalsay' })).toBeInTheDocument();
  });
});

import { describe, expect, it } from '@jest/globals';
import { selectCartCount, selectCartItems, selectWishlistCount } from '@shop/store';
import { photo, product, productPage, renderWithShop } from '@shop/testing';
import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { Link } from 'react-router-dom';
import { ProductView } from './page';

const pictures = ['/media/one.webp', '/media/two.webp', '/media/three.webp'];
const [main, ...extra] = pictures.map((secure_url) => photo({ secure_url }));
const washi = product({ title: 'Booti Washi', mainPhoto: main, photos: extra, colors: 'Red, Blue' });

const shown = () => within(screen.getByTestId('main-photo')).getByRole('img').getAttribute('src');
const colour = () => screen.getAllByRole<HTMLInputElement>('radio').find(({ checked }) => checked)?.value;
const thumbnail = (number: number) =>
  within(screen.getByRole('list', { name: 'Photos' })).getByRole('button', {
    name: `Booti Washi, view ${number} of 3`,
  });
const quantity = () => screen.getByRole<HTMLInputElement>('spinbutton', { name: 'Quantity' });

async function renderView(details = washi, search = '') {
  const shop = renderWithShop(<ProductView product={details} details={details} />, {
    route: { pathname: '/products/booti-washi', search, state: { from: 'a card' } },
    routes: { 'GET /product': productPage([]) },
  });
  await screen.findByText('Printed on Japanese paper.');
  return shop;
}

describe('photos and colours', () => {
  it('start at the main photo and the first colour', async () => {
    await renderView();
    expect([shown(), colour()]).toEqual(['/media/one.webp', 'Red']);
  });

  it('are paired by position when a photo is chosen', async () => {
    await renderView();
    await userEvent.click(thumbnail(2));
    expect([shown(), colour()]).toEqual(['/media/two.webp', 'Blue']);
    expect(thumbnail(2)).toHaveAttribute('aria-pressed', 'true');
    await userEvent.click(thumbnail(1));
    expect([shown(), colour()]).toEqual(['/media/one.webp', 'Red']);
  });

  it('keep the colour when a photo has none', async () => {
    await renderView();
    await userEvent.click(thumbnail(2));
    await userEvent.click(thumbnail(3));
    expect([shown(), colour()]).toEqual(['/media/three.webp', 'Blue']);
  });

  it('show the photo of a chosen colour', async () => {
    await renderView();
    await userEvent.click(screen.getByRole('radio', { name: 'Blue' }));
    expect([shown(), colour()]).toEqual(['/media/two.webp', 'Blue']);
  });

  it('can be chosen from the Collections strip too', async () => {
    await renderView();
    const strip = within(screen.getByRole('list', { name: 'Collections' }));
    expect(strip.getAllByRole('button')).toHaveLength(3);
    await userEvent.click(strip.getByRole('button', { name: 'Booti Washi, view 3 of 3' }));
    expect(shown()).toBe('/media/three.webp');
  });

  it('are shown for a product without colours', async () => {
    await renderView(product({ colors: '' }));
    expect(screen.queryByRole('radio')).not.toBeInTheDocument();
  });
});

describe('the URL', () => {
  const choice = () => [shown(), colour(), quantity().value];

  it('sets colour, photo and quantity', async () => {
    await renderView(washi, '?color=Blue&quantity=3');
    expect(choice()).toEqual(['/media/two.webp', 'Blue', '3']);
  });

  it('falls back for an unknown colour and an unavailable quantity', async () => {
    await renderView(product({ ...washi, stock: 4 }), '?color=Mauve&quantity=40');
    expect(choice()).toEqual(['/media/one.webp', 'Red', '4']);
  });

  it('is replaced when the choice changes, and keeps its history state', async () => {
    const { location } = await renderView();
    await userEvent.click(screen.getByRole('radio', { name: 'Blue' }));
    await userEvent.click(screen.getByRole('button', { name: 'Increase quantity' }));
    expect(location()).toMatchObject({
      pathname: '/products/booti-washi',
      search: '?color=Blue&quantity=2',
      state: { from: 'a card' },
    });
    await userEvent.click(thumbnail(1));
    await userEvent.click(screen.getByRole('button', { name: 'Decrease quantity' }));
    expect(location().search).toBe('');
  });

  it('accepts a quantity that is typed digit by digit', async () => {
    const { location } = await renderView(product({ ...washi, stock: 500 }));
    await userEvent.clear(quantity());
    await userEvent.type(quantity(), '128');
    expect([quantity().value, location().search]).toEqual(['128', '?quantity=128']);
  });

  it('updates the choice when it changes', async () => {
    renderWithShop(
      <>
        <Link to="/products/booti-washi?color=Blue&quantity=5">The blue ones</Link>
        <ProductView product={washi} details={washi} />
      </>,
      { route: '/products/booti-washi?quantity=2', routes: { 'GET /product': productPage([]) } },
    );
    await userEvent.click(screen.getByRole('link', { name: 'The blue ones' }));
    expect(choice()).toEqual(['/media/two.webp', 'Blue', '5']);
  });
});

describe('the stock', () => {
  const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name });

  it.each([
    [24, 'In Stock'],
    [3, 'Only 3 left'],
  ])('of %d reads %s', async (stock, text) => {
    await renderView(product({ ...washi, stock }));
    expect(screen.getByTestId('stock').textContent).toBe(text);
    expect([button('Buy Now').disabled, button('Add to Cart').disabled]).toEqual([false, false]);
  });

  it('limits the quantity', async () => {
    await renderView(product({ ...washi, stock: 2 }));
    await userEvent.click(button('Increase quantity'));
    expect([quantity().value, button('Increase quantity').disabled]).toEqual(['2', true]);
  });

  it('of zero explains why the product cannot be bought, and leaves the wishlist available', async () => {
    const { store } = await renderView(product({ ...washi, stock: 0 }));
    expect(screen.getByTestId('stock').textContent).toBe('Sold out');
    expect([button('Buy Now').disabled, button('Add to Cart').disabled, quantity().disabled]).toEqual([
      true,
      true,
      true,
    ]);
    const reason = document.getElementById(button('Buy Now').getAttribute('aria-describedby') ?? '');
    expect(reason?.textContent).toMatch(/^Sold out for now\./);
    await userEvent.click(button('Wishlist: Booti Washi'));
    expect(selectWishlistCount(store.getState())).toBe(1);
  });

  it('of a product without a price reads "Not for sale" and explains why', async () => {
    await renderView(product({ ...washi, rate: 0, discount: 0, stock: 9 }));
    expect(screen.getByTestId('stock').textContent).toBe('Not for sale');
    const [buy, add] = [button('Buy Now'), button('Add to Cart')];
    expect([buy.disabled, add.disabled, quantity().disabled]).toEqual([true, true, true]);
    expect(buy).toHaveAccessibleDescription(/^Not for sale, because it has no price\./);
  });
});

describe('buying', () => {
  it('shows the payment methods next to the buttons', async () => {
    await renderView();
    expect(screen.getByText('UPI, cards, net banking; no cash on delivery')).toBeInTheDocument();
  });

  it('passes product, quantity and colour to the checkout', async () => {
    const { location } = await renderView();
    await userEvent.click(thumbnail(2));
    await userEvent.click(screen.getByRole('button', { name: 'Increase quantity' }));
    await userEvent.click(screen.getByRole('button', { name: 'Buy Now' }));
    const { _id: productId, title, slugProduct, rate, discount } = washi;
    expect(location()).toMatchObject({
      pathname: '/checkout',
      state: {
        items: [
          { productId, title, slugProduct, photo: extra[0], rate, discount, quantity: 2, color: 'Blue' },
        ],
      },
    });
  });

  it('passes a null colour if the product has none', async () => {
    const { location } = await renderView(product({ colors: '' }));
    await userEvent.click(screen.getByRole('button', { name: 'Buy Now' }));
    expect(location().state).toMatchObject({ items: [{ quantity: 1, color: null }] });
  });

  it('adds the quantity to the units already in the cart', async () => {
    const { store } = await renderView();
    await userEvent.click(screen.getByTestId('add-to-cart'));
    await userEvent.clear(quantity());
    await userEvent.type(quantity(), '3');
    await userEvent.click(screen.getByTestId('add-to-cart'));
    expect(selectCartItems(store.getState()).map(({ count }) => count)).toEqual([4]);
    expect(selectCartCount(store.getState())).toBe(4);
  });

  it('adds a separate cart line for each colour, with its photo', async () => {
    const { store } = await renderView();
    await userEvent.click(screen.getByTestId('add-to-cart'));
    await userEvent.click(screen.getByRole('radio', { name: 'Blue' }));
    await userEvent.click(screen.getByRole('button', { name: 'Increase quantity' }));
    await userEvent.click(screen.getByTestId('add-to-cart'));
    await userEvent.click(screen.getByTestId('add-to-cart'));
    expect(selectCartItems(store.getState())).toMatchObject([
      { color: 'Red', count: 1, photo: main },
      { color: 'Blue', count: 4, photo: extra[0] },
    ]);
    expect(selectCartCount(store.getState())).toBe(5);
  });
});

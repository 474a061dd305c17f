import { describe, expect, it } from '@jest/globals';
import { selectCartCount, selectCartItems } from '@shop/store';
import { photo, product, productPage, renderWithShop } from '@shop/testing';
import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { ProductScreen } from './product-screen';

const pictures = ['/media/one.webp', '/media/two.webp', '/media/three.webp'];
const [main, ...extra] = pictures.map((secure_url) => photo({ secure_url }));
const washi = product({ title: 'Booti Washi', mainPhoto: main, photos: extra, colors: 'Red, Blue' });

const shown = () => within(screen.getByTestId('main-photo')).getByRole('img').getAttribute('src');
const colour = () => screen.getAllByRole<HTMLInputElement>('radio').find(({ checked }) => checked)?.value;
const thumbnail = (number: number) =>
  within(screen.getByRole('list', { name: 'Photos' })).getByRole('button', { name: `Photo ${number} of 3` });
const quantity = () => screen.getByRole<HTMLInputElement>('spinbutton', { name: 'Quantity' });

async function renderScreen(details = washi) {
  const shop = renderWithShop(<ProductScreen product={details} details={details} />, {
    routes: { 'GET /product': productPage([]) },
  });
  await screen.findByText('Printed on Japanese paper.');
  return shop;
}

describe('photos and colours', () => {
  it('start at the main photo and the first colour', async () => {
    await renderScreen();
    expect([shown(), colour()]).toEqual(['/media/one.webp', 'Red']);
  });

  it('go together by position when a photo is chosen', async () => {
    await renderScreen();
    await userEvent.click(thumbnail(2));
    expect([shown(), colour()]).toEqual(['/media/two.webp', 'Blue']);
    expect(thumbnail(2).getAttribute('aria-pressed')).toBe('true');
    await userEvent.click(thumbnail(1));
    expect([shown(), colour()]).toEqual(['/media/one.webp', 'Red']);
  });

  it('leave the colour when a photo has none', async () => {
    await renderScreen();
    await userEvent.click(thumbnail(2));
    await userEvent.click(thumbnail(3));
    expect([shown(), colour()]).toEqual(['/media/three.webp', 'Blue']);
  });

  it('show the photo of a chosen colour', async () => {
    await renderScreen();
    await userEvent.click(screen.getByRole('radio', { name: 'Blue' }));
    expect([shown(), colour()]).toEqual(['/media/two.webp', 'Blue']);
  });

  it('can be chosen from the Collections strip too', async () => {
    await renderScreen();
    const strip = within(screen.getByRole('list', { name: 'Collections' }));
    expect(strip.getAllByRole('button')).toHaveLength(3);
    await userEvent.click(strip.getByRole('button', { name: 'Photo 3 of 3' }));
    expect(shown()).toBe('/media/three.webp');
  });

  it('do without colours', async () => {
    await renderScreen(product({ colors: '' }));
    expect(screen.queryByRole('radio')).toBeNull();
  });
});

describe('buying', () => {
  it('carries product, quantity and colour to the checkout', async () => {
    const { location } = await renderScreen();
    await userEvent.click(thumbnail(2));
    await userEvent.click(screen.getByRole('button', { name: 'Increase quantity' }));
    await userEvent.click(screen.getByRole('button', { name: 'Buy Now' }));
    const { _id: productId, title, slugProduct, rate, discount } = washi;
    expect(location()).toMatchObject({
      pathname: '/checkout',
      state: {
        items: [{ productId, title, slugProduct, photo: main, rate, discount, quantity: 2, color: 'Blue' }],
      },
    });
  });

  it('has no colour to carry when the product has none', async () => {
    const { location } = await renderScreen(product({ colors: '' }));
    await userEvent.click(screen.getByRole('button', { name: 'Buy Now' }));
    expect(location().state).toMatchObject({ items: [{ quantity: 1, color: null }] });
  });

  it('adds the quantity to the cart, on top of what is there', async () => {
    const { store } = await renderScreen();
    await userEvent.click(screen.getByTestId('add-to-cart'));
    await userEvent.clear(quantity());
    await userEvent.type(quantity(), '3');
    await userEvent.click(screen.getByTestId('add-to-cart'));
    expect(selectCartItems(store.getState()).map(({ count }) => count)).toEqual([4]);
    expect(selectCartCount(store.getState())).toBe(4);
  });
});

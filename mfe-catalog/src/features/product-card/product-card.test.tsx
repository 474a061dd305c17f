import { describe, expect, it } from '@jest/globals';
import { addToWishlist, selectCartCount, selectIsWished, selectWishlistCount } from '@shop/store';
import { productCard, renderWithShop } from '@shop/testing';
import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { ProductCard } from './product-card';

const washi = productCard({ title: 'Booti Washi Tape', rate: 150, discount: 15, productCode: 'WT-0142' });

describe('ProductCard', () => {
  it('shows photo, code, title, the discounted price and the original price struck through', () => {
    renderWithShop(<ProductCard product={washi} />);
    const card = within(screen.getByTestId('product-card'));
    expect(card.getByText('- 15 %')).toBeInTheDocument();
    expect(card.getByText('WT-0142')).toBeInTheDocument();
    expect(card.getByRole('heading', { name: 'Booti Washi Tape' })).toBeInTheDocument();
    expect(card.getByText('₹127.50')).toBeInTheDocument();
    expect(card.getByText('₹150.00').closest('s')).toBeInTheDocument();
    expect(screen.getByTestId('product-card').querySelector('img')?.getAttribute('src')).toBe(
      '/media/washi.webp',
    );
  });

  it('shows its prices with GST if that is the shop’s setting', () => {
    renderWithShop(<ProductCard product={{ ...washi, shownGstRate: 12 }} />);
    const card = within(screen.getByTestId('product-card'));
    expect(card.getByText('₹142.80')).toBeInTheDocument();
    expect(card.getByText('₹168.00').closest('s')).toBeInTheDocument();
    expect(card.getByText('incl. GST')).toBeInTheDocument();
  });

  it('shows neither a badge nor an original price without a discount', () => {
    renderWithShop(<ProductCard product={productCard({ rate: 640, discount: 0 })} />);
    const card = screen.getByTestId('product-card');
    expect(card.textContent).toContain('₹640.00');
    expect(card.textContent).not.toContain('%');
    expect(card.querySelector('s')).toBeNull();
  });

  it('has no empty line without a code', () => {
    renderWithShop(<ProductCard product={productCard({ productCode: null })} />);
    const texts = [...screen.getByTestId('product-card').querySelectorAll('p')];
    expect(texts.filter(({ textContent }) => textContent === '')).toEqual([]);
  });

  it('adds one unit to the cart and stays on the page', async () => {
    const { store, location } = renderWithShop(<ProductCard product={washi} />, { route: '/all-products' });
    await userEvent.click(screen.getByTestId('add-to-cart'));
    expect(selectCartCount(store.getState())).toBe(1);
    expect(location().pathname).toBe('/all-products');
  });

  it('opens the product page from its link and from Buy Now, with the product as state', async () => {
    const byLink = renderWithShop(<ProductCard product={washi} />);
    await userEvent.click(screen.getByRole('link', { name: 'Booti Washi Tape' }));
    expect(byLink.location()).toMatchObject({
      pathname: '/products/booti-washi-tape',
      state: { product: washi },
    });
    byLink.unmount();

    const byButton = renderWithShop(<ProductCard product={washi} />);
    await userEvent.click(screen.getByRole('button', { name: 'Buy Now Booti Washi Tape' }));
    expect(byButton.location()).toMatchObject({
      pathname: '/products/booti-washi-tape',
      state: { product: washi },
    });
  });

  it('has a heart that adds the product to the wishlist and removes it', async () => {
    const { store } = renderWithShop(<ProductCard product={washi} />);
    const heart = screen.getByRole('button', { name: 'Wishlist: Booti Washi Tape' });
    expect(heart).toHaveAttribute('aria-pressed', 'false');
    await userEvent.click(heart);
    expect(heart).toHaveAttribute('aria-pressed', 'true');
    expect(selectIsWished(store.getState(), washi._id)).toBe(true);
    await userEvent.click(heart);
    expect(selectWishlistCount(store.getState())).toBe(0);
  });

  it('shows a product that is already on the wishlist', () => {
    renderWithShop(<ProductCard product={washi} />, { actions: [addToWishlist(washi)] });
    expect(screen.getByRole('button', { name: /^Wishlist/ })).toHaveAttribute('aria-pressed', 'true');
  });
});

describe('ProductCard of a sold-out product', () => {
  const gone = productCard({ title: 'Booti Washi Tape', stock: 0 });
  const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name });

  it('has a label that describes its link and buttons, and cannot be bought', async () => {
    const { store } = renderWithShop(<ProductCard product={gone} />);
    const mark = within(screen.getByTestId('product-card')).getByText('Sold out');
    for (const name of ['Add to Cart Booti Washi Tape', 'Buy Now Booti Washi Tape']) {
      expect(button(name).disabled).toBe(true);
      expect(button(name)).toHaveAttribute('aria-describedby', mark.id);
    }
    await userEvent.click(button('Add to Cart Booti Washi Tape'));
    expect(selectCartCount(store.getState())).toBe(0);
    expect(screen.getByRole('link')).toHaveAttribute('aria-describedby', mark.id);
  });

  it('still opens its page and can be added to the wishlist', async () => {
    const { store, location } = renderWithShop(<ProductCard product={gone} />);
    await userEvent.click(button('Wishlist: Booti Washi Tape'));
    expect(selectWishlistCount(store.getState())).toBe(1);
    await userEvent.click(screen.getByRole('link', { name: 'Booti Washi Tape' }));
    expect(location().pathname).toBe('/products/booti-washi-tape');
  });

  it('is not marked while one unit is in stock', () => {
    renderWithShop(<ProductCard product={productCard({ title: 'Booti Washi Tape', stock: 1 })} />);
    expect(screen.queryByText('Sold out')).not.toBeInTheDocument();
    expect(button('Buy Now Booti Washi Tape').disabled).toBe(false);
  });
});

it.each([
  ['no price', { rate: 0, discount: 0 }],
  ['a discount of 100%', { rate: 150, discount: 100 }],
])('a product with %s is not for sale', (_case, price) => {
  renderWithShop(<ProductCard product={productCard({ ...price, stock: 9 })} />);
  expect(screen.getByText('Not for sale')).toBeInTheDocument();
  for (const name of [/^Add to Cart/, /^Buy Now/]) {
    const button = screen.getByRole('button', { name });
    expect(button).toBeDisabled();
    expect(button).toHaveAccessibleDescription('Not for sale');
  }
});

it('a product with a price of one paisa is for sale, because orders are rounded up to a rupee', () => {
  renderWithShop(<ProductCard product={productCard({ rate: 0.01, discount: 0, stock: 9 })} />);
  expect(screen.queryByText('Not for sale')).not.toBeInTheDocument();
});

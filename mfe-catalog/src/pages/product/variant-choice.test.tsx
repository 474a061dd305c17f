import { describe, expect, it } from '@jest/globals';
import { paths } from '@shop/config';
import type { ProductVariant } from '@shop/contracts';
import { selectCartItems, selectWishlistItems } from '@shop/store';
import { photo, product, productCard, productPage, renderWithShop } from '@shop/testing';
import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { ProductCard } from '../../features/product-card/product-card';
import { productHead } from './head';
import { ProductView } from './page';
import { flawOf, optionKeys, valuesFromAddress, variantOf } from './variant-choice';

function variant(
  id: string,
  values: readonly string[],
  changes: Partial<ProductVariant> = {},
): ProductVariant {
  const text = values.join(' / ');
  return {
    ...{ id, _id: id, slugProduct: `dot-journal-${id}`, values, colors: text, defaultVariant: text },
    ...{ rate: 100, originalPrice: 100, discount: 0, stock: 5, productCode: `DJ-${id}` },
    ...{ hsnCode: null, gstRate: 12, mainPhoto: photo({ secure_url: `/media/${id}.webp` }), photos: [] },
    ...changes,
  };
}

const options = [
  { name: 'Colour', values: ['Green', 'Red'] },
  { name: 'Size', values: ['A5', 'A6'] },
];
const variants = [
  variant('g5', ['Green', 'A5']),
  variant('g6', ['Green', 'A6'], { rate: 85, originalPrice: 85, stock: 0 }),
  variant('r5', ['Red', 'A5'], { rate: 120, originalPrice: 120, stock: 2 }),
];
const journal = product({
  ...variants[0],
  title: 'Dot journal',
  slugProduct: 'dot-journal',
  ...{ options, variants, variantCount: 3, priceFrom: 85 },
});

describe('the values in a URL', () => {
  it.each([
    ['', ['Green', 'A5']],
    ['?colour=Red', ['Red', 'A5']],
    ['?colour=red&size=a5', ['Red', 'A5']],
    ['?size=A6', ['Green', 'A6']],
    ['?colour=Red&size=A6', ['Red', 'A6']],
    ['?colour=Mauve', ['Green', 'A5']],
  ])('%s choose %j', (search, values) => {
    expect(valuesFromAddress(journal, search)).toEqual(values);
  });

  it('prefer a variant in stock for options that are left open', () => {
    const few = {
      ...journal,
      _id: 'r5',
      variants: [variants[1], variant('g7', ['Green', 'A7'])] as ProductVariant[],
    };
    expect(valuesFromAddress(few, '?colour=Green')).toEqual(['Green', 'A7']);
  });

  it('have parameters that no other part of the page uses', () => {
    const named = ['Quantity', 'रंग', 'Ruling', 'ruling!', '?'].map((name) => ({ name, values: ['x'] }));
    expect(optionKeys({ ...journal, options: named })).toEqual([
      'option-1',
      'रंग',
      'ruling',
      'option-4',
      'option-5',
    ]);
  });
});

it('a value is on sale, sold out or not available', () => {
  const chosen = ['Green', 'A5'];
  expect(flawOf(journal, chosen, 0, 'Red')).toBeUndefined();
  expect(flawOf(journal, chosen, 1, 'A6')).toBe('sold out');
  expect(flawOf(journal, ['Red', 'A5'], 1, 'A6')).toBe('not available');
  expect(variantOf(journal, ['Red', 'A6'])).toBeUndefined();
});

it('the head of the page describes the variant in the URL', () => {
  const { slugProduct: slug = '' } = journal.variants?.[1] ?? {};
  const data = { product: journal, shippingRule: null };
  expect(productHead(data, '', slug)).toMatchObject({ canonical: paths.product(journal.slugProduct) });
  expect(productHead(data, '', slug)).not.toHaveProperty('ownPath');
  expect(productHead(data, '?colour=Red')).toMatchObject({
    ownPath: '/products/dot-journal',
    image: { url: '/media/r5.webp' },
    facts: { code: 'DJ-r5', pricePaise: 12_000, inStock: true },
  });
});

it('the head’s price is valid until the discount of the variant in the URL ends', () => {
  const until = '2026-12-01T04:30:00.000Z';
  const [green, ...others] = journal.variants ?? [];
  if (!green) throw new Error('The journal has no variants');
  const product = {
    ...journal,
    discountUntil: until,
    variants: [{ ...green, discountUntil: until }, ...others],
  };
  const timed = { product, shippingRule: null };
  expect(productHead(timed, '').facts).toMatchObject({ priceUntil: until });
  expect(productHead(timed, '?colour=Red').facts).not.toHaveProperty('priceUntil');
});

async function renderView(search = '') {
  const shop = renderWithShop(<ProductView product={journal} details={journal} />, {
    route: { pathname: '/products/dot-journal', search },
    routes: { 'GET /product': productPage([]) },
  });
  await screen.findByText('Printed on Japanese paper.');
  return shop;
}

const shown = () => within(screen.getByTestId('main-photo')).getByRole('img').getAttribute('src');
const radio = (name: string) => screen.getByRole('radio', { name });

describe('the page of a product with variants', () => {
  it('shows photo, price, code and stock of the chosen one, and stores it in the URL', async () => {
    const { location } = await renderView('?quantity=2');
    expect(screen.getByText('DJ-g5')).toBeInTheDocument();
    await userEvent.click(radio('Red'));
    expect(shown()).toBe('/media/r5.webp');
    expect(screen.getByText('DJ-r5')).toBeInTheDocument();
    expect(screen.getByTestId('price-ticket').textContent).toContain('₹120.00');
    expect(screen.getByTestId('stock').textContent).toBe('Only 2 left');
    expect(location().search).toBe('?quantity=2&colour=Red&size=A5');
  });

  it('has a group of radio buttons for each option, which can be changed with the keyboard', async () => {
    await renderView();
    expect(within(screen.getByRole('group', { name: 'Size' })).getAllByRole('radio')).toHaveLength(2);
    radio('Green').focus();
    await userEvent.keyboard('{ArrowRight}');
    expect(radio('Red')).toBeChecked();
    expect(radio('Red')).toHaveFocus();
  });

  it('marks what is sold out or not sold together; both can be chosen, with the reason', async () => {
    await renderView();
    await userEvent.click(radio('A6 (sold out)'));
    expect(screen.getByTestId('stock').textContent).toBe('Sold out');
    expect(screen.getByTestId('add-to-cart')).toBeDisabled();
    await userEvent.click(radio('Red (not available)'));
    expect(screen.getByTestId('stock').textContent).toBe('Not available');
    expect(screen.getByTestId('add-to-cart')).toHaveAccessibleDescription(
      'These options are not sold together. Choose another combination.',
    );
    expect(screen.queryByRole('button', { name: 'Wishlist: Dot journal' })).not.toBeInTheDocument();
    await userEvent.click(radio('A5'));
    expect(screen.getByTestId('add-to-cart')).toBeEnabled();
  });

  it('puts the variant into cart, wishlist and checkout', async () => {
    const { store, location } = await renderView('?colour=Red');
    await userEvent.click(screen.getByTestId('add-to-cart'));
    await userEvent.click(screen.getByRole('button', { name: 'Wishlist: Dot journal' }));
    const line = {
      ...{ productId: 'r5', productName: 'Dot journal', productCode: 'DJ-r5', variant: 'Red / A5' },
      ...{ rate: 120, slugProduct: 'dot-journal-r5', colors: 'Red / A5' },
    };
    expect(selectCartItems(store.getState())).toEqual([
      expect.objectContaining({ ...line, color: 'Red / A5' }),
    ]);
    expect(selectWishlistItems(store.getState())).toEqual([expect.objectContaining(line)]);
    await userEvent.click(screen.getByRole('button', { name: 'Buy Now' }));
    expect(location().state).toMatchObject({
      items: [{ productId: 'r5', title: 'Dot journal', color: 'Red / A5', rate: 120 }],
    });
  });
});

describe('the card of a product with variants', () => {
  const card = productCard({ title: 'Dot journal', rate: 85, discount: 0, variantCount: 3, priceFrom: 85 });

  it('shows the lowest price and links to the options', async () => {
    const { location, store } = renderWithShop(<ProductCard product={card} />);
    expect(screen.getByTestId('product-card').textContent).toContain('from₹85.00');
    expect(screen.queryByTestId('add-to-cart')).not.toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Choose Options Dot journal' }));
    expect(location().pathname).toBe('/products/dot-journal');
    expect(selectCartItems(store.getState())).toEqual([]);
  });

  it('adds the only variant directly', async () => {
    renderWithShop(<ProductCard product={{ ...card, variantCount: 1, priceFrom: undefined }} />);
    expect(screen.getByTestId('add-to-cart')).toBeEnabled();
    expect(screen.getByTestId('product-card').textContent).not.toContain('from');
  });
});

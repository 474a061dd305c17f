import { describe, expect, it } from '@jest/globals';
import { toCartItem } from '../cart/cart-state';
import { productCard } from '@shop/testing';
import { readCartItem, readWishlistItem } from './read-item';

const line = toCartItem(productCard({ _id: 'tape' }));
const stored = (overrides: object = {}): unknown => JSON.parse(JSON.stringify({ ...line, ...overrides }));

describe('a stored line of the cart', () => {
  it('is read back as it was', () => {
    expect(readCartItem(stored({ count: 3 }))).toEqual({ ...line, count: 3 });
  });

  it.each([
    ['null', null],
    ['a text', 'tape'],
    ['a list', [line]],
    ['a line without a product', stored({ productId: undefined })],
    ['a line with a numbered product', stored({ productId: 7 })],
    ['a line without a name', stored({ productName: '' })],
    ['a line without a price', stored({ rate: undefined })],
    ['a price as text', stored({ rate: '150' })],
    ['a negative price', stored({ rate: -1 })],
    ['a price beyond all sense', stored({ rate: 1e300 })],
    ['a photo without an address', stored({ photo: { width: 10 } })],
  ])('%s is not an item', (_name, value) => {
    expect(readCartItem(value)).toBeNull();
  });

  it('of an older shop gets what it lacks', () => {
    const older = {
      productId: 'tape',
      productName: 'Washi',
      rate: 150,
      photo: 'https://cdn.example/washi.webp',
    };
    expect(readCartItem(older)).toEqual({
      productId: 'tape',
      _id: 'tape',
      productName: 'Washi',
      productCode: null,
      description: '',
      photo: { secure_url: 'https://cdn.example/washi.webp' },
      rate: 150,
      originalPrice: 150,
      flashSale: false,
      discount: 0,
      variant: 'Default',
      count: 1,
      slugProduct: 'tape',
      colors: '',
    });
  });

  it.each([
    ['discount', 250, 0],
    ['discount', '5', 0],
    ['count', 0, 1],
    ['count', 2.5, 1],
    ['count', 1e9, 1],
    ['count', '3', 1],
    ['flashSale', 'yes', false],
    ['variant', {}, 'Default'],
    ['originalPrice', null, 150],
    ['colors', ['Sepia'], ''],
  ])('with %s of %p has %p instead', (field, value, instead) => {
    expect(readCartItem(stored({ [field]: value }))).toMatchObject({ [field]: instead });
  });

  it('is of the colour that it had, and of none that its product does not have', () => {
    expect(readCartItem(stored({ color: 'Sage' }))).toMatchObject({ color: 'Sage' });
    for (const color of ['Plum', 7, null, undefined]) {
      expect(readCartItem(stored({ color }))).not.toHaveProperty('color');
    }
  });

  it('keeps no field that the shop does not know', () => {
    expect(Object.keys(readCartItem(stored({ foreign: 'x' })) ?? {})).not.toContain('foreign');
  });

  it('keeps every part of a photo that the shop wrote', () => {
    const photo = {
      secure_url: '/a.webp',
      width: 640,
      height: 480,
      placeholder: '#d8c9a8',
      srcset: '/a-320.webp 320w',
      avif: '/a-320.avif 320w',
    };
    expect(readCartItem(stored({ photo }))?.photo).toEqual(photo);
  });

  it('keeps only the parts of a photo that can be one', () => {
    const photo = { secure_url: '/a.webp', width: -4, height: 'tall', placeholder: 7, srcset: '' };
    expect(readCartItem(stored({ photo }))?.photo).toEqual({ secure_url: '/a.webp' });
  });
});

describe('a stored entry of the wishlist', () => {
  it('is read without how many, which only the cart has', () => {
    const { count: _count, ...entry } = line;
    expect(readWishlistItem(stored())).toEqual(entry);
    expect(readWishlistItem(undefined)).toBeNull();
  });
});

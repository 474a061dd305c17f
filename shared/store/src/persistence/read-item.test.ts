import { describe, expect, it } from '@jest/globals';
import { toCartItem } from '../cart/cart-state';
import { productCard } from '@shop/testing';
import { readCartItem, readWishlistItem } from './read-item';

const line = toCartItem(productCard({ _id: 'tape' }));
const stored = (overrides: object = {}): unknown => JSON.parse(JSON.stringify({ ...line, ...overrides }));

describe('a stored line of the cart', () => {
  it('is read back unchanged', () => {
    expect(readCartItem(stored({ count: 3 }))).toEqual({ ...line, count: 3 });
  });

  it('has the GST that its price was shown with, if it is a percentage', () => {
    const taxed = toCartItem(productCard({ _id: 'tape', shownGstRate: 12 }));
    expect(readCartItem(JSON.parse(JSON.stringify(taxed)))).toEqual({ ...line, shownGstRate: 12 });
    expect(readCartItem(stored({ shownGstRate: '12' }))).toEqual(line);
    expect(line).not.toHaveProperty('shownGstRate');
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
    ['an absurdly high price', stored({ rate: 1e300 })],
    ['a photo without a URL', stored({ photo: { width: 10 } })],
  ])('%s is not an item', (_name, value) => {
    expect(readCartItem(value)).toBeNull();
  });

  it('of an older shop gets default values', () => {
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

  it('keeps its colour if its product has that colour', () => {
    expect(readCartItem(stored({ color: 'Sage' }))).toMatchObject({ color: 'Sage' });
    for (const color of ['Plum', 7, null, undefined]) {
      expect(readCartItem(stored({ color }))).not.toHaveProperty('color');
    }
  });

  it('drops unknown fields', () => {
    expect(Object.keys(readCartItem(stored({ foreign: 'x' })) ?? {})).not.toContain('foreign');
  });

  it('keeps all fields of a photo', () => {
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

  it('drops invalid fields of a photo', () => {
    const photo = { secure_url: '/a.webp', width: -4, height: 'tall', placeholder: 7, srcset: '' };
    expect(readCartItem(stored({ photo }))?.photo).toEqual({ secure_url: '/a.webp' });
  });
});

describe('a stored entry of the wishlist', () => {
  it('is read without a count, which only cart lines have', () => {
    const { count: _count, ...entry } = line;
    expect(readWishlistItem(stored())).toEqual(entry);
    expect(readWishlistItem(undefined)).toBeNull();
  });
});

import { describe, expect, it } from '@jest/globals';
import { paths } from './paths';
import { slugify } from './slugify';

describe('slugify', () => {
  it.each([
    ['Stamps & Inkpads', 'stamps-inkpads'],
    ['  Washi   Tape ', 'washi-tape'],
    ["Maker's Choice!", 'makers-choice'],
    ['PET Material', 'pet-material'],
    ['बही खाता', 'बही-खाता'],
    ['&', ''],
  ])('%s becomes %s', (name, slug) => {
    expect(slugify(name)).toBe(slug);
  });
});

describe('paths', () => {
  it('slugs the subcategory and escapes what a brand name may hold', () => {
    expect(paths.category('tapes', 'Washi & PET')).toBe('/collections/tapes/washi-pet');
    expect(paths.brand('Ding Ding')).toBe('/collections/brand/Ding%20Ding');
  });

  it('keeps the first page of all products without a query', () => {
    expect(paths.allProductsPage(1)).toBe('/all-products');
    expect(paths.allProductsPage(3)).toBe('/all-products?page=3');
  });
});

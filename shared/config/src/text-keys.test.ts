import { describe, expect, it } from '@jest/globals';
import { paths } from './paths';
import { findBySlug, searchKey, slugify } from './text-keys';

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

describe('findBySlug', () => {
  const find = (segment: string) => findBySlug(['Ding', 'Ding Ding', '&'], segment, (name) => [name]);

  it.each(['Ding Ding', 'ding-ding', 'DING DING', 'Ding+Ding', 'dingding'])(
    'finds the name of %s',
    (segment) => {
      expect(find(segment)).toBe('Ding Ding');
    },
  );

  it.each(['ding dong', '', '&', '+'])('finds nothing for %j', (segment) => {
    expect(find(segment)).toBeUndefined();
  });
});

describe('paths', () => {
  it('slugs the subcategory and escapes special characters of a brand name', () => {
    expect(paths.category('tapes', 'Washi & PET')).toBe('/collections/tapes/washi-pet');
    expect(paths.brand('Ding Ding')).toBe('/collections/brand/Ding%20Ding');
  });

  it('keeps the first page of all products without a query', () => {
    expect(paths.allProductsPage(1)).toBe('/all-products');
    expect(paths.allProductsPage(3)).toBe('/all-products?page=3');
  });
});

it.each([
  ['  Washi \n TAPE ', 'washi tape'],
  ['ＴＡＰＥ', 'tape'],
  ['Cafe\u0301', 'caf\u00e9'],
  ['\u095c', '\u0921\u093c'],
  ['ta\u200bpe\ufeff', 'tape'],
  ['ﬁne', 'fine'],
  [' \u200b ', ''],
])('compares %j as %j', (text, key) => {
  expect(searchKey(text)).toBe(key);
});

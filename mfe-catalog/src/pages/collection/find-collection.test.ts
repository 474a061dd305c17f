import { describe, expect, it } from '@jest/globals';
import { brand, productCategory, theme } from '@shop/testing';
import { findBrand, findSubcategory, findTheme } from './find-collection';

const categories = [
  productCategory({ category: 'Stamps & Inkpads', subCategory: ['Ink Pads & Refills'] }),
  productCategory({ category: 'Art Supplies', subCategory: [] }),
];

const stamps = { category: 'Stamps & Inkpads', categorySlug: 'stamps-inkpads' };

describe('findSubcategory', () => {
  it.each([
    ['stamps-inkpads', 'ink-pads-refills', { ...stamps, subcategory: 'Ink Pads & Refills' }],
    ['Stamps & Inkpads', 'Ink Pads & Refills', { ...stamps, subcategory: 'Ink Pads & Refills' }],
    ['stamps-inkpads', 'all', { ...stamps, subcategory: null }],
    ['stamps-inkpads', 'stamps-inkpads', { ...stamps, subcategory: null }],
    [
      'art-supplies',
      'anything',
      { category: 'Art Supplies', categorySlug: 'art-supplies', subcategory: null },
    ],
    ['stamps-inkpads', 'nowhere', null],
    ['nowhere', 'all', null],
  ])('finds %s / %s', (category, subcategory, names) => {
    expect(findSubcategory(categories, category, subcategory)).toEqual(names);
  });
});

it('finds brands by name in any spelling', () => {
  const brands = [brand('Ding Ding'), brand('OKMT')];
  expect(findBrand(brands, 'ding-ding')).toBe(brands[0]);
  expect(findBrand(brands, 'Ding+Ding')).toBe(brands[0]);
  expect(findBrand(brands, 'OKMT')).toBe(brands[1]);
  expect(findBrand(brands, 'Nobody')).toBeNull();
});

it('finds themes by slug and by name', () => {
  const themes = [theme('Monsoon Mail')];
  expect(findTheme(themes, 'monsoon-mail')).toBe(themes[0]);
  expect(findTheme(themes, 'Monsoon Mail')).toBe(themes[0]);
  expect(findTheme(themes, 'nowhere')).toBeNull();
});

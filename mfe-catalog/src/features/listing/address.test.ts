import { describe, expect, it } from '@jest/globals';
import {
  choiceFromQuery,
  labelOf,
  listingAddress,
  listingSearch,
  pageFromQuery,
  withOption,
} from './address';

const read = (search: string) => choiceFromQuery(new URLSearchParams(search));

describe('choiceFromQuery', () => {
  it.each([
    ['', {}],
    ['availability=low-stock', { availability: 'low-stock' }],
    [
      'category=washi-material&sort=price-low-to-high',
      { category: 'washi-material', sort: 'price-low-to-high' },
    ],
    ['availability=all-items&sort=sort-by-price', {}],
    ['availability=some&category=weapons&sort=', {}],
    ['availability=in-stock&utm_source=post', { availability: 'in-stock' }],
    ['sort=best-value&sort=cheapest-first', { sort: 'best-value' }],
    ['sort=country-of-origin', { sort: 'country-of-origin' }],
    ['brands=okmt&brands=yier&origins=JP,IN&origins=IN', { brands: 'okmt,yier', origins: 'JP,IN' }],
    ['brands=%3Cb%3E&origins=india&prices=cheap&colors=&categories=A', {}],
    ['prices=100-250&prices=2500-&colors=Night+blue', { prices: '100-250,2500-', colors: 'Night blue' }],
  ])('reads "%s"', (search, choice) => {
    expect(read(search)).toEqual(choice);
  });
});

describe('the options of a choice', () => {
  it('have labels; the first option means no choice', () => {
    expect(labelOf({ sort: 'best-value' }, 'sort')).toBe('Best Value');
    expect(labelOf({}, 'sort')).toBe('Sort by Price');
  });

  it('change one filter, and clear it with the first option', () => {
    const low = withOption({ sort: 'best-value' }, 'availability', 'Low Stock');
    expect(low).toEqual({ sort: 'best-value', availability: 'low-stock' });
    expect(withOption(low, 'availability', 'All Items')).toEqual({ sort: 'best-value' });
  });
});

describe('listingSearch', () => {
  it('omits filters without a choice', () => {
    expect(listingSearch({})).toBe('');
    expect(listingSearch({ sort: 'most-expensive' })).toBe('?sort=most-expensive');
    expect(listingSearch({ sort: 'best-value', availability: 'in-stock' }, 3)).toBe(
      '?availability=in-stock&sort=best-value&page=3',
    );
  });

  it('has a parameter for each value of a facet, and keeps the panel open', () => {
    const choice = { sort: 'best-value', brands: 'okmt,yier', colors: 'Night blue' };
    const search = listingSearch(choice, 1, 'tape', true);
    expect(search).toBe('?q=tape&sort=best-value&brands=okmt&brands=yier&colors=Night+blue&filters=open');
    expect(listingAddress(new URLSearchParams(search))).toEqual({
      listingQuery: { page: 1, filters: choice },
      isPage: true,
      isOpen: true,
    });
  });

  it('is parsed to the written values', () => {
    const choice = { availability: 'out-of-stock', category: 'pet-material', sort: 'cheapest-first' };
    expect(read(listingSearch(choice, 2))).toEqual(choice);
  });
});

it.each([
  ['', 1],
  ['page=1', 1],
  ['page=7', 7],
  ['page=999999', 999_999],
  ['page=', null],
  ['page=0', null],
  ['page=-2', null],
  ['page=1.5', null],
  ['page=two', null],
  ['page=0x10', null],
  ['page=1e3', null],
  ['page=99999999999', null],
])('reads the page of "%s" as %p', (query, page) => {
  expect(pageFromQuery(new URLSearchParams(query))).toBe(page);
});

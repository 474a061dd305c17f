import { expect, it } from '@jest/globals';
import { foundInWords } from './found-in-words';

it.each([
  [{ total: 14 }, '14 products for “washi tape”'],
  [{ total: 1, match: 'all-words', corrected: null }, '1 product for “washi tape”'],
  [{ total: 500 }, 'The first 500 products for “washi tape”'],
  [
    { total: 10, match: 'some-words', corrected: null },
    'No products match all the words in “washi tape”. Showing 10 products that match some of them.',
  ],
  [
    { total: 14, match: 'all-words', corrected: 'washi' },
    'No results for “washi tape”. Showing 14 products for “washi”.',
  ],
  [
    { total: 500, match: 'some-words', corrected: 'washi' },
    'No products match all the words in “washi tape”. Showing the first 500 products that match some of them.',
  ],
] as const)('%j', (found, words) => {
  expect(foundInWords('washi tape', found)).toBe(words);
});

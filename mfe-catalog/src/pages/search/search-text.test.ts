import { expect, it } from '@jest/globals';
import { searchText } from './search-text';

it.each([
  ['', ''],
  ['q=', ''],
  ['q=+%09+', ''],
  ['q=%00', ''],
  ['q=+wax%0Aseal++kit+', 'wax seal kit'],
  ['q=%E0%A4%AC%E0%A4%B9%E0%A5%80', 'बही'],
  ['q=%FF', '\ufffd'],
  [`q=${'😀'.repeat(150)}`, '😀'.repeat(100)],
])('%s searches for %j', (query, text) => {
  expect(searchText(new URLSearchParams(query))).toBe(text);
});

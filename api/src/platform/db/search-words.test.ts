import { expect, it } from '@jest/globals';
import { searchQuery } from './search-words';

it.each([
  ['Asha', "'asha':*"],
  ['  Asha   RAO ', "'asha':* & 'rao':*"],
  ['asha@example.in', "'asha@example.in':*"],
  ['VC-4F7K2-9QXBM', "'4f7k29qxbm':*"],
  ['en-4f7k-29qx', "'4f7k29qx':*"],
  ['+91 90000-90000', "'9000090000':*"],
  ['+91 9000', "'9000':*"],
  ['9000', "'9000':*"],
  ["o'neil \\", "'o''neil':* & '\\\\':*"],
  ['आशा', "'आशा':*"],
  ['ＲＡＯ Zoe\u0308', "'rao':* & 'zoë':*"],
  ['क्\u200dष', "'क्ष':*"],
])('%j searches for %s', (text, query) => {
  expect(searchQuery(text)).toBe(query);
});

it.each(['', '   ', 'VC-'])('%j contains no search words', (text) => {
  expect(searchQuery(text)).toBeNull();
});

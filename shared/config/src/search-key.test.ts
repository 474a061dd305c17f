import { expect, it } from '@jest/globals';
import { searchKey } from './search-key';

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

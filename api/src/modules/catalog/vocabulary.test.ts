import { expect, it } from '@jest/globals';
import SearchableMap from 'minisearch/SearchableMap';
import { correctWord } from './search-repository';

const vocabulary = SearchableMap.from(
  Object.entries({
    washi: 14,
    wash: 1,
    tape: 22,
    tale: 1,
    type: 2,
    stickers: 9,
    letterpress: 3,
    बारिश: 1,
    ink: 8,
  }),
);

it.each([
  ['wshai', 'washi'],
  ['wasih', 'washi'],
  ['tpae', 'tape'],
  ['tapp', 'tape'],
  ['stikcers', 'stickers'],
  ['leterpres', 'letterpress'],
  ['washitape', 'washi tape'],
  ['बारीश', 'बारिश'],
])('corrects %s to %s', (word, meant) => {
  expect(correctWord(word, vocabulary)).toBe(meant);
});

it.each(['washi', 'letter', 'press', 'zzzzqq', 'tx', 'wt0042', '--'])('leaves %s unchanged', (word) => {
  expect(correctWord(word, vocabulary)).toBeUndefined();
});

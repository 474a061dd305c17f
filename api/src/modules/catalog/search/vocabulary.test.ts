import { expect, it } from '@jest/globals';
import SearchableMap from 'minisearch/SearchableMap';
import { correctWord, inOtherScript, soundsOf } from './vocabulary';

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
    notebook: 4,
    बही: 2,
  }),
);
const known = { vocabulary, sounds: soundsOf(vocabulary) };

it.each([
  ['wshai', 'washi'],
  ['wasih', 'washi'],
  ['tpae', 'tape'],
  ['tapp', 'tape'],
  ['stikcers', 'stickers'],
  ['leterpres', 'letterpress'],
  ['washitape', 'washi tape'],
  ['बारीश', 'बारिश'],
  ['barish', 'बारिश'],
  ['bahee', 'बही'],
  ['vashi', 'washi'],
  ['वॉशी', 'washi'],
  ['नोटबुक', 'notebook'],
])('corrects %s to %s', (word, meant) => {
  expect(correctWord(word, known)).toBe(meant);
});

it.each(['washi', 'letter', 'press', 'zzzzqq', 'tx', 'wt0042', '--'])('leaves %s unchanged', (word) => {
  expect(correctWord(word, known)).toBeUndefined();
});

it.each([
  ['bahi', ['बही']],
  ['baarish', ['बारिश']],
  ['वाशी', ['washi']],
  ['washi', []],
])('knows %s in the other script as %j', (word, others) => {
  expect(inOtherScript(word, known)).toEqual(others);
});

import { expect, it } from '@jest/globals';
import { wordForms } from './search-repository';

it.each([
  ['sticker', 'stickers', ['sticker']],
  ['tape', 'tapes', ['tape']],
  ['box', 'boxes', ['box']],
  ['brush', 'brushes', ['brush']],
  ['pen', 'pens', ['pen']],
  ['diary', 'diaries', ['diaries', 'diary']],
  ['knife', 'knives', ['knife', 'knives']],
])('searches %s and %s as %j', (singular, plural, forms) => {
  expect([...wordForms(singular)].sort()).toEqual(forms);
  expect([...wordForms(plural)].sort()).toEqual(forms);
});

it.each(['washi', 'glass', 'wt-0042', '15', 'as', 'टेप'])('searches %s unchanged', (word) => {
  expect(wordForms(word)).toContain(word);
  expect(wordForms(word).every((form) => form.startsWith(word) || word.startsWith(form))).toBe(true);
});

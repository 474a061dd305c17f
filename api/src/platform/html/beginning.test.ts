import { expect, it } from '@jest/globals';
import { beginningOf } from './beginning';

it.each([
  ['<p>Four</p><p>more</p>', 3, '<p>Four</p>'],
  ['<p>Four</p><p>more</p><p>x</p>', 4, '<p>Four</p><p>more</p>'],
  ['<p>Four</p>\n<p>more</p><p>x</p>', 4, '<p>Four</p>\n<p>more</p>'],
  ['<p>Four</p><p>more</p><p>x</p>', 5, '<p>Four</p><p>more</p>'],
  [
    '<blockquote><p>Four</p><p>a<br />b</p></blockquote><p>x</p>',
    5,
    '<blockquote><p>Four</p><p>a<br />b</p></blockquote>',
  ],
  ['<p>Four</p>', 400, '<p>Four</p>'],
  ['<p>a&amp;b</p><p>more</p>', 4, '<p>a&amp;b</p><p>more</p>'],
  ['plain', 1, 'plain'],
])('%s', (html, characters, beginning) => {
  expect(beginningOf(html, characters)).toBe(beginning);
});

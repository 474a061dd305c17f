import { expect, it } from '@jest/globals';
import { plainText } from './plain-text';

it.each([
  ['<p>Washi &amp; <b>paper</b></p>\n<p>from Jaipur</p>', 80, 'Washi & paper from Jaipur'],
  ['<p>Hand-cut stamps</p>', 10, 'Hand-cut…'],
  ['', 10, ''],
])('makes text of %j', (html, length, text) => {
  expect(plainText(html, length)).toBe(text);
});

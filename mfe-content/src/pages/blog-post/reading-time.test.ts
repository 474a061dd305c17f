import { expect, it } from '@jest/globals';
import { readingMinutes } from '../../features/blog/reading-time';

it.each([
  ['<p></p>', 1],
  [`<p>${'word '.repeat(220)}</p>`, 1],
  [`<p>${'word '.repeat(400)}</p><h2>${'word '.repeat(300)}</h2>`, 3],
])('%.20s takes %d minutes', (html, minutes) => {
  expect(readingMinutes(html)).toBe(minutes);
});

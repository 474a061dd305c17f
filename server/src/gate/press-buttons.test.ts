import { expect, it } from '@jest/globals';
import { judgePresses, type Press } from './press-buttons';

const fine: Press = { name: 'Filter', blockedMs: 20, hasEffect: true, obstacle: null, leftFor: null };
const found = (candidate: Partial<Press>, live: Partial<Press> | null = {}) =>
  judgePresses(
    { path: '/all-products', width: 1366 },
    [{ ...fine, ...candidate }],
    live ? [{ ...fine, ...live }] : [],
  ).map(({ message }) => message);

const covered = 'it is covered by: <div>';

it('reports nothing if presses have the same effect as on the live page', () => {
  expect(found({})).toEqual([]);
  expect(found({ leftFor: 'blog.example' }, { leftFor: 'blog.example' })).toEqual([]);
});

it.each([
  ['does nothing after a click on “Filter”', { hasEffect: false }],
  [`does not let “Filter” be clicked (${covered})`, { obstacle: covered, hasEffect: false }],
  ['opens other.example after a click on “Filter”', { leftFor: 'other.example' }],
  ['is blocked for 2000 ms after a click on “Filter”', { blockedMs: 2000 }],
  ['stops responding after a click on “Filter”', { blockedMs: null }],
])('reports a page that %s, unless the live version does the same', (text, press) => {
  expect(found(press)).toEqual([`/all-products at 1366 px ${text}.`]);
  expect(found(press, press)).toEqual([]);
});

it('ignores a button that is not on the live page, unless it hangs', () => {
  expect(found({ hasEffect: false }, null)).toEqual([]);
  expect(found({ blockedMs: null }, null)).toHaveLength(1);
});

it('names both buttons if the work of the first may hang during the second press', () => {
  const messages = judgePresses(
    { path: '/', width: 390 },
    [fine, { ...fine, name: 'Sort', blockedMs: null }],
    [],
  );
  expect(messages).toMatchObject([
    { message: '/ at 390 px stops responding after a click on “Filter” or “Sort”.' },
  ]);
});

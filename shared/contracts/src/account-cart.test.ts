import { describe, expect, it } from '@jest/globals';
import {
  accountLineKey,
  applyChanges,
  changesSince,
  type LineChange,
  linesByKey,
  mergeCount,
  rebase,
  takeOrderedLines,
  whenSent,
} from './account-cart';

const limits = { maxQuantity: 10, cartLines: 2, wishlistEntries: 2 };
const id = (productId: string, color = '') => ({ list: 'cart' as const, productId, color });
const line = (productId: string, count: number, ordered = 0) => ({ ...id(productId), count, ordered });
const countsOf = (lines: ReturnType<typeof linesByKey<ReturnType<typeof line>>>) =>
  [...lines.values()].map(({ productId, count }) => [productId, count]);

describe('mergeCount', () => {
  it.each([
    ['unknown to each other: the larger count', { count: 2, ordered: 0 }, 3, undefined, 3],
    ['changed here', { count: 2, ordered: 0 }, 1, { count: 2, ordered: 0 }, 1],
    ['removed here', { count: 2, ordered: 0 }, 0, { count: 2, ordered: 0 }, 0],
    ['removed elsewhere', { count: 0, ordered: 0 }, 2, { count: 2, ordered: 0 }, 0],
    ['changed on both sides: the larger count', { count: 3, ordered: 0 }, 5, { count: 2, ordered: 0 }, 5],
    ['removed here and raised elsewhere', { count: 3, ordered: 0 }, 0, { count: 2, ordered: 0 }, 3],
    ['raised here and ordered elsewhere', { count: 0, ordered: 2 }, 3, { count: 2, ordered: 0 }, 1],
    ['ordered, and as many added again', { count: 2, ordered: 2 }, 3, { count: 2, ordered: 0 }, 3],
  ])('%s', (_case, theirs, count, seen, merged) => {
    expect(mergeCount(theirs, count, seen)).toBe(merged);
  });
});

describe('applyChanges', () => {
  const apply = (stored: readonly ReturnType<typeof line>[], changes: readonly LineChange[]) => {
    const { lines, limited } = applyChanges(linesByKey(stored), changes, limits);
    return { counts: countsOf(lines as never), limited };
  };

  it('removes before it adds, as removals make room', () => {
    const stored = [line('a', 1), line('b', 1)];
    const changes = [
      { ...id('c'), count: 1 },
      { ...id('a'), count: 0, seen: { count: 1, ordered: 0 } },
    ];
    expect(apply(stored, changes)).toEqual({
      counts: [
        ['a', 0],
        ['b', 1],
        ['c', 1],
      ],
      limited: [],
    });
  });

  it('allows a maximum of lines and of units of a product in all colours', () => {
    const stored = [line('a', 8), line('b', 1)];
    const changes = [
      { ...id('c'), count: 1 },
      { ...id('a'), count: 12, seen: { count: 8, ordered: 0 } },
    ];
    expect(apply(stored, changes)).toEqual({
      counts: [
        ['a', 10],
        ['b', 1],
      ],
      limited: [
        { productId: 'c', reached: 'lines' },
        { productId: 'a', reached: 'units' },
      ],
    });
  });
});

it('an order removes at most what is in the cart', () => {
  const lines = takeOrderedLines(linesByKey([line('a', 1), line('b', 5)]), [
    { productId: 'a', color: '', quantity: 3 },
    { productId: 'b', color: '', quantity: 2 },
    { productId: 'c', color: '', quantity: 1 },
  ]);
  expect([...lines.values()]).toEqual([line('a', 0, 1), line('b', 3, 2)]);
});

it('a browser keeps the changes made while it waited for the response', () => {
  const seen = linesByKey([line('a', 1), line('b', 1), line('c', 1)]);
  const whileSending = linesByKey([line('a', 2), line('b', 1), line('c', 1)]);
  const changes = changesSince(seen, whileSending);
  expect(changes).toEqual([{ ...id('a'), count: 2, seen: { count: 1, ordered: 0 } }]);
  const now = linesByKey([line('a', 2), line('b', 4), line('d', 1)]);
  const response = linesByKey([line('a', 2), line('b', 1), line('c', 1), line('e', 7)]);
  const shown = rebase(response, now, whenSent(seen, changes));
  const counts = Object.fromEntries(
    ['a', 'b', 'c', 'd', 'e'].map((name) => [name, shown.get(accountLineKey(id(name)))]),
  );
  expect(counts).toEqual({ a: 2, b: 4, c: 0, d: 1, e: 7 });
});

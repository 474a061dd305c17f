import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, renderHook } from '@testing-library/react';
import { steppedIndex, useSettledQuery } from './use-search';

it.each([
  [-1, 1, 0],
  [0, 1, 1],
  [2, 1, 0],
  [-1, -1, 2],
  [0, -1, 2],
  [2, -1, 1],
])('steps from %d by %d in a list of three to %d', (index, step, next) => {
  expect(steppedIndex(index, step, 3)).toBe(next);
});

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
});

const pass = (ms: number) => act(() => jest.advanceTimersByTime(ms));

describe('the settled query', () => {
  it('follows the text 300 ms after the last key', () => {
    const { result, rerender } = renderHook(useSettledQuery, { initialProps: 'wa' });
    pass(299);
    rerender('wax');
    pass(299);
    expect(result.current).toBe('');
    pass(1);
    expect(result.current).toBe('wax');
  });

  it('is cleared immediately with the text, and does not return with the next key', () => {
    const { result, rerender } = renderHook(useSettledQuery, { initialProps: ' wax ' });
    pass(300);
    expect(result.current).toBe('wax');
    rerender('   ');
    expect(result.current).toBe('');
    rerender('s');
    expect(result.current).toBe('');
    pass(300);
    expect(result.current).toBe('s');
  });
});

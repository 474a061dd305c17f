import { expect, it } from '@jest/globals';
import { createRefreshingCache } from './refreshing-cache';

/** A function that counts its calls, and fails while `broken`. */
function counted() {
  const state = { made: 0, broken: false, now: 0 };
  const make = async () => {
    if (state.broken) throw new Error('broken');
    return (state.made += 1);
  };
  return { state, get: createRefreshingCache(make, { maxAgeMs: 100, now: () => state.now }) };
}

it('makes a value once for all callers, and again when that is too old', async () => {
  const { state, get } = counted();
  expect(await Promise.all([get(), get()])).toEqual([1, 1]);
  state.now = 99;
  expect(await get()).toBe(1);
  state.now = 100;
  expect(await get()).toBe(2);
});

it('keeps the last while a new one cannot be made, and rejects when there never was one', async () => {
  const { state, get } = counted();
  state.broken = true;
  await expect(get()).rejects.toThrow('broken');
  state.broken = false;
  expect(await get()).toBe(1);
  state.broken = true;
  state.now = 200;
  expect(await get()).toBe(1);
  state.broken = false;
  expect(await get()).toBe(2);
});

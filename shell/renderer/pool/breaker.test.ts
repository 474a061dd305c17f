import { expect, it } from '@jest/globals';
import type { PageRelease } from '@shop/contracts';
import { createServerBreaker } from './breaker';

const release = {
  remotes: { cart: { version: '1.0.0' }, catalog: { version: '2.0.0' } },
} as unknown as PageRelease;

function open() {
  const clock = { ms: 0 };
  const breaker = createServerBreaker({ now: () => clock.ms });
  const fail = (times: number) => {
    for (let count = 0; count < times; count += 1) breaker.note('cart', '1.0.0', 'threw');
  };
  return { breaker, clock, fail, skipped: () => breaker.skipped(release) };
}

it('skips a version after a few failures in a row, and no other', () => {
  const { breaker, fail, skipped } = open();
  fail(2);
  breaker.note('cart', '1.0.0', 'rendered');
  fail(2);
  expect(skipped()).toEqual([]);
  fail(1);
  expect(skipped()).toEqual(['cart']);
  expect(breaker.skipped({ ...release, remotes: {} })).toEqual([]);
});

it('counts twice what takes a process with it', () => {
  const { breaker, skipped } = open();
  breaker.note('cart', '1.0.0', 'timed-out');
  expect(skipped()).toEqual([]);
  breaker.note('cart', '1.0.0', 'died');
  expect(skipped()).toEqual(['cart']);
});

it('does not count failures that are far apart', () => {
  const { clock, fail, skipped } = open();
  fail(2);
  clock.ms = 60_001;
  fail(2);
  expect(skipped()).toEqual([]);
});

it('lets one render try it later, twice as late each time that fails, and all when it succeeds', () => {
  const { breaker, clock, fail, skipped } = open();
  fail(3);
  clock.ms = 10_000;
  expect([skipped(), skipped()]).toEqual([[], ['cart']]);
  fail(1);
  clock.ms = 29_999;
  expect(skipped()).toEqual(['cart']);
  clock.ms = 30_000;
  expect(skipped()).toEqual([]);
  breaker.note('cart', '1.0.0', 'rendered');
  expect([skipped(), skipped()]).toEqual([[], []]);
});

it('skips at once what took a process with it while it was linked', () => {
  const { breaker, skipped } = open();
  breaker.trip('catalog', '2.0.0');
  expect(skipped()).toEqual(['catalog']);
});

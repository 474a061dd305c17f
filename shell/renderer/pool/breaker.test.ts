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

it('skips only a version with several consecutive failures', () => {
  const { breaker, fail, skipped } = open();
  fail(2);
  breaker.note('cart', '1.0.0', 'rendered');
  fail(2);
  expect(skipped()).toEqual([]);
  fail(1);
  expect(skipped()).toEqual(['cart']);
  expect(breaker.skipped({ ...release, remotes: {} })).toEqual([]);
});

it('counts a crash twice', () => {
  const { breaker, skipped } = open();
  breaker.note('cart', '1.0.0', 'timed-out');
  expect(skipped()).toEqual([]);
  breaker.note('cart', '1.0.0', 'died');
  expect(skipped()).toEqual(['cart']);
});

it('does not count failures outside the window', () => {
  const { clock, fail, skipped } = open();
  fail(2);
  clock.ms = 60_001;
  fail(2);
  expect(skipped()).toEqual([]);
});

it('retries in one render after a delay that doubles with each failure, and in all after a success', () => {
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

it('skips a version at once if linking it crashed a process', () => {
  const { breaker, skipped } = open();
  breaker.trip('catalog', '2.0.0');
  expect(skipped()).toEqual(['catalog']);
});

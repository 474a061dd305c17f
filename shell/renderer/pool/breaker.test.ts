import { expect, it } from '@jest/globals';
import type { PageRelease } from '@shop/contracts';
import { createServerBreaker } from './breaker';

const release = {
  remotes: { cart: { version: '1.0.0' }, catalog: { version: '2.0.0' } },
} as unknown as PageRelease;
const page = { remote: 'cart', module: 'page', version: '1.0.0' };

function open() {
  const clock = { ms: 0 };
  const breaker = createServerBreaker({ now: () => clock.ms });
  const fail = (times: number) => {
    for (let count = 0; count < times; count += 1) breaker.record(page, 'threw');
  };
  return { breaker, clock, fail, skipped: () => breaker.choose(release).skip };
}

it('skips a module of a version after a few failures in a row, and no other', () => {
  const { breaker, fail, skipped } = open();
  fail(2);
  breaker.record(page, 'rendered');
  fail(2);
  breaker.record({ ...page, module: 'drawer' }, 'threw');
  expect(skipped()).toEqual([]);
  fail(1);
  expect(skipped()).toEqual(['cart/page']);
  breaker.record({ ...page, module: 'drawer' }, 'rendered');
  expect(skipped()).toEqual(['cart/page']);
  expect(breaker.choose({ ...release, remotes: {} }).skip).toEqual([]);
});

it('counts a crash twice', () => {
  const { breaker, skipped } = open();
  breaker.record(page, 'timed-out');
  expect(skipped()).toEqual([]);
  breaker.record(page, 'died');
  expect(skipped()).toEqual(['cart/page']);
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
  expect([skipped(), skipped()]).toEqual([[], ['cart/page']]);
  fail(1);
  clock.ms = 29_999;
  expect(skipped()).toEqual(['cart/page']);
  clock.ms = 30_000;
  expect(skipped()).toEqual([]);
  breaker.record(page, 'rendered');
  expect([skipped(), skipped()]).toEqual([[], []]);
});

it('lets the next render retry a version if the page of the current one does not need it', () => {
  const { breaker, clock, fail, skipped } = open();
  fail(3);
  clock.ms = 10_000;
  const { retried } = breaker.choose(release);
  expect(retried).toEqual(['cart/page']);
  breaker.notTried(release, retried);
  expect([skipped(), skipped()]).toEqual([[], ['cart/page']]);
});

it('skips a version immediately if linking it crashed a process', () => {
  const { breaker, skipped } = open();
  breaker.trip({ remote: 'catalog', module: 'listing', version: '2.0.0' });
  expect(skipped()).toEqual(['catalog/listing']);
});

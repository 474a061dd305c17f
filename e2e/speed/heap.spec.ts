import type { Page } from '@playwright/test';
import { openCdpSession, readMemory, type MemoryReading } from '../support/heap';
import { openHydrated } from '../support/hydrated';
import { expect, test } from '../support/test';

/** Pages of four remotes; a round visits all of them and returns to the first. */
const round = ['/cart', '/faq', '/auth/login', '/all-products'];
const rounds = 10;

/** Navigates by a script in the page: calls of a test would retain objects in the same heap. */
const walk = (page: Page) =>
  page.evaluate(async (addresses) => {
    const frame = () => new Promise(requestAnimationFrame);
    const isThere = () =>
      document.querySelector('main h1') !== null &&
      document.querySelector('[data-remote]:not([data-ready]):not([data-deferred])') === null;
    for (const address of addresses) {
      const before = document.querySelector('main [data-remote]');
      history.pushState(null, '', address);
      dispatchEvent(new PopStateEvent('popstate'));
      while (before?.isConnected || !isThere()) await frame();
    }
  }, round);

const median = (values: readonly number[]) => values.toSorted((a, b) => a - b)[values.length >> 1] ?? 0;

test('a page retains no more memory after 40 navigations', async ({ page }) => {
  await openHydrated(page, '/all-products');
  const session = await openCdpSession(page);
  const readings: MemoryReading[] = [];
  for (let turn = 0; turn < rounds; turn += 1) {
    await walk(page);
    readings.push(await readMemory(session));
  }
  // The first rounds fetch code and data that stay cached.
  const [middle, last] = [readings.slice(4, 7), readings.slice(7)];
  const of = (key: keyof MemoryReading, part: readonly MemoryReading[]) =>
    median(part.map((one) => one[key]));
  const reported = JSON.stringify(readings);
  expect(of('nodes', last), reported).toBeLessThanOrEqual(of('nodes', middle));
  expect(of('listeners', last), reported).toBeLessThanOrEqual(of('listeners', middle));
  // Compiled code varies by up to a megabyte; a leaked page takes half a megabyte, and dozens would leak between the
  // two measurements.
  const min = (part: readonly MemoryReading[]) => Math.min(...part.map(({ heap }) => heap));
  expect(min(last), reported).toBeLessThanOrEqual(min(middle) * 1.25);
});

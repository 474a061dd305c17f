import { loadShuffled } from '../support/shuffled-load';
import { test } from '../support/test';

/**
 * The number of shuffled orders, set by `ORDERS` and starting at `FIRST_ORDER`, and the number of pages that load
 * concurrently.
 */
const orders = Number(process.env.ORDERS ?? 1000);
const begin = Number(process.env.FIRST_ORDER ?? 1);
const lanes = 3;

/**
 * Split into several tests: on each call, Playwright processes all earlier steps of the test, which takes most of
 * the time with 1,000 orders.
 */
const atOnce = 50;

for (let first = begin; first < begin + orders; first += atOnce) {
  const end = Math.min(first + atOnce, begin + orders);
  test(`one React and one store in arrival orders ${first} to ${end - 1}`, async ({ browser, shop }) => {
    let seed = first;
    const lane = async () => {
      const page = await browser.newPage();
      while (seed < end) await loadShuffled(page, shop.url, seed++);
      await page.close();
    };
    await Promise.all(Array.from({ length: lanes }, lane));
  });
}

import { loadShuffled } from '../support/shuffled-load';
import { test } from '../support/test';

/** Shuffled orders, and how many pages load side by side. `ORDERS` draws fewer, from `FIRST_ORDER` on. */
const orders = Number(process.env.ORDERS ?? 1000);
const begin = Number(process.env.FIRST_ORDER ?? 1);
const lanes = 3;

/** In one test: Playwright goes through all that a test has done before at each call, which 1,000 orders make the most of the work. */
const atOnce = 50;

for (let first = begin; first < begin + orders; first += atOnce) {
  const end = Math.min(first + atOnce, begin + orders);
  test(`one React and one store in orders of arrival ${first} to ${end - 1}`, async ({ browser, shop }) => {
    let seed = first;
    const lane = async () => {
      const page = await browser.newPage();
      while (seed < end) await loadShuffled(page, shop.url, seed++);
      await page.close();
    };
    await Promise.all(Array.from({ length: lanes }, lane));
  });
}

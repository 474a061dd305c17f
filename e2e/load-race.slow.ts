import { loadShuffled } from './support/shuffled-load';
import { test } from './support/test';

/** Shuffled orders, and how many pages load side by side. `ORDERS` draws fewer. */
const orders = Number(process.env.ORDERS ?? 1000);
const lanes = 3;

test(`one React and one store in ${orders} orders of arrival`, async ({ browser, shop }) => {
  test.setTimeout(60 * 60_000);
  let seed = Number(process.env.FIRST_ORDER ?? 1);
  const end = seed + orders;
  const lane = async () => {
    const page = await browser.newPage();
    while (seed < end) await loadShuffled(page, shop.url, seed++);
    await page.close();
  };
  await Promise.all(Array.from({ length: lanes }, lane));
});

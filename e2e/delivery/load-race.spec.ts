import { loadShuffled } from '../support/shuffled-load';
import { test } from '../support/test';

/** `npm run test:delivery` runs all 1,000. */
const orders = 4;

test('all remotes share one React and one store, in any order of arrival', async ({ page, shop }) => {
  for (let seed = 1; seed <= orders; seed += 1) await loadShuffled(page, shop.url, seed);
});

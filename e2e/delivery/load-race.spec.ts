import { loadShuffled } from '../support/shuffled-load';
import { test } from '../support/test';

/** All 1,000 are drawn in `npm run test:delivery`. */
const orders = 4;

test('one React and one store serve all remotes, in whatever order their files arrive', async ({
  page,
  shop,
}) => {
  for (let seed = 1; seed <= orders; seed += 1) await loadShuffled(page, shop.url, seed);
});

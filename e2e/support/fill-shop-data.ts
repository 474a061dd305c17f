import { mkdtemp, rm } from 'node:fs/promises';
import path from 'node:path';
import { bundle } from '../../server/build/bundle.mjs';
import { root } from '../../server/build/packages';
import { startShop } from './temporary-shop';

/**
 * Before all tests: starts one shop as `npm start` does. Those of the tests begin with its data, as a start on empty tables takes twice
 * the processor time, and with one bundle instead of one each. Resolves with what removes both after the last test.
 */
export default async function fillShopData(): Promise<() => Promise<void>> {
  const shop = await startShop();
  await shop.stop();
  const bundled = await mkdtemp(path.join(root, '.cache/start-tests-'));
  await bundle('scripts/start-shop.ts', bundled);
  process.env.FILLED_SHOP_DATA = shop.dataDir;
  process.env.BUNDLED_START = path.join(bundled, 'main.js');
  return async () => {
    for (const folder of [shop.dataDir, bundled]) await rm(folder, { recursive: true, force: true });
  };
}

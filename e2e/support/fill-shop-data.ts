import { rm } from 'node:fs/promises';
import { startShop } from './temporary-shop';

/**
 * Global setup: fills a data folder that the shops of tests start with, as a start with empty tables takes twice the
 * processor time. Resolves with a function that removes the data after the last test.
 */
export default async function fillShopData(): Promise<() => Promise<void>> {
  const shop = await startShop();
  await shop.stop();
  process.env.FILLED_SHOP_DATA = shop.dataDir;
  return () => rm(shop.dataDir, { recursive: true, force: true });
}

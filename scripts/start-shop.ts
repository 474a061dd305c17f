import { readSettings, run, startShop } from '@shop/server';
import { root } from '../server/build/packages';
import { checkoutBuilds } from '../server/build/shop-builds';
import { checkoutEnvironment } from '../server/build/checkout-environment';

const began = performance.now();
const log = (line: string) =>
  console.log(`[${((performance.now() - began) / 1000).toFixed(1).padStart(5)} s] ${line}`);

/** `npm start`: builds what is stale, publishes it, and opens the shop. */
run(async () => {
  const settings = readSettings(checkoutEnvironment(process.env), root);
  log(`Vintage Craft is open at ${await startShop(settings, { getBuilds: checkoutBuilds(log), log })}`);
});

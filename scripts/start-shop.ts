import { readSettings, run, startShop, type GetBuilds } from '@shop/server/start';
import { root } from '../server/build/packages';
import { checkoutEnvironment } from '../server/build/checkout-environment';

const began = performance.now();
const log = (line: string) =>
  console.log(`[${((performance.now() - began) / 1000).toFixed(1).padStart(5)} s] ${line}`);

/** `npm start`: builds what is stale, publishes it, and opens the shop. */
run(async () => {
  const settings = readSettings(checkoutEnvironment(process.env), root);
  const getBuilds: GetBuilds = async (find) => {
    // Read once the database is open, which starts earlier.
    const { checkoutBuilds } = await import('../server/build/shop-builds');
    return checkoutBuilds(log)(find);
  };
  log(`Vintage Craft is open at ${await startShop(settings, { getBuilds, log })}`);
});

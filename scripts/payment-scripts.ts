import { readInventory, type PaymentScript } from '../e2e/payment-scripts/inventory';
import { withShop } from '../e2e/support/temporary-shop';
import { runMain } from './run-main';

const unpinned = 'not pinned: the provider changes it';

/** A line each, so that two inventories are compared by `diff`. */
const lineOf = ({ address, owner, hash, reason }: PaymentScript) =>
  [address, owner, hash ?? unpinned, reason].join('\t');

const usage = `npm run payment-scripts

Prints each script that may run where shoppers pay: address, owner, hash and reason, with tabs between. Of a shop of its
own, or of the one at SHOP_URL, which runs this build.`;

await runMain(usage, () =>
  withShop(async (shop) => {
    const scripts = await readInventory(shop);
    console.log(['address', 'owner', 'hash', 'reason'].join('\t'));
    for (const script of scripts) console.log(lineOf(script));
  }),
);

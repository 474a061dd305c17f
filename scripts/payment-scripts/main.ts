import { startShop } from '../shop/temporary-shop';
import { readInventory, type PaymentScript } from './inventory';

const unpinned = 'not pinned: the provider changes it';

/** A line each, so that two inventories are compared by `diff`. */
const lineOf = ({ address, owner, hash, reason }: PaymentScript) =>
  [address, owner, hash ?? unpinned, reason].join('\t');

/**
 * Prints each script that may run where shoppers pay: address, owner, hash and reason, with tabs between. Of a shop of its
 * own, or of the one at SHOP_URL, which runs this build.
 */
async function main(): Promise<void> {
  const own = process.env.SHOP_URL ? null : await startShop();
  try {
    const scripts = await readInventory(own?.url ?? process.env.SHOP_URL ?? '');
    console.log(['address', 'owner', 'hash', 'reason'].join('\t'));
    for (const script of scripts) console.log(lineOf(script));
  } finally {
    await own?.dispose();
  }
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});

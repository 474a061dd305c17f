import { existsSync } from 'node:fs';
import path from 'node:path';
import { startPostgres } from '../../../api/src/testing/postgres/start-postgres';
import { onEnd } from '../../../e2e/support/on-end';
import { placeOrders } from '../../../e2e/support/place-orders';
import { startShop } from '../../../e2e/support/temporary-shop';
import { root } from '../../../server/build/packages';
import { readWords, type Command } from '../../support/command';
import { useScratchFolder } from '../../support/scratch';
import { storeData, storedOrders } from '../../support/stored-data';

const usage = `npm run store-data -- [options] NAME

  --checkout DIR   the checkout of the server, by default this one; "npm run build" has to have run there

Starts a server, places some orders and stores its data in lab/stored-data/NAME. "npm run lab:test" opens it with later servers.`;

/** Stores the data of a server, for the upgrade tests of later ones. */
export const command: Command = {
  usage,
  async run(args) {
    const { values, positionals } = readWords(args, { checkout: { type: 'string', default: root } }, usage);
    const [name] = positionals;
    if (!name || positionals.length > 1) throw new Error(usage);
    const checkout = path.resolve(values.checkout);
    const program = 'server/dist/main.js';
    if (!existsSync(path.join(checkout, program)))
      throw new Error(`Run "npm run build" in ${checkout} first.`);
    const { url, stop } = await startPostgres({ parent: useScratchFolder(), durable: false });
    onEnd(stop);
    try {
      const shop = await startShop({ DATABASE_URL: url }, [program, 'shop'], checkout);
      try {
        await placeOrders(shop.url, storedOrders);
        await shop.stop();
        storeData(name, url, path.join(shop.dataDir, 'releases'));
      } finally {
        await shop.dispose();
      }
    } finally {
      stop();
    }
    console.log(`Stored in lab/stored-data/${name}.`);
  },
};

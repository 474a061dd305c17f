import { existsSync } from 'node:fs';
import path from 'node:path';
import { startPostgres } from '../../../api/src/testing/postgres/start-postgres';
import { onEnd } from '../../../e2e/support/on-end';
import { placeOrders } from '../../../e2e/support/place-orders';
import { startShop } from '../../../e2e/support/temporary-shop';
import { root } from '../../../server/build/packages';
import { readWords, type Command } from '../../support/command';
import { useScratchFolder } from '../../support/scratch';
import { storeData, storedOrders, storeFolder } from '../../support/stored-data';

const usage = `npm run store-data -- [options] NAME

  --checkout DIR  the checkout of the server, by default this one; run "npm run build" there first
  --program FILE  its program, by default server/dist/main.js; scripts/start.mjs for servers that had no build
  --embedded      store a data folder with the embedded database, instead of a PostgreSQL database with releases

Starts a server, places some orders and stores its data in lab/stored-data/NAME. "npm run lab:test" opens it with later servers.`;

const options = {
  checkout: { type: 'string', default: root },
  program: { type: 'string', default: 'server/dist/main.js' },
  embedded: { type: 'boolean', default: false },
} as const;

/** Places the orders in a shop, stops it and stores its data. */
async function storeShop(
  command: readonly string[],
  checkout: string,
  env: NodeJS.ProcessEnv,
  store: (dataDir: string) => void,
): Promise<void> {
  const shop = await startShop(env, command, checkout);
  try {
    await placeOrders(shop.url, storedOrders);
    if ((await shop.stop()) !== 0) throw new Error(`The server did not stop cleanly:\n${shop.output()}`);
    store(shop.dataDir);
  } finally {
    await shop.dispose();
  }
}

/** Stores the data of a server, for the upgrade tests of later ones. */
export const command: Command = {
  usage,
  async run(args) {
    const { values, positionals } = readWords(args, options, usage);
    const [name] = positionals;
    if (!name || positionals.length > 1) throw new Error(usage);
    const checkout = path.resolve(values.checkout);
    if (!existsSync(path.join(checkout, values.program)))
      throw new Error(`There is no ${values.program} in ${checkout}. Run "npm run build" there first.`);
    const parent = useScratchFolder();
    const program = [values.program, 'shop'];
    if (values.embedded) {
      await storeShop(program, checkout, {}, (dataDir) => storeFolder(name, dataDir));
    } else {
      const { url, stop } = await startPostgres({ parent, durable: false });
      onEnd(stop);
      const store = (dataDir: string) => storeData(name, url, path.join(dataDir, 'releases'));
      await storeShop(program, checkout, { DATABASE_URL: url }, store).finally(stop);
    }
    console.log(`Stored in lab/stored-data/${name}.`);
  },
};

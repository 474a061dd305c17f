import { openHistoryShop } from '../../../api/src/modules/orders/testing/histories/history-shop';
import { simulateHolds, type Hostile } from './simulate-holds';
import { readCount, readValues, type Command } from '../../support/command';
import { randomNumbers } from '../../../registry/src/testing/random';

const usage = `npm run simulate-holds -- [options]

  --shoppers N   shoppers at one address who want the same product, by default 500
  --minutes N    minutes within which they arrive, by default 480
  --seed N       seed of the random shoppers, by default 1

Shoppers at one address buy while a client at that address opens orders and never pays. Exits with 1 if this prevents one shopper
in a thousand from buying, or holds all units of a product of 50 for too long.`;

const stocks = [1, 5, 50, 998];
const hostiles: readonly Hostile[] = ['nobody', 'one session', 'many sessions'];
/** At most one of this many shoppers may be refused because of the hostile client. */
const ONE_IN = 1_000;
/** From this stock on, the hostile client must not hold all remaining units for longer than one hold lasts. */
const PLENTY = 50;
const HOLD_MINUTES = 20;

const columns = [
  ...['bought', 'left', 'soldOut', 'delayed', 'refused', 'refusedByOthers', 'refunded', 'lost'],
  'maxUnavailable',
] as const;

/** Prints the effects of a client that never pays on shoppers at its address. Deterministic for a seed. */
export const command: Command = {
  usage,
  async run(args) {
    const text = (value: string) => ({ type: 'string', default: value }) as const;
    const options = { shoppers: text('500'), minutes: text('480'), seed: text('1') };
    const values = readValues(args, options, usage);
    const shoppers = readCount(values.shoppers, 'shoppers');
    const minutes = readCount(values.minutes, 'minutes');
    const seed = readCount(values.seed, 'seed', 0);
    const shop = await openHistoryShop({ shipping: false });
    let visits = 0;
    let refused = 0;
    let isBad = false;
    try {
      for (const stock of stocks) {
        for (const hostile of hostiles) {
          const scenario = { stock, hostile, shoppers, minutes, random: randomNumbers(seed) };
          const report = await simulateHolds(shop, scenario);
          const counts = columns.map((name) => `${name} ${report[name]}`).join(', ');
          console.log(`stock ${stock}, hostile: ${hostile}: ${counts}`);
          visits += hostile === 'nobody' ? 0 : shoppers;
          refused += report.refused;
          isBad ||= report.lost > 0 || (stock >= PLENTY && report.maxUnavailable > HOLD_MINUTES);
        }
      }
    } finally {
      await shop.close();
    }
    console.log(`Rejected because of the hostile client: ${refused} of ${visits} shoppers.`);
    if (isBad || refused * ONE_IN >= visits) process.exitCode = 1;
  },
};

import { readFile } from 'node:fs/promises';
import { compareLists, sendAlert } from './compare';
import { readInventory, type PaymentScript } from './inventory';
import { readReceivedHeaders, type ReceivedHeader } from './received-headers';
import { withShop } from '../../../e2e/support/temporary-shop';
import { readValues, type Command } from '../../support/command';

const unpinned = 'not pinned: the provider changes it';

/** One line for each, so that `diff` can compare two lists. */
const scriptLine = ({ address, owner, hash, reason }: PaymentScript) =>
  [address, owner, hash ?? unpinned, reason].join('\t');
const headerLine = ({ name, value }: ReceivedHeader) => ['header', name, value || 'absent', ''].join('\t');

const usage = `npm run payment-scripts [-- --approved approved.tsv]

Prints each script that may run where shoppers pay (address, owner, hash and reason) and the security headers of the
checkout as received, separated by tabs. Uses a temporary shop, or the one at SHOP_URL, which must run this build.

  --approved   compare with this file, print the differences, and exit with 1 if there are any; ALERT_URL is the
               incoming webhook of a chat that receives the differences`;

async function compareWith(file: string, shop: string, current: string): Promise<void> {
  const differences = compareLists(await readFile(file, 'utf8'), current);
  if (differences.length === 0) return console.log(`Scripts and headers match ${file}.`);
  for (const line of differences) console.log(line);
  process.exitCode = 1;
  const { ALERT_URL } = process.env;
  if (ALERT_URL) await sendAlert(ALERT_URL, shop, differences);
}

/** Prints the inventory, or its differences from an approved one; exits with 1 if there are any. */
export const command: Command = {
  usage,
  async run(args) {
    const { approved } = readValues(args, { approved: { type: 'string' } }, usage);
    await withShop(async (shop) => {
      const scripts = await readInventory(shop);
      const headers = await readReceivedHeaders(shop);
      const title = ['address', 'owner', 'hash', 'reason'].join('\t');
      const lines = [title, ...scripts.map(scriptLine), ...headers.map(headerLine)];
      if (approved === undefined) for (const line of lines) console.log(line);
      else await compareWith(approved, shop, lines.join('\n'));
    });
  },
};

import { readFile } from 'node:fs/promises';
import { compareLists, sendAlert } from '../e2e/payment-scripts/compare';
import { readInventory, type PaymentScript } from '../e2e/payment-scripts/inventory';
import { readReceivedHeaders, type ReceivedHeader } from '../e2e/payment-scripts/received-headers';
import { withShop } from '../e2e/support/temporary-shop';
import { runMain } from './run-main';

const unpinned = 'not pinned: the provider changes it';

/** A line each, so that two lists are compared by `diff`. */
const scriptLine = ({ address, owner, hash, reason }: PaymentScript) =>
  [address, owner, hash ?? unpinned, reason].join('\t');
const headerLine = ({ name, value }: ReceivedHeader) => ['header', name, value || 'absent', ''].join('\t');

const usage = `npm run payment-scripts [-- --approved approved.tsv]

Prints each script that may run where shoppers pay (address, owner, hash and reason) and the security headers of the
checkout as received, with tabs between. Of its own shop, or of the one at SHOP_URL, which runs this build.

  --approved   compare with this file, print what differs, and exit with 1 when something does; ALERT_URL is an
               incoming webhook of a chat that gets the differences`;

/** The file behind `--approved`; undefined without the option. */
function approvedFile(args: readonly string[]): string | undefined {
  const at = args.findIndex((word) => word.split('=')[0] === '--approved');
  if (at < 0) return undefined;
  const file = args[at]?.includes('=') ? args[at]?.slice(args[at].indexOf('=') + 1) : args[at + 1];
  if (!file) throw new Error(`Which file is approved?\n\n${usage}`);
  return file;
}

async function compareWith(file: string, shop: string, current: string): Promise<void> {
  const differences = compareLists(await readFile(file, 'utf8'), current);
  if (differences.length === 0) return console.log(`Scripts and headers are as in ${file}.`);
  for (const line of differences) console.log(line);
  process.exitCode = 1;
  const { ALERT_URL } = process.env;
  if (ALERT_URL) await sendAlert(ALERT_URL, shop, differences);
}

await runMain(usage, (args) =>
  withShop(async (shop) => {
    const scripts = await readInventory(shop);
    const headers = await readReceivedHeaders(shop);
    const title = ['address', 'owner', 'hash', 'reason'].join('\t');
    const lines = [title, ...scripts.map(scriptLine), ...headers.map(headerLine)];
    const file = approvedFile(args);
    if (file === undefined) for (const line of lines) console.log(line);
    else await compareWith(file, shop, lines.join('\n'));
  }),
);

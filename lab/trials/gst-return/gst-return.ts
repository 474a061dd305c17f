import { collectReturn } from '../../../api/src/modules/orders/gst-return/collect-return';
import { gstr1Json } from '../../../api/src/modules/orders/gst-return/gstr1-json';
import { differencesOf, taxableOf } from '../../../api/src/modules/orders/testing/gst-return/audit-return';
import { csvFiles, figuresOfCsv } from '../../../api/src/modules/orders/testing/gst-return/csv-figures';
import {
  figuresOfJson,
  type Gstr1File,
} from '../../../api/src/modules/orders/testing/gst-return/json-figures';
import { readPrinted } from '../../../api/src/modules/orders/testing/gst-return/printed-figures';
import { fillOrders } from '../../../api/src/modules/orders/testing/gst-return/fill-orders';
import { startPostgres } from '../../../api/src/testing/postgres/start-postgres';
import { scratchFolder } from '../../../api/src/testing/scratch-folder';
import { openTestDatabase } from '../../../api/src/testing/test-database';
import type { Outcome, PlayOptions } from '../harness/outcome';

interface ReturnOptions {
  /** Number of orders. */
  readonly orders: number;
  readonly seed: number;
}

const beginning = (month: string) => new Date(`${month}-01T00:00:00+05:30`);

/** Months of the orders, which begin in March: the period includes the end of a financial year. */
const months = ['2026-03', '2026-04', '2026-05', '2026-06'] as const;

async function playOn(engine: string, { orders, seed }: ReturnOptions): Promise<Outcome> {
  const database = await openTestDatabase();
  try {
    const { db } = database;
    const creditNotes = await fillOrders(db, { count: orders, seed, from: beginning(months[0]) });
    const failures: string[] = [];
    for (const [index, month] of months.slice(0, -1).entries()) {
      const range = { from: beginning(month), before: beginning(months[index + 1] ?? month) };
      const began = performance.now();
      const found = await collectReturn(db, range);
      const text = JSON.stringify(gstr1Json(found, { gstin: '08AAACH7409R1Z1', month }));
      const files = csvFiles(found);
      const seconds = (performance.now() - began) / 1000;
      const printed = await readPrinted(db, range);
      const differences = [
        ...differencesOf('json', figuresOfJson(JSON.parse(text) as Gstr1File), printed),
        ...differencesOf('csv', figuresOfCsv(files), printed),
      ];
      failures.push(...differences.map((difference) => `${month}: ${difference}`));
      const { counts, cells, codes } = printed;
      console.log(
        `  ${month}: ${JSON.stringify(counts)}, ${taxableOf(printed)} paise at ${cells.size} places and rates, with ${codes.size} codes and rates, in ${seconds.toFixed(1)} s, ${(text.length / 1e6).toFixed(1)} MB`,
      );
    }
    return {
      trial: 'gst-return',
      done: `${orders} orders with ${creditNotes} credit notes on ${engine}, seed ${seed}`,
      responses: {},
      drifted: failures.length > 0,
      alive: true,
      failures,
    };
  } finally {
    await database.close();
  }
}

async function playOnServer(options: ReturnOptions): Promise<Outcome> {
  const server = await startPostgres({ parent: scratchFolder(), durable: false });
  // Selects the server, as in the second run of the test suites.
  Object.assign(process.env, { TEST_ENGINE: 'postgres', TEST_DATABASE_URL: server.url });
  try {
    return await playOn('postgres', options);
  } finally {
    server.stop();
  }
}

const engines = {
  pglite: (options: ReturnOptions) => playOn('pglite', options),
  postgres: playOnServer,
};

/**
 * Fills shops with random orders and compares form GSTR-1 of each month, as JSON and as CSV, with its invoices and credit notes, read
 * one by one: by buyer, place of supply, rate and code. A difference of one paisa fails. First on the embedded engine, then on a
 * server.
 */
export async function playGstReturn(
  { log, only = '' }: PlayOptions,
  options: ReturnOptions,
): Promise<readonly Outcome[]> {
  const outcomes: Outcome[] = [];
  for (const [name, run] of Object.entries(engines)) {
    if (!name.includes(only)) continue;
    const outcome = await run(options);
    log(outcome);
    outcomes.push(outcome);
  }
  return outcomes;
}

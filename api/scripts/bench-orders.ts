import { createHash } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { migrateToLatest } from '../src/migrations/migrate';
import { findOrders, listOrders, type ListFilter } from '../src/modules/orders/staff/list-repository';
import { readFigures } from '../src/modules/figures/read-figures';
import { periods } from '../src/modules/figures/periods';
import { spanOf } from '../src/modules/figures/span';
import { findCustomers, type CustomerFilter } from '../src/modules/people/list-repository';
import { loadSeedData } from '../src/modules/seed/seed-data';
import { seedWhenEmpty } from '../src/modules/seed/seed-when-empty';
import { officeWork } from '../src/office-work';
import { openDatabase } from '../src/platform/db/database';
import { samplesFolder } from '../src/testing/samples-folder';
import { generateOrders } from './scale/generate-orders';
import { generateProducts } from './scale/generate-products';
import { removeDatabases, withDatabase } from './scale/scale-database';

/*
 * What the office's list of orders and its figures cost in a shop of many: `npm run bench:orders -- 100000`. With DATABASE_URL on that
 * PostgreSQL server, in a database of its own that is dropped at the end; without it on the embedded engine. Each line is the
 * count, the sum and the page together, as one call of the list reads them, a page of people with their count, or all figures of a
 * period. READS sets how often.
 * Of products there are ten thousand; PRODUCTS sets another number.
 */
const count = Number(process.argv[2] ?? 100_000);
const READS = Number(process.env.READS) || 30;
const PRODUCTS = Number(process.env.PRODUCTS) || 10_000;
const PAGE = 25;

/** What the number of the first generated order is made of. */
const ORDER = createHash('md5').update('1').digest('hex').slice(0, 10);

const days = (ago: number) => new Date(Date.now() - ago * 24 * 60 * 60_000);
const kinds: readonly (readonly [string, ListFilter, number])[] = [
  ['the first page', {}, 1],
  ['the last page', {}, Math.floor(count / PAGE)],
  ['of a state: 200 placed', { status: 'placed' }, 1],
  ['of a state: most, delivered', { status: 'delivered' }, 1],
  ['of a month', { from: days(60), before: days(30) }, 1],
  ['of an amount', { leastPaise: 400_000 }, 1],
  ['search: a name and a surname', { search: 'asha rao' }, 1],
  ['search: a first name', { search: 'asha' }, 1],
  ['search: one letter', { search: 'a' }, 1],
  ['search: an e-mail address', { search: 'zoya.khan' }, 1],
  ['search: a phone number', { search: '90000 07919' }, 1],
  ['search: nothing like it', { search: 'zzqqxx' }, 1],
  ['search, state and month', { search: 'ravi', status: 'delivered', from: days(90) }, 1],
];

const people: readonly (readonly [string, CustomerFilter, number])[] = [
  ['the first page', {}, 1],
  ['guests, the last page', { kind: 'guest' }, Math.floor(count / PAGE)],
  ['accounts', { kind: 'account' }, 1],
  ['search: a name and a surname', { search: 'asha rao' }, 1],
  ['search: a first name', { search: 'asha' }, 1],
  ['search: one letter', { search: 'a' }, 1],
  ['search: an e-mail address', { search: 'zoya.khan' }, 1],
  ['search: a phone number', { search: '90000 07919' }, 1],
  ['search: the number of an order', { search: `VC-${ORDER.slice(0, 5)}-${ORDER.slice(5)}` }, 1],
  ['search: nothing like it', { search: 'zzqqxx' }, 1],
];

/** Reads again and again, and prints how long that took. */
async function measure(name: string, read: () => Promise<unknown>): Promise<void> {
  const times: number[] = [];
  for (let turn = 0; turn < READS; turn += 1) {
    const began = performance.now();
    await read();
    times.push(performance.now() - began);
  }
  times.sort((one, other) => one - other);
  const of = (share: number) => times[Math.ceil(READS * share) - 1] ?? NaN;
  const shown = [of(0.5), of(0.99), of(1)];
  console.log(name.padEnd(40) + shown.map((value) => value.toFixed(1).padStart(9)).join('     '));
}

const folder = await mkdtemp(path.join(os.tmpdir(), 'vintage-craft-orders-'));
const { DATABASE_URL: server } = process.env;
const databaseUrl = server && (await withDatabase(server, count));
const database = await openDatabase(databaseUrl ? { databaseUrl } : { dataDir: folder });
try {
  await migrateToLatest(database);
  await seedWhenEmpty(database, () => loadSeedData(samplesFolder));
  await generateProducts(database.long, PRODUCTS, () => undefined);
  await generateOrders(database.long, count);
  console.log(`${count} orders, ${database.engine}`.padEnd(42) + 'p50, ms       p99, ms   longest, ms');
  for (const [name, filter, page] of kinds) {
    await measure(name, async () => {
      const range = { offset: (page - 1) * PAGE, limit: PAGE };
      const { ids } = await findOrders(database.db, filter, range);
      await listOrders(database.db, ids);
    });
  }
  for (const [name, filter, page] of people) {
    const range = { offset: (page - 1) * PAGE, limit: PAGE };
    await measure(`people: ${name}`, () => findCustomers(database.db, filter, range));
  }
  for (const { const: period } of periods) {
    await measure(`figures: ${period === 'today' ? period : `${period} days`}`, () =>
      readFigures(database.db, spanOf(period, new Date()), officeWork),
    );
  }
} finally {
  await database.close();
  if (server) await removeDatabases(server, [count]);
  await rm(folder, { recursive: true, force: true });
}

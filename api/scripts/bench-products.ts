import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { migrateToLatest } from '../src/migrations/migrate';
import {
  countProducts,
  listProducts,
  type ListFilter,
  type ProductOrder,
} from '../src/modules/catalog/staff/list-repository';
import { loadSeedData } from '../src/modules/seed/seed-data';
import { seedWhenEmpty } from '../src/modules/seed/seed-when-empty';
import { openDatabase } from '../src/platform/db/database';
import { samplesFolder } from '../src/testing/samples-folder';
import { generateProducts } from './scale/generate-products';
import { removeDatabases, withDatabase } from './scale/scale-database';

/*
 * What the office's list of products costs in a shop of many: `npm run bench:products -- 10000`. With DATABASE_URL on that
 * PostgreSQL server, in a database of its own that is dropped at the end; without it on the embedded engine. Each line is the
 * count and the page together, as one call of the list reads them. READS sets how often.
 */
const count = Number(process.argv[2] ?? 10_000);
const READS = Number(process.env.READS) || 200;
const PAGE = 25;

const kinds: readonly (readonly [string, ListFilter, ProductOrder, number])[] = [
  ['the first page', {}, 'newest', 1],
  ['the last page', {}, 'newest', Math.floor(count / PAGE)],
  ['by title, in the middle', {}, 'title', Math.floor(count / PAGE / 2)],
  ['by price', {}, 'price-down', 1],
  ['of a category', { category: 'decorative-tape' }, 'newest', 1],
  ['low and out of stock, least first', { stock: 'short' }, 'stock-up', 1],
  ['withdrawn', { active: false }, 'changed', 1],
  ['search: two words', { search: 'brass kochi' }, 'newest', 1],
  ['search: what many titles have', { search: 'washi' }, 'title', 1],
  ['search: one letter', { search: 'a' }, 'newest', 1],
  ['search: a code', { search: 'GEN-00004711' }, 'newest', 1],
  ['search: nothing like it', { search: 'zzqqxx' }, 'newest', 1],
  [
    'search, category and stock',
    { search: 'lotus', category: 'decorative-tape', stock: 'in' },
    'price-up',
    1,
  ],
];

const folder = await mkdtemp(path.join(os.tmpdir(), 'vintage-craft-products-'));
const { DATABASE_URL: server } = process.env;
const databaseUrl = server && (await withDatabase(server, count));
const database = await openDatabase(databaseUrl ? { databaseUrl } : { dataDir: folder });
try {
  await migrateToLatest(database);
  await seedWhenEmpty(database, () => loadSeedData(samplesFolder));
  await generateProducts(database.long, count, () => undefined);
  console.log(`${count} products, ${database.engine}`.padEnd(34) + 'p50, ms    p99, ms');
  for (const [name, filter, order, page] of kinds) {
    const times: number[] = [];
    for (let read = 0; read < READS; read += 1) {
      const began = performance.now();
      await countProducts(database.db, filter);
      await listProducts(database.db, filter, order, { offset: (page - 1) * PAGE, limit: PAGE });
      times.push(performance.now() - began);
    }
    times.sort((one, other) => one - other);
    const shown = [0.5, 0.99].map((quantile) => times[Math.ceil(quantile * READS) - 1] ?? NaN);
    console.log(name.padEnd(34) + shown.map((value) => value.toFixed(1).padStart(7)).join('    '));
  }
} finally {
  await database.close();
  if (server) await removeDatabases(server, [count]);
  await rm(folder, { recursive: true, force: true });
}

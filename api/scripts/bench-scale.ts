import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { sql } from 'kysely';
import { openDatabase } from '../src/db/database';
import { migrateToLatest } from '../src/db/migrate';
import { seedWhenEmpty } from '../src/db/seed';
import {
  listFirstIds,
  listIdsAfter,
  listProductIds,
  type ListQuery,
} from '../src/repositories/product-lists';
import { searchProductIds } from '../src/repositories/product-search';
import { generateProducts } from './scale/generate-products';

/*
 * What lists and searches cost in a large catalogue, as multiples of its first page: `npm run bench:scale 100k` on the
 * embedded database, or with DATABASE_URL on an empty PostgreSQL. Nothing of it stays on the embedded one.
 */
const sizes: Readonly<Record<string, number>> = { '1k': 1_000, '100k': 100_000, '1m': 1_000_000 };
const size = sizes[(process.argv[2] ?? '1k').toLowerCase()];
if (size === undefined) throw new Error(`The size must be one of ${Object.keys(sizes).join(', ')}.`);

const PAGE = 16;
const newest: ListQuery = { availability: 'all', order: 'newest' };
const byPrice: ListQuery = { availability: 'all', order: 'price-down' };

const folder = await mkdtemp(path.join(os.tmpdir(), 'vintage-craft-scale-'));
const { DATABASE_URL: databaseUrl } = process.env;
const database = await openDatabase(databaseUrl ? { databaseUrl } : { dataDir: folder });
const { db } = database;

/** Median of the runs, in milliseconds. */
async function timed(work: () => Promise<unknown>, runs = 9): Promise<number> {
  const times: number[] = [];
  for (let run = 0; run < runs; run += 1) {
    const began = performance.now();
    await work();
    times.push(performance.now() - began);
  }
  return times.toSorted((one, other) => one - other)[Math.floor(runs / 2)] ?? NaN;
}

try {
  await migrateToLatest(database);
  if (!(await seedWhenEmpty(database))) throw new Error('The database is not empty.');
  const began = performance.now();
  await generateProducts(database, size);
  console.log(`${size} products made in ${((performance.now() - began) / 1000).toFixed(1)} s`);

  const whole = await listProductIds(db, newest);
  const late = whole[Math.floor(whole.length * 0.99)] ?? 0;
  const offset = Math.floor(whole.length * 0.99);
  const first = await timed(() => listFirstIds(db, newest, PAGE));
  const rows: [string, number][] = [
    ['first page, newest', first],
    ['first page, dearest first', await timed(() => listFirstIds(db, byPrice, PAGE))],
    ['page after a product at 99 %', await timed(() => listIdsAfter(db, newest, late, PAGE))],
    ['the same, dearest first', await timed(() => listIdsAfter(db, byPrice, late, PAGE))],
    [
      'OFFSET to 99 %, which the shop never does',
      await timed(
        () =>
          sql`select id from product where active order by created_at desc, id desc offset ${offset} limit 16`.execute(
            db,
          ),
        3,
      ),
    ],
    ['index of all ids, once a version', await timed(() => listProductIds(db, newest), 3)],
    ['search: a word of many titles', await timed(() => searchProductIds(database, 'washi', PAGE))],
    ['search: within a word', await timed(() => searchProductIds(database, 'ter', PAGE))],
    ['search: one product', await timed(() => searchProductIds(database, `No. ${size - 1}`, PAGE))],
    ['search: a code', await timed(() => searchProductIds(database, 'GEN-00000777', PAGE))],
    ['search: a slip of the finger', await timed(() => searchProductIds(database, 'leterpres', PAGE), 3)],
    ['search: nothing like it', await timed(() => searchProductIds(database, 'zzqqxxyy', PAGE), 3)],
  ];
  for (const [name, milliseconds] of rows) {
    console.log(
      `${name.padEnd(44)} ${milliseconds.toFixed(2).padStart(9)} ms ${(milliseconds / first).toFixed(1).padStart(8)} x`,
    );
  }
} finally {
  await database.close();
  await rm(folder, { recursive: true });
}

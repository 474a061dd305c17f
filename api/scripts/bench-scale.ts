import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { migrateToLatest } from '../src/migrations/migrate';
import { loadSeedData } from '../src/modules/seed/seed-data';
import { seedWhenEmpty } from '../src/modules/seed/seed-when-empty';
import { openDatabase } from '../src/platform/db/database';
import { samplesFolder } from '../src/testing/samples-folder';
import { startServed, type Served } from './bench/served';
import { generateProducts } from './scale/generate-products';
import { createProgressBar } from './scale/progress-bar';
import { reads, type ReadKind } from './scale/reads';
import { removeDatabases, withDatabase } from './scale/scale-database';

/*
 * What a read costs in a large shop and in a small one, over HTTP, with no response cached: `npm run bench:scale -- 1m`.
 * With DATABASE_URL on that PostgreSQL server, in databases of its own that stay for the next run, which goes on where
 * one was ended; `-- 1m --remove` drops them at its end. Without it on the embedded engine, of which nothing stays. Both shops are asked
 * in turn, so that what else the machine does meets both. READS sets the reads of each kind.
 */
const sizes: Readonly<Record<string, number>> = { '1k': 1_000, '100k': 100_000, '1m': 1_000_000 };
const SMALL = 1_000;
const READS = Number(process.env.READS) || 300;
const large = sizes[(process.argv[2] ?? '100k').toLowerCase()];
if (large === undefined) throw new Error(`The size must be one of ${Object.keys(sizes).join(', ')}.`);

interface Shop {
  readonly size: number;
  readonly served: Served;
}

const folder = await mkdtemp(path.join(os.tmpdir(), 'vintage-craft-scale-'));

async function openShop(size: number): Promise<Shop> {
  const { DATABASE_URL: server } = process.env;
  const dataDir = path.join(folder, String(size));
  const databaseUrl = server && (await withDatabase(server, size));
  const database = await openDatabase(databaseUrl ? { databaseUrl } : { dataDir });
  try {
    await migrateToLatest(database);
    await seedWhenEmpty(database, () => loadSeedData(samplesFolder));
    await generateProducts(database.long, size, createProgressBar(`${size} products`));
  } finally {
    await database.close();
  }
  const own = databaseUrl ? { DATABASE_URL: databaseUrl } : { DATA_DIR: dataDir };
  const environment = { ...own, ANSWER_CACHE_SECONDS: '0' };
  return {
    size,
    served: await startServed(new URL('./bench/api-server.ts', import.meta.url), { environment }),
  };
}

/** Milliseconds that one read of that kind takes. Rejects when the status is not 200. */
async function timed({ size, served }: Shop, kind: ReadKind): Promise<number> {
  const address = kind.path(size);
  const began = performance.now();
  const response = await fetch(served.origin + address);
  await response.arrayBuffer();
  const took = performance.now() - began;
  if (response.status !== 200) throw new Error(`${address} responds ${response.status}`);
  return took;
}

const quantile = (times: readonly number[], quantile: number) =>
  times.toSorted((one, other) => one - other)[Math.ceil(times.length * quantile) - 1] ?? NaN;
const ms = (value: number) => value.toFixed(1).padStart(9);

function printRow(name: string, first: number, small: readonly number[], many: readonly number[]): void {
  const [one, other] = [quantile(small, 0.99), quantile(many, 0.99)];
  const medians = ms(quantile(small, 0.5)) + ms(quantile(many, 0.5));
  const ratio = (other / one).toFixed(2).padStart(7);
  console.log(`${name.padEnd(36)}${medians}${ms(one)}${ms(other)}${ratio}${ms(first)}`);
}

const shops: Shop[] = [];
try {
  for (const size of [SMALL, large]) shops.push(await openShop(size));
  const [small, many] = shops;
  if (!small || !many) throw new Error('Both shops are needed');
  console.log(
    `${'ms'.padEnd(36)}  p50 1k  p50 ${process.argv[2]}  p99 1k  p99 ${process.argv[2]}  ratio    first`,
  );
  const all = new Map<string, [number[], number[]]>();
  for (const kind of reads) {
    await timed(small, kind);
    // What is read once for each version of the catalogue is reported separately.
    const first = await timed(many, kind);
    const times: [number[], number[]] = [[], []];
    for (let read = 0; read < READS; read += 1) {
      times[0].push(await timed(small, kind));
      times[1].push(await timed(many, kind));
    }
    printRow(`${kind.kind}: ${kind.name}`, first, ...times);
    const sum = all.get(kind.kind) ?? [[], []];
    all.set(kind.kind, [sum[0].concat(times[0]), sum[1].concat(times[1])]);
  }
  for (const [kind, times] of all) printRow(`${kind}, all of them`, NaN, ...times);
} finally {
  for (const { served } of shops) await served.stop();
  const { DATABASE_URL: server } = process.env;
  if (server && process.argv.includes('--remove')) await removeDatabases(server, [SMALL, large]);
  await rm(folder, { recursive: true, force: true });
}

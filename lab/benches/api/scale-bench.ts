import path from 'node:path';
import { openDatabase } from '../../../api/src/platform/db/database';
import { type Command, readCount, readValues } from '../../support/command';
import { useScratchFolder } from '../../support/scratch';
import { percentile } from '../../support/percentile';
import { startServed, type Served } from '../harness/served';
import { fill, onEngine, placeOf } from './filled-shop';
import type { ApiSettings } from './api-server';
import { createProgressBar } from './progress-bar';
import { reads, type ReadKind } from './reads';
import { removeDatabases } from './scale-database';

const sizes: Readonly<Record<string, number>> = { '10k': 10_000, '100k': 100_000, '1m': 1_000_000 };
const small = 1_000;

const usage = `npm run bench:scale -- [options]

  --size S    products of the large shop: ${Object.keys(sizes).join(' or ')}, by default 100k
  --reads N   reads of each kind, by default 300
  --remove    drops the databases on a PostgreSQL server at the end; without it they stay for the next run, which continues where the last one ended

Sends requests to a shop of 1,000 products and a large one in turn, without cached responses. ${onEngine}`;

interface Shop {
  readonly size: number;
  readonly served: Served;
}

async function openShop(size: number, folder: string): Promise<Shop> {
  const place = await placeOf(size, path.join(folder, String(size)));
  const database = await openDatabase(place);
  try {
    await fill(database, size, createProgressBar(`${size} products`));
  } finally {
    await database.close();
  }
  const own: Record<string, string> =
    'databaseUrl' in place ? { DATABASE_URL: place.databaseUrl } : { DATA_DIR: place.dataDir };
  const environment = { ...own, ANSWER_CACHE_SECONDS: '0' };
  return {
    size,
    served: await startServed<ApiSettings>(new URL('./api-server.ts', import.meta.url), { environment }),
  };
}

/** Duration of a read, in ms. Rejects if the status is not 200. */
async function timed({ size, served }: Shop, kind: ReadKind): Promise<number> {
  const address = kind.path(size);
  const began = performance.now();
  const response = await fetch(served.origin + address);
  await response.arrayBuffer();
  const took = performance.now() - began;
  if (response.status !== 200) throw new Error(`${address} responded with ${response.status}`);
  return took;
}

const ms = (value: number | null) => (value === null ? '' : value.toFixed(1)).padStart(9);

function printRow(name: string, first: number | null, few: readonly number[], many: readonly number[]): void {
  const [one, other] = [percentile(few, 0.99), percentile(many, 0.99)];
  const medians = ms(percentile(few, 0.5)) + ms(percentile(many, 0.5));
  const ratio = (other / one).toFixed(2).padStart(7);
  console.log(`${name.padEnd(36)}${medians}${ms(one)}${ms(other)}${ratio}${ms(first)}`);
}

async function compare(few: Shop, many: Shop, times: number): Promise<void> {
  const all = new Map<string, [number[], number[]]>();
  for (const kind of reads) {
    await timed(few, kind);
    // Reads that happen once per catalogue version are reported separately.
    const first = await timed(many, kind);
    const taken: [number[], number[]] = [[], []];
    for (let read = 0; read < times; read += 1) {
      taken[0].push(await timed(few, kind));
      taken[1].push(await timed(many, kind));
    }
    printRow(`${kind.kind}: ${kind.name}`, first, ...taken);
    const sum = all.get(kind.kind) ?? [[], []];
    all.set(kind.kind, [sum[0].concat(taken[0]), sum[1].concat(taken[1])]);
  }
  for (const [kind, taken] of all) printRow(`${kind}, all reads`, null, ...taken);
}

/** Compares the read times of a large and a small shop. Requests alternate, so that other load on the machine affects both. */
export const command: Command = {
  usage,
  async run(args) {
    const values = readValues(
      args,
      {
        size: { type: 'string', default: '100k' },
        reads: { type: 'string', default: '300' },
        remove: { type: 'boolean', default: false },
      },
      usage,
    );
    const large = sizes[values.size.toLowerCase()];
    if (large === undefined)
      throw new Error(`--size is "${values.size}", but must be one of ${Object.keys(sizes).join(', ')}.`);
    const times = readCount(values.reads, 'reads');
    const folder = useScratchFolder();
    const shops: Shop[] = [];
    try {
      const few = await openShop(small, folder);
      shops.push(few);
      const many = await openShop(large, folder);
      shops.push(many);
      console.log(
        `${'ms'.padEnd(36)}   p50 1k p50 ${values.size.padEnd(5)} p99 1k p99 ${values.size.padEnd(5)} ratio    first`,
      );
      await compare(few, many, times);
    } finally {
      for (const { served } of shops) await served.stop();
      const { DATABASE_URL: server } = process.env;
      if (server && values.remove) await removeDatabases(server, [small, large]);
    }
  },
};

import { paths } from '@shop/config';
import path from 'node:path';
import { root } from '../../../server/build/packages';
import { listedProducts } from '../../../e2e/support/listed-products';
import { freePort, startShop } from '../../../e2e/support/temporary-shop';
import { readProcessTree } from '../../../e2e/support/process-tree';
import type { ProcessReading } from './heap-reporter';

/** Concurrent renders: more than the workers, so that they are never idle. */
const shoppers = 4;

/** Renders before the first reading, so that everything is compiled and all caches are full. */
const warmUp = 1000;

async function addresses(shop: string): Promise<readonly string[]> {
  const products = (await listedProducts(shop, 48)).map(({ slugProduct }) => paths.product(slugProduct));
  const pageAddresses = [
    paths.home,
    paths.allProducts,
    paths.brandCategory,
    paths.blogs,
    paths.faq,
    paths.cart,
  ];
  return [...pageAddresses, ...products];
}

/** Retries of a render, which may time out on a busy machine. */
const tries = 3;

async function renderOnce(address: string, left = tries): Promise<void> {
  const response = await fetch(address);
  const html = await response.text();
  if (response.ok && html.endsWith('</html>')) return;
  if (left <= 1) throw new Error(`${address} responded with ${response.status}`);
  await renderOnce(address, left - 1);
}

let asked = 0;

/** Renders a number of pages of all kinds in turn. Rejects if one is incomplete. */
async function render(shop: string, pages: readonly string[], count: number): Promise<void> {
  let next = 0;
  const shopper = async () => {
    while (next < count) {
      const page = pages[next % pages.length] ?? paths.home;
      next += 1;
      // A new URL is not in any cache.
      asked += 1;
      await renderOnce(`${shop}${page}?asked=${asked}`);
    }
  };
  await Promise.all(Array.from({ length: shoppers }, shopper));
}

/** Memory of a server's processes, in bytes. */
export interface ServerReading {
  /** Heap of the process that serves requests. */
  readonly main: number;
  /** Total memory of the render processes, as the system reports it; 0 where it does not. */
  readonly workers: number;
  readonly resident: number;
}

async function readOnce(reporter: string, pid: number): Promise<ServerReading> {
  const response = await fetch(reporter);
  if (!response.ok) throw new Error(await response.text());
  const { heap, resident } = (await response.json()) as ProcessReading;
  return { main: heap, workers: readProcessTree(pid, 'render-worker')?.rss ?? 0, resident };
}

/** The minimum of several readings, as a render in progress is not a leak. */
async function readMin(reporter: string, pid: number): Promise<ServerReading> {
  const readings: ServerReading[] = [];
  for (let at = 0; at < 5; at += 1) readings.push(await readOnce(reporter, pid));
  const min = (key: keyof ServerReading) => Math.min(...readings.map((one) => one[key]));
  return { main: min('main'), workers: min('workers'), resident: min('resident') };
}

export interface ServerMemory {
  readonly renders: number;
  readonly before: ServerReading;
  readonly after: ServerReading;
}

/** Renders pages on a temporary shop and returns its process's memory after the warm-up and at the end. */
export async function measureServer(renders: number, log: (line: string) => void): Promise<ServerMemory> {
  const port = await freePort();
  const reporter = path.join(root, 'lab/benches/memory/heap-reporter.ts');
  const command = ['--import', 'tsx', '--import', reporter, 'scripts/start.mjs'];
  const shop = await startShop({ HEAP_PORT: String(port) }, command);
  try {
    const pages = await addresses(shop.url);
    const read = () => readMin(`http://127.0.0.1:${port}`, shop.pid);
    log(`${warmUp} renders to warm up, then ${renders} …`);
    await render(shop.url, pages, warmUp);
    const before = await read();
    await render(shop.url, pages, renders);
    return { renders, before, after: await read() };
  } finally {
    await shop.dispose();
  }
}

import { paths } from '@shop/config';
import { once } from 'node:events';
import { get, type IncomingMessage } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { buffer } from 'node:stream/consumers';
import type { BareResponse, BareSettings } from '../harness/bare-server';
import { startServed } from '../harness/served';
import { median } from '../harness/statistics';
import { startShop, type TestShop } from '../../../e2e/support/temporary-shop';
import { popularPages, type Asked } from './addresses';
import { checkOutUntil, findOffers, type Offer } from './checkouts';
import { pagesPerSecond, type Flood } from './flood';
import { readProcessTree, watchMemory } from '../../../e2e/support/process-tree';
import type { FloodedShop, LoadResults, Rates } from './results';
import { startGenerator, type Generator } from './start-generator';

/** The connections of each flood. */
const crowds = [10, 50, 200, 1000] as const;

/** Connections for the rates: enough to keep a server busy. */
const usualConnections = 16;

/** Rounds in which the bare server and the cached page alternate, so that other load on the machine affects both. */
const turns = 3;

/** Interval between memory samples, in ms. */
const lookMs = 500;

/** Timeout for a page after a flood, in ms. */
const patienceMs = 60_000;

/** Numbers of uncached URLs are never reused. */
const numbersOfFlood = 1_000_000;

interface Run {
  readonly shop: TestShop;
  readonly generator: Generator;
  readonly seconds: number;
  readonly log: (line: string) => void;
  /** The first number of uncached URLs for the next flood. */
  readonly numbers: () => number;
}

async function pageOf(origin: string): Promise<BareResponse> {
  const request = get(origin + paths.home, { headers: { 'accept-encoding': 'gzip, deflate, br' } });
  const [response] = (await once(request, 'response')) as [IncomingMessage];
  const body = (await buffer(response)).toString('base64');
  const type = response.headers['content-type'] ?? '';
  return { path: paths.home, status: response.statusCode ?? 0, type, body };
}

async function measureRates({ shop, generator, seconds, numbers }: Run): Promise<Rates> {
  const page = await pageOf(shop.url);
  if (page.status !== 200) throw new Error(`The home page responds with ${page.status}.`);
  const module = new URL('../harness/bare-server.ts', import.meta.url);
  const bare = await startServed<BareSettings>(module, { responses: [page] });
  const rate = async (origin: string, asked: Asked, lasts: number) => {
    // Abandoned renders would be included in the next measurement.
    await firstPage(shop.url);
    return generator.flood({
      origin,
      asked,
      connections: usualConnections,
      seconds: lasts,
      first: numbers(),
    });
  };
  const cached: Asked = { kind: 'cached', page: paths.home };
  const pairs: { readonly bare: number; readonly cached: number }[] = [];
  try {
    // The first run would include compiling the generator.
    await rate(bare.origin, cached, 1);
    await rate(shop.url, cached, 1);
    for (let turn = 0; turn < turns; turn += 1) {
      const without = pagesPerSecond(await rate(bare.origin, cached, seconds / turns));
      pairs.push({ bare: without, cached: pagesPerSecond(await rate(shop.url, cached, seconds / turns)) });
    }
  } finally {
    await bare.stop();
  }
  await firstPage(shop.url);
  const before = readProcessTree(shop.pid);
  const uncached = await rate(shop.url, { kind: 'uncached' }, seconds);
  const after = readProcessTree(shop.pid);
  const cpuSeconds = before && after ? after.cpuSeconds - before.cpuSeconds : null;
  return {
    bytes: Buffer.from(page.body, 'base64').length,
    bare: median(pairs.map((pair) => pair.bare)),
    cached: median(pairs.map((pair) => pair.cached)),
    ratio: median(pairs.map((pair) => pair.cached / pair.bare)),
    uncached,
    uncachedPerCore: cpuSeconds === null ? null : (uncached.byStatus['200'] ?? 0) / cpuSeconds,
  };
}

/** Time until a shopper gets a complete page, in ms, including failed attempts; null on timeout. */
async function firstPage(origin: string): Promise<number | null> {
  const began = performance.now();
  while (performance.now() - began < patienceMs) {
    const left = Math.max(1, Math.ceil(patienceMs - (performance.now() - began)));
    const found = await fetch(origin, { signal: AbortSignal.timeout(left), headers: { connection: 'close' } })
      .then(async (response) => response.ok && (await response.text()).endsWith('</html>'))
      .catch(() => false);
    if (found) return performance.now() - began;
    await pause(50);
  }
  return null;
}

async function floodShop(run: Run, offers: readonly Offer[], connections: number): Promise<FloodedShop> {
  const { shop, generator, seconds, numbers } = run;
  const pages = popularPages(offers.map(({ slug }) => slug));
  const memory = watchMemory(shop.pid, lookMs);
  const end = new AbortController();
  const buying = checkOutUntil(shop.url, offers, end.signal);
  let flooded: Flood;
  try {
    const asked = { kind: 'mixed', pages } as const;
    flooded = await generator.flood({ origin: shop.url, asked, connections, seconds, first: numbers() });
  } finally {
    end.abort();
  }
  const firstPageMs = await firstPage(shop.url);
  const checkouts = await buying;
  return { flood: flooded, checkouts, firstPageMs, maxMemory: memory() };
}

/** Opens a temporary shop and floods it, with a load generator in a separate process. */
export async function runLoad(seconds: number, log: (line: string) => void): Promise<LoadResults> {
  log('Building what is stale, and opening a shop …');
  // Each checkout has a different address, which the shop reads from a proxy's header.
  const shop = await startShop({ TRUSTED_PROXIES: '127.0.0.1', LOG_LEVEL: 'fatal' });
  const generator = startGenerator();
  let floods = 0;
  const numbers = () => (floods += 1) * numbersOfFlood;
  const run: Run = { shop, generator, seconds, log, numbers };
  try {
    const offers = await findOffers(shop.url);
    for (const page of popularPages(offers.map(({ slug }) => slug)))
      await (await fetch(shop.url + page)).text();
    const memoryBefore = readProcessTree(shop.pid)?.rss ?? null;
    log('Cached and uncached pages compared with a bare server …');
    const rates = await measureRates(run);
    const floodsOf: FloodedShop[] = [];
    for (const connections of crowds) {
      log(`${connections} connections …`);
      floodsOf.push(await floodShop(run, offers, connections));
    }
    await pause(seconds * 1000);
    const memoryAfter = readProcessTree(shop.pid)?.rss ?? null;
    return { rates, floods: floodsOf, memoryBefore, memoryAfter };
  } finally {
    generator.stop();
    await shop.dispose();
  }
}

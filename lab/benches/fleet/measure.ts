import { paths } from '@shop/config';
import { setTimeout as pause } from 'node:timers/promises';
import { fleetFolder } from '../../support/fleet/fleet-folder';
import type { FleetProcess } from '../../support/fleet/fleet-process';
import { startFleet, type Fleet } from '../../support/fleet/start-fleet';
import { readProcessTree, watchMemory } from '../../../e2e/support/process-tree';
import type { Asked } from '../load/addresses';
import { checkOutUntil, findOffers } from '../load/checkouts';
import { pagesPerSecond, type Flood } from '../load/flood';
import { startGenerator, type Generator } from '../load/start-generator';
import { measureStarts } from './measure-starts';
import type { Costs, FleetRates, FleetResults } from './results';
import { measureBareStart } from './starts';

interface Run {
  readonly generator: Generator;
  readonly seconds: number;
  readonly numbers: () => number;
}

const connections = 16;
const lookMs = 500;
const numbersOfFlood = 1_000_000;
const cachedHome: Asked = { kind: 'cached', page: paths.home };

const ask = ({ generator, seconds, numbers }: Run, origin: string, asked: Asked, lasts = seconds) =>
  generator.flood({ origin, asked, connections, seconds: lasts, first: numbers() });

const good = ({ byStatus }: Flood) => byStatus['200'] ?? 0;
const failures = (flood: Flood) =>
  flood.broken + Object.values(flood.byStatus).reduce((sum, count) => sum + count, 0) - good(flood);

async function measureRates(run: Run, fleet: Fleet): Promise<FleetRates> {
  const memories = fleet.shops.flatMap((one) => {
    const pid = one.pid();
    return pid ? [watchMemory(pid, lookMs)] : [];
  });
  // The first run would include compiling the generator, and filling nginx's cache.
  await ask(run, fleet.origin, cachedHome, 1);
  await ask(run, fleet.origin, { kind: 'uncached' }, 2);
  const uncached = await ask(run, fleet.origin, { kind: 'uncached' });
  // Abandoned renders would be included in the next measurement.
  await (await fetch(`${fleet.origin}${paths.home}?rest=${performance.now()}`)).text();
  const cached = await ask(run, fleet.origin, cachedHome);
  return {
    shops: fleet.shops.length,
    cached: pagesPerSecond(cached),
    uncached: pagesPerSecond(uncached),
    failed: failures(cached) + failures(uncached),
    maxMemory: Math.max(...memories.map((stop) => stop() ?? 0)) || null,
  };
}

/** Processor time of a process and its children per repetition of an action, in ms. */
async function costOf(one: FleetProcess, work: () => Promise<number>): Promise<number | null> {
  const pid = one.pid();
  if (!pid) return null;
  const before = readProcessTree(pid);
  const count = await work();
  const after = readProcessTree(pid);
  return before && after && count > 0 ? ((after.cpuSeconds - before.cpuSeconds) / count) * 1000 : null;
}

/** The cost of one shop, without nginx. */
async function measureCosts(run: Run, shop: FleetProcess, publicOrigin: string): Promise<Costs> {
  const offers = await findOffers(publicOrigin);
  const checkouts = async () => {
    const ended = AbortSignal.timeout(run.seconds * 1000);
    const { byStatus } = await checkOutUntil(publicOrigin, offers, ended);
    return byStatus['200'] ?? 0;
  };
  const pages = async (asked: Asked) => good(await ask(run, shop.origin, asked));
  return {
    checkout: await costOf(shop, checkouts),
    render: await costOf(shop, () => pages({ kind: 'uncached' })),
    cachedPage: await costOf(shop, () => pages(cachedHome)),
  };
}

interface Options {
  /** The largest fleet; smaller sizes are measured first. */
  readonly maxShops: number;
  readonly seconds: number;
  readonly log: (line: string) => void;
}

/** Measures starts, then floods a fleet of each size through nginx, and measures the costs of the smallest one. */
export async function measureFleets({ maxShops, seconds, log }: Options): Promise<FleetResults> {
  const generator = startGenerator();
  const starts = await measureStarts({ log });
  let floods = 0;
  const run: Run = { generator, seconds, numbers: () => (floods += 1) * numbersOfFlood };
  const rates: FleetRates[] = [];
  let costs: Costs = { render: null, cachedPage: null, checkout: null };
  try {
    for (let shops = 1; shops <= maxShops; shops += 1) {
      log(`A fleet of ${shops} …`);
      const fleet = await startFleet({ folder: fleetFolder(), shops });
      try {
        const [first] = fleet.shops;
        if (shops === 1 && first) {
          costs = await measureCosts(run, first, fleet.origin);
          await pause(lookMs);
        }
        rates.push(await measureRates(run, fleet));
      } finally {
        await fleet.stop();
      }
    }
  } finally {
    generator.stop();
  }
  return { bareStart: await measureBareStart(), starts, rates, costs };
}

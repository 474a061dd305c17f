import { setMaxListeners } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import { fleetFolder } from '../../support/fleet/fleet-folder';
import { startFleet, type Fleet } from '../../support/fleet/start-fleet';
import { listedProducts } from '../../../e2e/support/listed-products';
import { onEnd } from '../../../e2e/support/on-end';
import { switchContent } from '../fleet/switch-release';
import { callsOf, sum, startLoad } from '../harness/shoppers';
import { failuresOf, judge, stockUpWith } from '../harness/judge';
import { countFailures, type Outcome, outcomeOf, type PlayOptions } from '../harness/outcome';
import { countResponses } from '../harness/responses';
import { browsing } from './browse';
import { watchMemories, type MemoryUse } from './memory-log';
import { soakReport } from './report';
import { createRequestLog } from './request-log';

/** Number of shoppers, and duration. */
export interface SoakOptions {
  readonly shoppers: number;
  readonly minutes: number;
  /** Time that a shopper views a page, ±50%. */
  readonly thinkSeconds: number;
  readonly print: (line: string) => void;
}

const shops = 3;
const minuteMs = 60_000;
/** For one page, in ms. */
const pageMs = 30_000;
const minutesAnInterval = 10;
/** Maximum memory growth of a process. */
const maxGrowth = 0.15;
/** In a shorter run, heaps are still growing. */
const judgedFromMinutes = 30;
const productsLookedAt = 40;
/** Enough products that shoppers rarely compete for stock. */
const productsBought = 20;
/** The shop's Retry-After. */
const retryMs = 5_000;

const growth = ({ first, last }: MemoryUse) => last / first - 1;

async function soak(fleet: Fleet, options: SoakOptions): Promise<Outcome> {
  const { shoppers, minutes, thinkSeconds, print } = options;
  const { origin, databaseUrl, registry, office } = fleet;
  const productIds = await stockUpWith({ databaseUrl }, productsBought);
  const products = await listedProducts(origin, productsLookedAt);
  const responses = countResponses(pageMs);
  const requests = createRequestLog(minutesAnInterval);
  const leave = new AbortController();
  setMaxListeners(shoppers + 1, leave.signal);
  const processes = [...fleet.shops, registry, office];
  const memories = watchMemories(processes);
  const load = startLoad(origin, productIds, {
    shoppers,
    retryMs,
    browse: browsing({
      ...{ origin, products, responses, requests },
      thinkMs: thinkSeconds * 1000,
      signal: leave.signal,
    }),
    onCall: (status, ms) => requests.note('call', status, ms),
  });
  const { placed } = load.tally;
  const failures: string[] = [];
  try {
    const half = (minutes * minuteMs) / 2;
    await pause(half);
    await switchContent(fleet, '1.0.1').catch((error: unknown) => {
      failures.push(error instanceof Error ? error.message : String(error));
    });
    await pause(half);
  } finally {
    memories.stop();
    leave.abort();
    await load.stop();
  }
  const uses = memories.uses();
  for (const line of soakReport({ intervals: requests.intervals(), uses })) print(line);
  const verdict = await judge({ databaseUrl }, { placed, opened: placed });
  failures.push(...failuresOf(verdict));
  if (placed.size === 0) failures.push('orders were not placed');
  if (minutes >= judgedFromMinutes)
    for (const use of uses)
      if (growth(use) > maxGrowth)
        failures.push(`${use.name} uses ${Math.round(growth(use) * 100)}% more memory at the end`);
  const ended = processes.filter((one) => !one.isAlive());
  for (const { name } of ended) failures.push(`the process ${name} exited`);
  const calls = callsOf(load.tally);
  return {
    trial: 'soak',
    done: `${shoppers} shoppers for ${minutes} minutes, with a release switch`,
    responses: sum(responses.counts(), calls.counts),
    orders: { acknowledged: placed.size, lost: verdict.lost.length, duplicated: verdict.duplicated },
    drifted: verdict.drift !== null,
    alive: ended.length === 0,
    failures: countFailures([...responses.failures, ...calls.failures, ...failures]),
  };
}

/** Many shoppers browse and buy at three shops behind nginx, and a release goes live halfway through. */
export async function playSoak({ log }: PlayOptions, options: SoakOptions): Promise<readonly Outcome[]> {
  const fleet = await startFleet({ folder: fleetFolder(), shops });
  onEnd(fleet.kill);
  try {
    const outcome = await outcomeOf('soak', 'a crowd', () => soak(fleet, options));
    log(outcome);
    return [outcome];
  } finally {
    await fleet.stop();
  }
}

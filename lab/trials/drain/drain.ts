import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';
import { root } from '../../../server/build/packages';
import { fleetFolder } from '../../support/fleet/fleet-folder';
import { startFleet, type Fleet } from '../../support/fleet/start-fleet';
import { onEnd } from '../../../e2e/support/on-end';
import { callsOf, startLoad, sum } from '../harness/shoppers';
import { failuresOf, judge, stockUp } from '../harness/judge';
import {
  countFailures,
  isWanted,
  outcomeOf,
  type Outcome,
  type PlayOptions,
  type ResponseCounts,
} from '../harness/outcome';
import { startConnectionBalancer, startHaproxy, type Balancer } from './balancers';
import { startClients } from './client-load';

const shops = 3;
/** Clients with keep-alive that never repeat a request. */
const clients = 12;

/** The chart's default. */
const drainSeconds = (): string => {
  const values = parse(readFileSync(path.join(root, 'deploy/chart/values.yaml'), 'utf8')) as {
    readonly shop: { readonly drainSeconds: number };
  };
  return String(values.shop.drainSeconds);
};

interface Place {
  readonly name: string;
  open(fleet: Fleet, folder: string): Promise<Balancer>;
}

const originsOf = (fleet: Fleet) => fleet.shops.map(({ origin }) => origin);

const places: readonly Place[] = [
  { name: 'nginx', open: async ({ origin }) => ({ origin, stop: async () => undefined }) },
  { name: 'HAProxy', open: (fleet, folder) => startHaproxy(folder, originsOf(fleet)) },
  { name: 'a TCP load balancer', open: (fleet) => startConnectionBalancer(originsOf(fleet)) },
];

const total = (counts: ResponseCounts) => Object.values(counts).reduce((all, count) => all + count, 0);

/** Restarts one shop after the other, until that many requests have been answered. No request may fail. */
async function restartUnder(fleet: Fleet, { origin }: Balancer, requests: number): Promise<Outcome> {
  const productId = await stockUp({ databaseUrl: fleet.databaseUrl });
  const load = startLoad(origin, productId, { shoppers: 2 });
  const traffic = startClients(origin, clients);
  const failures: string[] = [];
  try {
    do {
      for (const shop of fleet.shops) {
        const code = await shop.end('SIGTERM');
        if (code !== 0) failures.push(`${shop.name} ended with ${code}`);
        await shop.start();
      }
    } while (traffic.count() < requests);
  } finally {
    await Promise.all([traffic.stop(), load.stop()]);
  }
  const { placed } = load.tally;
  const verdict = await judge({ databaseUrl: fleet.databaseUrl }, { placed, opened: placed });
  const calls = callsOf(load.tally);
  const responses = sum(traffic.counts(), calls.counts);
  const refused = Object.entries(calls.counts).filter(([status]) => status !== '200');
  failures.push(
    ...failuresOf(verdict),
    ...refused.map(([status, count]) => `${count} × ${status} in purchases`),
  );
  return {
    trial: 'drain',
    done: `${total(responses)} requests, ${total(responses) - (responses['200'] ?? 0)} failed`,
    responses,
    orders: { acknowledged: placed.size, lost: verdict.lost.length, duplicated: verdict.duplicated },
    drifted: verdict.drift !== null,
    alive: fleet.shops.every((shop) => shop.isAlive()),
    failures: countFailures([...failures, ...traffic.failures]),
  };
}

/** Rolling restarts of three shops behind each kind of load balancer, during orders. */
export async function playDrain(
  { log, only }: PlayOptions,
  { requests }: { readonly requests: number },
): Promise<readonly Outcome[]> {
  const folder = fleetFolder();
  const DRAIN_SECONDS = drainSeconds();
  const envOf = (name: string) => (name.startsWith('shop-') ? { DRAIN_SECONDS } : {});
  const fleet = await startFleet({ folder, shops, envOf });
  onEnd(fleet.kill);
  const outcomes: Outcome[] = [];
  try {
    for (const { name, open } of places.filter((place) => isWanted(place.name, { only }))) {
      const done = `rolling restarts behind ${name}, drain of ${DRAIN_SECONDS} s`;
      const outcome = await outcomeOf('drain', done, async () => {
        const balancer = await open(fleet, folder);
        try {
          const outcome = await restartUnder(fleet, balancer, requests);
          return { ...outcome, done: `${done}: ${outcome.done}` };
        } finally {
          await balancer.stop();
        }
      });
      outcomes.push(outcome);
      log(outcome);
    }
    return outcomes;
  } finally {
    await fleet.stop();
  }
}

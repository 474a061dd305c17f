import { paths } from '@shop/config';
import { buildStale } from '../../../server/build/build-package';
import { allTargets } from '../../../server/build/targets';
import { listedProducts } from '../../../e2e/support/listed-products';
import { startShop, type TestShop } from '../../../e2e/support/temporary-shop';
import { endShop } from '../harness/end-shop';
import { countFailures, type Outcome, type Play } from '../harness/outcome';
import { isRendered, countResponses } from '../harness/responses';
import { startBusyProcesses } from './busy-processes';

export interface BusyOptions {
  /** Number of busy processes. */
  readonly processes: number;
  /** Number of times that all pages are opened. */
  readonly rounds: number;
}

/** Page timeout in ms: a machine with thirty busy processes is slow, not broken. */
const pageMs = 300_000;

async function openPages(shop: TestShop, rounds: number) {
  const responses = countResponses(pageMs);
  const failures: string[] = [];
  const get = async (path: string) => {
    const reply = await responses.get(shop.url + path);
    // Responses without a status or with 500 and above are recorded where they are counted.
    if (reply.status === 503 || (reply.status > 0 && reply.status < 500 && reply.status !== 200))
      failures.push(`${path}: ${reply.status}`);
    return reply;
  };
  const first = await get('/');
  if (!isRendered('catalog', first) || !isRendered('content', first))
    failures.push('"is open" was printed before a page could be rendered');
  const [product] = await listedProducts(shop.url, 1);
  const pages = [
    paths.home,
    paths.allProducts,
    paths.product(product?.slugProduct ?? ''),
    paths.checkout,
    paths.cart,
  ];
  for (let round = 0; round < rounds; round += 1) await Promise.all(pages.map(get));
  return { responses: responses.counts(), failures: [...responses.failures, ...failures] };
}

/**
 * Runs `npm start` next to busy processes, then opens pages of each kind. Resolves with the results; rejects if the
 * shop cannot be tested.
 */
export async function playBusyMachine({ processes, rounds }: BusyOptions): Promise<Outcome> {
  const done = `npm start and ${rounds} rounds of pages with ${processes} busy processes`;
  // The build is not part of this trial.
  await buildStale(allTargets(), () => undefined);
  const endBusy = await startBusyProcesses(processes);
  try {
    const shop = await startShop().catch((error: unknown) => String(error));
    if (typeof shop === 'string')
      return { trial: 'busy', done, responses: {}, alive: false, failures: [shop.trim()] };
    try {
      const met = await openPages(shop, rounds);
      const alive = shop.isAlive();
      const failures = countFailures([...met.failures, ...(alive ? [] : ['the shop’s process exited'])]);
      return { trial: 'busy', done, responses: met.responses, alive, failures };
    } finally {
      await endBusy();
      await endShop(shop);
    }
  } finally {
    await endBusy();
  }
}

export const playBusy: Play = async ({ log }) => {
  const outcome = await playBusyMachine({ processes: 30, rounds: 4 });
  log(outcome);
  return [outcome];
};

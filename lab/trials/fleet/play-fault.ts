import { pollUntil } from '../../../e2e/support/poll-until';
import { callsOf, sum, startLoad } from '../harness/shoppers';
import { failuresOf, judge } from '../harness/judge';
import { countFailures, type Outcome } from '../harness/outcome';
import { isRendered, countResponses, openPages } from '../harness/responses';
import type { Fleet } from '../../support/fleet/start-fleet';
import type { FleetFault } from './faults';

/** Page timeout in ms. A shop that cannot send the page reports that much earlier. */
const pageMs = 30_000;
const backMs = 5_000;
/** The number of orders placed before the fault, and again after it. */
const orders = 30;
const ordersMs = 120_000;

/** Injects a fault into a fleet during orders and page views through its proxy. Afterwards all processes run again. */
export async function playFleetFault<S extends { readonly fleet: Fleet }>(
  stage: S,
  fault: FleetFault<S>,
  { trial, productId }: { readonly trial: string; readonly productId: string },
): Promise<Outcome> {
  const { fleet } = stage;
  const responses = countResponses(pageMs);
  const failures: string[] = [];
  const load = startLoad(fleet.origin, productId);
  const { placed } = load.tally;
  const leave = new AbortController();
  const pages = openPages(fleet.origin, responses, leave.signal);
  let back: boolean;
  try {
    const placeMore = (count: number) => pollUntil(ordersMs, async () => placed.size >= count);
    if (!(await placeMore(orders))) failures.push('too few orders were placed before the fault');
    await fault.play(stage).catch((error: unknown) => {
      failures.push(error instanceof Error ? error.message : String(error));
    });
    const before = placed.size;
    const isBack = async () =>
      placed.size > before &&
      isRendered('catalog', await responses.get(`${fleet.origin}/all-products?${performance.now()}`));
    back = await pollUntil(backMs, isBack);
    if (!back) failures.push(`no order and no page within ${backMs / 1000} s after the fault`);
    if (!(await placeMore(before + orders))) failures.push('too few orders were placed after the fault');
  } finally {
    leave.abort();
    await Promise.all([load.stop(), pages]);
  }
  const verdict = await judge({ databaseUrl: fleet.databaseUrl }, { placed, opened: placed });
  failures.push(...failuresOf(verdict));
  const alive = [...fleet.shops, fleet.registry, fleet.office].filter((one) => !one.isAlive());
  for (const { name } of alive) failures.push(`the process ${name} exited`);
  const calls = callsOf(load.tally);
  return {
    trial,
    done: fault.name,
    responses: sum(responses.counts(), calls.counts),
    orders: {
      acknowledged: placed.size,
      lost: verdict.lost.length,
      duplicated: verdict.duplicated,
      maxPauseMs: load.tally.maxPauseMs,
    },
    drifted: verdict.drift !== null,
    alive: alive.length === 0,
    back: { withinSeconds: backMs / 1000, is: back },
    failures: countFailures([...responses.failures, ...calls.failures, ...failures]),
  };
}

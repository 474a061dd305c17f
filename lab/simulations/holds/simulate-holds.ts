import { ApiError } from '../../../api/src/platform/http/api-error';
import { pullPayments } from '../../../api/src/modules/orders/apply-payment';
import { after } from '../../../api/src/platform/jobs/clock';
import { expireOrders, maxHeldUnits } from '../../../api/src/modules/orders/expiry';
import {
  createFakeProvider,
  type FakeProvider,
} from '../../../api/src/modules/orders/testing/histories/fake-provider';
import type { HistoryShop } from '../../../api/src/modules/orders/testing/histories/history-shop';
import { openMarket, type HoldMarket, type OpenedOrder } from './hold-market';

/** The hostile client, which holds units without paying, at the address of all shoppers. */
export type Hostile = 'nobody' | 'one session' | 'many sessions';

interface HoldScenario {
  readonly stock: number;
  readonly hostile: Hostile;
  /** Shoppers who each buy one unit, at random times. */
  readonly shoppers: number;
  readonly minutes: number;
  /** At least 0, less than 1. */
  readonly random: () => number;
}

interface HoldReport {
  /** Shoppers who paid and got their unit. */
  bought: number;
  /** Shoppers who opened an order and never paid. */
  left: number;
  /** Shoppers who arrived after everything was sold. */
  soldOut: number;
  /** Shoppers who were asked to retry because the hostile client held the remaining units. */
  delayed: number;
  /** Shoppers whose retries failed because the hostile client held the remaining units. */
  refused: number;
  /** Shoppers whose retries failed because other shoppers held the remaining units. */
  refusedByOthers: number;
  /** Shoppers who paid for an order without held units, and were refunded because the last unit had been sold in the meantime. */
  refunded: number;
  /** Shoppers who paid in time and still lost the units that they held. */
  lost: number;
  /** The longest time for which the hostile client held the last units, in minutes. */
  maxUnavailable: number;
}

const STEP_MINUTES = 0.5;
const PAYING_SHARE = 0.75;
const PAYING_MINUTES = { from: 1, to: 5 } as const;
const TRIES = 3;
/** Maximum delay with which shoppers return after the requested time. */
const LATE_MINUTES = 3;

interface Visit {
  readonly sessionId: number;
  tries: number;
}

interface Run {
  readonly market: HoldMarket;
  readonly provider: FakeProvider;
  readonly scenario: HoldScenario;
  readonly report: HoldReport;
  /** Events by their time in ms. */
  readonly due: { readonly at: number; readonly act: () => Promise<void> }[];
  readonly hostileSessions: number[];
}

async function pay({ market, provider, report }: Run, order: OpenedOrder): Promise<void> {
  provider.pay(order.providerOrderId, 'captured');
  await pullPayments(market.context, order.providerOrderId);
  if ((await market.statusOf(order.publicId)) === 'placed') report.bought += 1;
  else if (order.isHeld) report.lost += 1;
  else report.refunded += 1;
}

/** A refused shopper leaves if everything is sold, and otherwise retries when asked to, a few times. */
async function comeBack(run: Run, visit: Visit, { retryAfter = 60 }: ApiError): Promise<void> {
  const { market, scenario, report, due, hostileSessions } = run;
  const { unsold, free, held } = await market.readUnits(hostileSessions);
  const isHostile = free + held > 0;
  if (unsold === 0) report.soldOut += 1;
  else if (visit.tries < TRIES) {
    if (isHostile && visit.tries === 1) report.delayed += 1;
    const waitMs = retryAfter * 1000 + scenario.random() * LATE_MINUTES * 60_000;
    due.push({
      at: after(market.shop.clock.now(), waitMs).getTime(),
      act: () => visitShop(run, visit),
    });
  } else if (isHostile) report.refused += 1;
  else report.refusedByOthers += 1;
}

async function visitShop(run: Run, visit: Visit): Promise<void> {
  const { market, scenario, report, due } = run;
  visit.tries += 1;
  try {
    const order = await market.checkout(visit.sessionId, 1);
    if (scenario.random() >= PAYING_SHARE) {
      report.left += 1;
      return;
    }
    const { from, to } = PAYING_MINUTES;
    const minutes = from + scenario.random() * (to - from);
    const at = after(market.shop.clock.now(), minutes * 60_000).getTime();
    due.push({ at: Math.min(at, order.closesAt.getTime()), act: () => pay(run, order) });
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    await comeBack(run, visit, error);
  }
}

/** Reserves as many units as possible, and renews its holds when none are left. */
async function grab({ market, scenario, hostileSessions }: Run): Promise<void> {
  if (scenario.hostile === 'nobody') return;
  const { free } = await market.readUnits();
  const wanted = [Math.min(free, 999), Math.min(free, maxHeldUnits(scenario.stock)), 1];
  for (const quantity of new Set(wanted.filter((units) => units > 0))) {
    const isNew = scenario.hostile === 'many sessions' || hostileSessions.length === 0;
    const sessionId = isNew ? await market.newSession() : hostileSessions[0];
    if (sessionId === undefined) throw new Error('There is no session');
    if (isNew) hostileSessions.push(sessionId);
    try {
      if ((await market.checkout(sessionId, quantity)).isHeld) return;
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
    }
  }
}

function planVisits(run: Run, sessions: readonly number[]): void {
  const { market, scenario, due } = run;
  const opens = market.shop.clock.now();
  for (const sessionId of sessions) {
    const at = after(opens, scenario.random() * scenario.minutes * 60_000).getTime();
    due.push({ at, act: () => visitShop(run, { sessionId, tries: 0 }) });
  }
}

async function actAllDue({ market, due }: Run): Promise<void> {
  const now = market.shop.clock.now().getTime();
  const ready = due.filter(({ at }) => at <= now).sort((one, other) => one.at - other.at);
  for (const moment of ready) {
    due.splice(due.indexOf(moment), 1);
    await moment.act();
  }
}

let runs = 0;

/**
 * Simulates shoppers and a client that never pays at one address, with the shop's real checkout, in steps of half a minute.
 * The client moves first whenever units become free.
 */
export async function simulateHolds(shop: HistoryShop, scenario: HoldScenario): Promise<HoldReport> {
  runs += 1;
  const provider = createFakeProvider(`holds-${runs}-`);
  shop.useProvider(provider);
  const market = await openMarket(shop, scenario.stock);
  const counts = { bought: 0, left: 0, soldOut: 0, delayed: 0, refused: 0, refusedByOthers: 0 };
  const report: HoldReport = { ...counts, refunded: 0, lost: 0, maxUnavailable: 0 };
  const run: Run = { market, provider, scenario, report, due: [], hostileSessions: [] };
  const sessions: number[] = [];
  for (let shopper = 0; shopper < scenario.shoppers; shopper += 1) sessions.push(await market.newSession());
  planVisits(run, sessions);
  let unavailable = 0;
  for (let step = 0; step < scenario.minutes / STEP_MINUTES || run.due.length > 0; step += 1) {
    shop.clock.advance(STEP_MINUTES);
    // At the shop's interval.
    if (step % 2 === 0) {
      await expireOrders(market.context);
      await grab(run);
    }
    await actAllDue(run);
    const { unsold, free, held } = await market.readUnits(run.hostileSessions);
    unavailable = unsold > 0 && free === 0 && held > 0 ? unavailable + STEP_MINUTES : 0;
    report.maxUnavailable = Math.max(report.maxUnavailable, unavailable);
    if (unsold === 0 && run.due.length === 0) break;
  }
  return report;
}

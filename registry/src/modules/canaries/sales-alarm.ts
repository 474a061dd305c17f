import { sql } from 'kysely';
import type { SalesState } from '@shop/contracts/registry';
import { automatic } from '../../domain/roles';
import { addAudit } from '../../platform/db/audit';
import { readSetting, writeSetting } from '../../platform/db/settings';
import type { Db, RegistryDatabase } from '../../platform/db/tables';
import { windowOf } from '../telemetry/health';
import { addToDetector, noEvidence, strengthOf, type Evidence } from './evidence';
import { percent } from '../telemetry/metrics';
import { salesHistoryMs, settleMs } from '../../durations';

const hourMs = 60 * 60 * 1000;
/** Minimum counts in the history for comparing sales with it. */
const enough = { checkouts: 50, orders: 10 } as const;
/** The alarm is raised below this share of the usual orders. */
const remaining = 0.5;
/** Probability of a false alarm per check while the shop sells half as much as usual. */
const alpha = 1e-5;

const noPurchases = { checkouts: 0, orders: 0 } as const;

export const salesName = (env: string): string => `sales:${env}`;

interface Purchases {
  readonly checkouts: number;
  readonly orders: number;
}

/** The state of the alarm, kept between checks. */
export interface SalesWatch extends Pick<SalesState, 'since' | 'base'> {
  readonly evidence: Evidence;
  /** Checkouts before `settledUntil` are in the evidence, orders before `countedUntil` are counted; ms since 1970. */
  readonly settledUntil: number;
  readonly countedUntil: number;
  /** Counted orders whose checkouts are not in the evidence yet. */
  readonly early: number;
  /** Checkouts and orders since the evidence of a drop began. */
  readonly recent: Purchases;
  /** When the base was read, in ms since 1970. */
  readonly baseAt: number;
}

/**
 * Sessions that opened the checkout, and those that got an order, with any version. Every remote of a page counts them, so the
 * maximum is used.
 */
async function countPurchases(db: Db, env: string, from: number, to: number): Promise<Purchases> {
  const row = await db
    .selectFrom('registry_health')
    .select([
      sql<number>`sum(checkouts)::float8`.as('checkouts'),
      sql<number>`sum(orders)::float8`.as('orders'),
    ])
    .where('env', '=', env)
    .where('window_start', '>=', new Date(from))
    .where('window_start', '<', new Date(to))
    .groupBy('remote')
    .orderBy('checkouts', 'desc')
    .orderBy('orders', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row ?? noPurchases;
}

/** Adds the checkouts that were settled since the last check, and their orders. */
export function addSales<State extends Pick<SalesWatch, 'evidence' | 'early' | 'base' | 'recent'>>(
  state: State,
  { checkouts, orders, unsettled }: Purchases & { readonly unsettled: number },
): State {
  const known = state.early + orders;
  const sold = Math.min(checkouts, known);
  const trials = { hits: checkouts - sold, misses: sold, chance: 1 - remaining * (state.base ?? 0) };
  const evidence = addToDetector(state.evidence, trials);
  const { recent } = state;
  return {
    ...state,
    evidence,
    recent: evidence.some((one) => one > 0)
      ? { checkouts: recent.checkouts + checkouts, orders: recent.orders + sold }
      : noPurchases,
    // If there are more orders than unsettled checkouts, the rest belong to earlier checkouts.
    early: Math.min(known - sold, unsettled),
  };
}

/** Whether the alarm is raised: from sufficient evidence until all evidence is gone. */
export const isAlarming = ({ evidence, since }: Pick<SalesWatch, 'evidence' | 'since'>): boolean =>
  strengthOf(evidence) >= (since === null ? 1 / alpha : 2);

/** For example, "0 of the last 45 shoppers in the checkout got their order, 48.0% in the previous seven days." */
export const salesText = ({ checkouts, orders, base }: Omit<SalesState, 'since'>): string =>
  `${orders} of the last ${checkouts} shoppers in the checkout got their order, ${percent(base ?? 0)} in the previous seven days.`;

const recoveredText = 'Shoppers in the checkout get their orders again.';

async function readBase(db: Db, env: string, now: number): Promise<number | null> {
  const { checkouts, orders } = await countPurchases(db, env, now - salesHistoryMs - hourMs, now - hourMs);
  const isKnown = checkouts >= enough.checkouts && orders >= enough.orders;
  return isKnown ? Math.min(1, orders / checkouts) : null;
}

async function nextState(db: Db, env: string, known: SalesWatch | undefined, now: Date): Promise<SalesWatch> {
  const at = now.getTime();
  const countedUntil = windowOf(now).getTime();
  const settledUntil = windowOf(new Date(at - settleMs)).getTime();
  const isFresh = known !== undefined && (known.since !== null || at - known.baseAt < hourMs);
  const base = isFresh ? known.base : await readBase(db, env, at);
  const first = { evidence: noEvidence, early: 0, recent: noPurchases, since: null };
  const before = known ?? { ...first, settledUntil, countedUntil };
  const settled = await countPurchases(db, env, before.settledUntil, settledUntil);
  const counted = await countPurchases(db, env, before.countedUntil, countedUntil);
  const unsettled = await countPurchases(db, env, settledUntil, countedUntil);
  const next = addSales(
    { ...before, base },
    { checkouts: settled.checkouts, orders: counted.orders, unsettled: unsettled.checkouts },
  );
  const since = isAlarming(next) ? (before.since ?? now.toISOString()) : null;
  const baseAt = isFresh ? known.baseAt : at;
  return { ...next, since, settledUntil, countedUntil, baseAt };
}

/**
 * Checks whether the shop sells as much as usual, which also detects problems when there is no version to compare with. Returns a
 * line for the log when that changes. The change is recorded in the audit log, and so sent to webhooks.
 */
export async function watchSales(
  { db, transaction }: Pick<RegistryDatabase, 'db' | 'transaction'>,
  env: string,
  now: Date,
): Promise<string | null> {
  const known = await readSetting<SalesWatch>(db, salesName(env));
  const next = await nextState(db, env, known, now);
  const isChange = (known?.since ?? null) === null ? next.since !== null : next.since === null;
  if (!isChange) {
    await writeSetting(db, salesName(env), next);
    return null;
  }
  const action = next.since === null ? 'sales-recovered' : 'sales-alarm';
  const reason = next.since === null ? recoveredText : salesText({ ...next.recent, base: next.base });
  await transaction(async (tx) => {
    await writeSetting(tx, salesName(env), next);
    await addAudit(tx, { env, action, actor: automatic.name, at: now.toISOString(), reason, detail: {} });
  });
  return next.since === null ? `orders have recovered: ${reason}` : `orders have dropped: ${reason}`;
}

/** The state of the alarm, for the console and metrics. */
export async function readSales(db: Db, env: string): Promise<SalesState> {
  const known = await readSetting<SalesWatch>(db, salesName(env));
  if (!known) return { since: null, ...noPurchases, base: null };
  const { since, base, recent } = known;
  return { since, base, ...(since === null ? noPurchases : recent) };
}

import { reportsPollMs, settlementHistoryMs, settlementOverlapMs } from '../../durations';
import type { Executor } from '../../platform/db/schema';
import { after } from '../../platform/jobs/clock';
import type { ProviderDispute, SettledItem, WatchContext } from './ports';
import { finalStates } from './tables';
import { readWhenDue } from './turns';

const DAY_MS = 24 * 60 * 60_000;
const AHEAD_OF_UTC_MS = 5.5 * 60 * 60_000;

/** The date of a timestamp in India, as YYYY-MM-DD. */
const dayOf = (moment: Date) => new Date(moment.getTime() + AHEAD_OF_UTC_MS).toISOString().slice(0, 10);

/** Saves lines of a settlement. A line that is known is replaced: the provider may correct it. */
async function saveLines(db: Executor, items: readonly SettledItem[]): Promise<void> {
  for (const { id, ...item } of items) {
    const line = {
      kind: item.kind,
      settlement_id: item.settlementId,
      utr: item.utr,
      amount_paise: item.amountPaise,
      fee_paise: item.feePaise,
      tax_paise: item.taxPaise,
      credit_paise: item.creditPaise,
      debit_paise: item.debitPaise,
      payment_id: item.paymentId,
      settled_at: item.settledAt,
    };
    await db
      .insertInto('settlement_line')
      .values({ id, ...line })
      .onConflict((conflict) => conflict.column('id').doUpdateSet(line))
      .execute();
  }
}

/** The time from which settlements are read, and the time up to which they have been read. */
export async function readingOf(db: Executor) {
  return db.selectFrom('settlement_reading').select(['since', 'read_to']).executeTakeFirst();
}

/** Where the first reading begins: at the first payment, at most a month ago. */
async function firstMoment(db: Executor, now: Date): Promise<Date> {
  const first = await db
    .selectFrom('payment')
    .select('created_at')
    .where('created_at', '>', after(now, -settlementHistoryMs))
    .orderBy('created_at')
    .limit(1)
    .executeTakeFirst();
  return first?.created_at ?? now;
}

/**
 * Reads the settlements of the days since the last reading, and of the days before it again, because a settlement may be completed
 * later. Rejects with ProviderUnavailable; the days until then are stored.
 */
export const readSettlements = (context: WatchContext): Promise<void> =>
  readWhenDue(context, {
    name: 'settlements',
    everyMs: reportsPollMs,
    async read(reports, now) {
      const { db } = context.database;
      const known = await readingOf(db);
      const since = known?.since ?? (await firstMoment(db, now));
      const from = Math.max(since.getTime(), (known?.read_to ?? since).getTime() - settlementOverlapMs);
      // Both ends may be in the middle of a day.
      const count = Math.floor((now.getTime() - from) / DAY_MS) + 2;
      const days = Array.from({ length: count }, (_, day) => dayOf(after(now, -day * DAY_MS)));
      for (const day of days.reverse()) {
        const items = await reports.settledOn(day);
        if (items === null) return false;
        await saveLines(db, items);
      }
      await db
        .insertInto('settlement_reading')
        .values({ since, read_to: now })
        .onConflict((conflict) => conflict.column('only_row').doUpdateSet({ read_to: now }))
        .execute();
      return true;
    },
  });

/** Saves the state of a dispute. One that has ended does not open again, so that late and repeated webhooks change nothing. */
export async function saveDispute(db: Executor, dispute: ProviderDispute, now: Date): Promise<void> {
  const state = {
    payment_id: dispute.paymentId,
    amount_paise: dispute.amountPaise,
    deducted_paise: dispute.deductedPaise,
    phase: dispute.phase,
    status: dispute.status,
    reason: dispute.reason,
    respond_by: dispute.respondBy,
    opened_at: dispute.openedAt,
    seen_at: now,
  };
  const isFinal = finalStates.some((status) => status === dispute.status);
  await db
    .insertInto('payment_dispute')
    .values({ id: dispute.id, ...state })
    .onConflict((conflict) => {
      const update = conflict.column('id').doUpdateSet(state);
      return isFinal ? update : update.where('payment_dispute.status', 'not in', finalStates);
    })
    .execute();
}

/** Reads the disputes, so that none is missed because of a lost webhook. Rejects with ProviderUnavailable. */
export const readDisputes = (context: WatchContext): Promise<void> =>
  readWhenDue(context, {
    name: 'disputes',
    everyMs: reportsPollMs,
    async read(reports, now) {
      const disputes = await reports.disputes();
      for (const dispute of disputes ?? []) await saveDispute(context.database.db, dispute, now);
      return disputes !== null;
    },
  });

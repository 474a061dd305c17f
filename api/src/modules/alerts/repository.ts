import { type RawBuilder, sql } from 'kysely';
import { newLegibleId } from '../../platform/db/public-id';
import type { DatabaseTransaction, Executor } from '../../platform/db/schema';
import { priceColumn, productsAt, showsTax } from '../catalog';
import type { ProductAlertRow } from './tables';

/** Whether a shopper can order a product, for queries that read `product`. */
const canBeBought = sql<boolean>`(product.stock > product.reserved and product.unit_paise > 0)`;

/** Whether a product is sold at all. One with options is not sold itself, only its variants are. */
const isOffered = sql<boolean>`(product.active and product.options is null)`;

const shownPrice = sql<number>`case when ${showsTax} then ${priceColumn(true)} else ${priceColumn(false)} end`;

/** The price of a product on the terms of an alert: with GST if the page showed it that way at the request. */
const comparedPrice = sql<number>`case when product_alert.with_tax then ${priceColumn(true)} else ${priceColumn(false)} end`;

/** A product's fields for product pages and emails. */
const productColumns = [
  'product.id as product_id',
  'product.slug',
  'product.title',
  'product.parent_id',
  'product.variant',
] as const;

/** The name of a product or variant in an email. */
export const alertTitle = (row: {
  readonly title: string;
  readonly parent_id: number | null;
  readonly variant: string | null;
}): string => (row.parent_id === null || !row.variant ? row.title : `${row.title} (${row.variant})`);

/** A product or variant on sale, by its public id, with its shown price in paise. */
export const findProduct = (db: Executor, publicId: string, now: Date) =>
  db
    .selectFrom(productsAt(now))
    .select(productColumns)
    .select([
      canBeBought.as('available'),
      shownPrice.as('price_paise'),
      showsTax.as('with_tax'),
      sql<boolean>`product.unit_paise > 0`.as('priced'),
    ])
    .where('product.public_id', '=', publicId)
    .where(isOffered)
    .executeTakeFirst();

/** A request to store. */
export type NewAlert = Pick<
  ProductAlertRow,
  'kind' | 'product_id' | 'email' | 'user_id' | 'price_paise' | 'with_tax' | 'confirmed_at'
>;

/**
 * Stores a request. A repeated request does not change a confirmed one. It updates an unconfirmed one, whose link is
 * sent again if the last one was sent before `askAgain`.
 */
export async function storeAlert(
  tx: DatabaseTransaction,
  alert: NewAlert,
  { now, askAgain }: { readonly now: Date; readonly askAgain: Date },
): Promise<void> {
  const { price_paise, with_tax, confirmed_at, user_id } = alert;
  if (user_id !== null && confirmed_at !== null) {
    // A request that was confirmed without the account belongs to the account from now on.
    await tx
      .updateTable('product_alert')
      .set({ user_id })
      .where('email_key', '=', alert.email.toLowerCase())
      .where('product_id', '=', alert.product_id)
      .where('kind', '=', alert.kind)
      .where('mailed_at', 'is', null)
      .where('user_id', 'is', null)
      .execute();
  }
  await tx
    .insertInto('product_alert')
    .values({
      ...alert,
      public_id: newLegibleId('alt'),
      email_key: alert.email.toLowerCase(),
      requested_at: now,
      asked_at: null,
      mailed_at: null,
    })
    .onConflict((conflict) =>
      conflict
        .columns(['email_key', 'product_id', 'kind'])
        .where('mailed_at', 'is', null)
        .doUpdateSet({
          ...{ price_paise, with_tax, confirmed_at, requested_at: now },
          user_id: sql<number | null>`coalesce(${user_id}::bigint, product_alert.user_id)`,
          asked_at: sql<Date | null>`case when product_alert.asked_at > ${askAgain} then product_alert.asked_at end`,
        })
        .where('product_alert.confirmed_at', 'is', null),
    )
    .execute();
}

const openAlerts = (db: Executor) =>
  db
    .selectFrom('product_alert')
    .innerJoin('product', 'product.id', 'product_alert.product_id')
    .selectAll('product_alert')
    .select(['product.slug', 'product.title', 'product.parent_id', 'product.variant'])
    .where('product_alert.mailed_at', 'is', null)
    .where(isOffered);

/** An open alert with its product. */
export type OpenAlert = Awaited<ReturnType<ReturnType<typeof openAlerts>['executeTakeFirstOrThrow']>>;

/** The open alert with that public id, unless its product is no longer sold. */
export const findAlert = (db: Executor, publicId: string): Promise<OpenAlert | undefined> =>
  openAlerts(db).where('product_alert.public_id', '=', publicId).executeTakeFirst();

/** The open alerts that an account requested, newest first. */
export const listAlerts = (db: Executor, userId: number): Promise<readonly OpenAlert[]> =>
  openAlerts(db)
    .where('product_alert.user_id', '=', userId)
    .orderBy('product_alert.id', 'desc')
    .limit(200)
    .execute();

/** A page of a list of alerts. */
export interface Batch {
  /** The last id of the previous page. */
  readonly after: number;
  readonly limit: number;
}

/** Alerts whose link is to be sent. */
export const listUnasked = (db: Executor, { after, limit }: Batch): Promise<readonly OpenAlert[]> =>
  openAlerts(db)
    .where('product_alert.id', '>', after)
    .where('asked_at', 'is', null)
    .where('confirmed_at', 'is', null)
    .orderBy('product_alert.id')
    .limit(limit)
    .execute();

/** Alerts that are to be sent: a product is back, or costs less. */
export const listDue = (db: Executor, now: Date, { after, limit }: Batch) =>
  db
    .selectFrom('product_alert')
    .innerJoin(productsAt(now), 'product.id', 'product_alert.product_id')
    .selectAll('product_alert')
    .select(productColumns)
    .select([shownPrice.as('now_paise'), showsTax.as('now_with_tax')])
    .where('product_alert.id', '>', after)
    .where('product_alert.confirmed_at', 'is not', null)
    .where('product_alert.mailed_at', 'is', null)
    .where(isOffered)
    .where(canBeBought)
    .where(({ or, eb }) =>
      or([
        eb('product_alert.kind', '=', 'stock'),
        eb(comparedPrice as RawBuilder<number>, '<', eb.ref('product_alert.price_paise')),
      ]),
    )
    .orderBy('product_alert.id')
    .limit(limit)
    .execute();

export type DueAlert = Awaited<ReturnType<typeof listDue>>[number];

/** Claims an alert for one process: false if another process was faster, or the alert is gone. */
export async function takeAlert(
  tx: DatabaseTransaction,
  id: number,
  step: 'asked_at' | 'mailed_at',
  now: Date,
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('product_alert')
    .set({ [step]: now })
    .where('id', '=', id)
    .where(step, 'is', null)
    .where('confirmed_at', step === 'asked_at' ? 'is' : 'is not', null)
    .executeTakeFirstOrThrow();
  return Number(numUpdatedRows) === 1;
}

/** Confirms an alert; false if it was confirmed before, or is gone. */
export async function confirmAlert(tx: DatabaseTransaction, id: number, now: Date): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('product_alert')
    .set({ confirmed_at: now })
    .where('id', '=', id)
    .where('confirmed_at', 'is', null)
    .executeTakeFirstOrThrow();
  return Number(numUpdatedRows) === 1;
}

/** Ends the open alerts of products that are no longer sold. */
export async function endAlertsOfWithdrawn(db: Executor): Promise<void> {
  await db
    .deleteFrom('product_alert')
    .where('mailed_at', 'is', null)
    .where(({ exists, selectFrom, not }) =>
      exists(
        selectFrom('product')
          .select('product.id')
          .whereRef('product.id', '=', 'product_alert.product_id')
          .where(not(isOffered)),
      ),
    )
    .execute();
}

/**
 * Deletes at most `limit` alerts that have been unconfirmed, mailed or waiting since before the times in `before`.
 * Returns how many.
 */
export async function deleteOldAlerts(
  db: Executor,
  before: Readonly<Record<'unconfirmed' | 'mailed' | 'waiting', Date>>,
  limit: number,
): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom('product_alert')
    .where('id', 'in', (old) =>
      old
        .selectFrom('product_alert')
        .select('id')
        .where(({ or, and, eb }) =>
          or([
            and([eb('confirmed_at', 'is', null), eb('requested_at', '<', before.unconfirmed)]),
            eb('mailed_at', '<', before.mailed),
            and([eb('mailed_at', 'is', null), eb('confirmed_at', '<', before.waiting)]),
          ]),
        )
        .limit(limit),
    )
    .executeTakeFirstOrThrow();
  return Number(numDeletedRows);
}

import { type Insertable, sql } from 'kysely';
import type { DatabaseTransaction, Executor } from '../../platform/db/schema';
import { codeOf, giftCardHash, newCode } from './codes';
import type { GiftCardEntryTable, GiftCardRow } from './tables';

/** A new card. */
export interface IssuedCard {
  readonly initialPaise: number;
  readonly expiresAt: Date;
  /** The unit of an order's line, from 1 on, in which it was sold; null when a staff member issues it. */
  readonly sold: { readonly orderId: number; readonly orderItemId: number; readonly unit: number } | null;
  readonly recipient: {
    readonly email: string | null;
    readonly name: string | null;
    readonly message: string | null;
  };
  /** Who issued it by hand, and why. */
  readonly author?: string | null;
  readonly reason?: string | null;
}

/** Adds an entry unless its key is known. Returns whether it was added. */
async function addEntry(tx: DatabaseTransaction, entry: Insertable<GiftCardEntryTable>): Promise<boolean> {
  const added = await tx
    .insertInto('gift_card_entry')
    .values(entry)
    .onConflict((conflict) => conflict.column('key').doNothing())
    .returning('id')
    .executeTakeFirst();
  return added !== undefined;
}

/** Adds to the balance of a card. The database refuses a balance that is negative or exceeds the initial one. */
async function addToBalance(tx: DatabaseTransaction, cardId: number, paise: number): Promise<void> {
  await tx
    .updateTable('gift_card')
    .set(({ eb }) => ({ balance_paise: eb('balance_paise', '+', paise) }))
    .where('id', '=', cardId)
    .executeTakeFirstOrThrow();
}

/**
 * Issues a card with its first entry, and returns its code. A unit of an order issues one card: a repeated call returns that card, with
 * `isNew` false.
 */
export async function issueCard(
  tx: DatabaseTransaction,
  { initialPaise, expiresAt, sold, recipient, author = null, reason = null }: IssuedCard,
  now: Date,
): Promise<{ readonly id: number; readonly code: string; readonly isNew: boolean }> {
  const { code, columns } = await newCode(tx);
  const issued = await tx
    .insertInto('gift_card')
    .values({
      ...columns,
      initial_paise: initialPaise,
      balance_paise: initialPaise,
      order_id: sold?.orderId ?? null,
      order_item_id: sold?.orderItemId ?? null,
      unit: sold?.unit ?? null,
      recipient_email: recipient.email,
      recipient_name: recipient.name,
      message: recipient.message,
      expires_at: expiresAt,
      created_at: now,
    })
    .onConflict((conflict) => conflict.columns(['order_item_id', 'unit']).doNothing())
    .returning('id')
    .executeTakeFirst();
  if (issued) {
    const entry = { key: `issue-${issued.id}`, gift_card_id: issued.id, kind: 'issue' as const };
    await addEntry(tx, { ...entry, amount_paise: initialPaise, order_id: null, author, reason, at: now });
    return { id: issued.id, code, isNew: true };
  }
  const known = await tx
    .selectFrom('gift_card')
    .select(['id', 'public_id', 'code_hash'])
    .where('order_item_id', '=', sold?.orderItemId ?? 0)
    .where('unit', '=', sold?.unit ?? 0)
    .executeTakeFirstOrThrow();
  return { id: known.id, code: await codeOf(tx, known), isNew: false };
}

/** The card with that code as typed, in any state; undefined for an unknown code. */
export function findByCode(db: Executor, code: string): Promise<GiftCardRow | undefined> {
  return db
    .selectFrom('gift_card')
    .selectAll()
    .where('code_hash', '=', giftCardHash(code))
    .executeTakeFirst();
}

/**
 * Locks cards in the order of their ids, so that two checkouts never deadlock: the one with that code, and those that pay these
 * orders. Orders, products and coupons are locked before.
 */
export async function lockCards(
  tx: DatabaseTransaction,
  wanted: { readonly code?: string | undefined; readonly orderIds?: readonly number[] },
): Promise<void> {
  await tx
    .selectFrom('gift_card')
    .select('id')
    .where((where) =>
      where.or([
        where('code_hash', '=', wanted.code === undefined ? '' : giftCardHash(wanted.code)),
        where('id', 'in', (ids) =>
          ids
            .selectFrom('shop_order')
            .select('gift_card_id')
            .where('gift_card_id', 'is not', null)
            .where('shop_order.id', 'in', [0, ...(wanted.orderIds ?? [])]),
        ),
      ]),
    )
    .orderBy('id')
    .forUpdate()
    .execute();
}

/** The part of an order that its gift card has paid and that was neither released nor refunded, in paise. */
export async function leftOnCard(db: Executor, orderId: number): Promise<number> {
  const { sum } = await db
    .selectFrom('gift_card_entry')
    .select(({ fn }) => fn.sum<string | null>('amount_paise').as('sum'))
    .where('order_id', '=', orderId)
    .executeTakeFirstOrThrow();
  return 0 - Number(sum ?? 0);
}

/** How often an order has spent from its card. */
async function countSpends(tx: DatabaseTransaction, orderId: number): Promise<number> {
  const { count } = await tx
    .selectFrom('gift_card_entry')
    .select(({ fn }) => fn.countAll<number | string>().as('count'))
    .where('order_id', '=', orderId)
    .where('kind', '=', 'spend')
    .executeTakeFirstOrThrow();
  return Number(count);
}

/**
 * Spends an exact amount from a card for the locked order. Returns false, and changes nothing, when the balance is smaller, or the
 * card is not active. An order that has spent and not released it does not spend again. An expired card is refused, unless
 * `honoured`: the shopper was shown the price before it expired.
 */
export async function spend(
  tx: DatabaseTransaction,
  {
    cardId,
    orderId,
    paise,
    honoured = false,
  }: {
    readonly cardId: number;
    readonly orderId: number;
    readonly paise: number;
    readonly honoured?: boolean;
  },
  now: Date,
): Promise<boolean> {
  if ((await leftOnCard(tx, orderId)) > 0) return true;
  const { numUpdatedRows } = await tx
    .updateTable('gift_card')
    .set(({ eb }) => ({ balance_paise: eb('balance_paise', '-', paise) }))
    .where('id', '=', cardId)
    .where('state', '=', 'active')
    .where('balance_paise', '>=', paise)
    .$if(!honoured, (query) => query.where('expires_at', '>', now))
    .executeTakeFirst();
  if (numUpdatedRows === 0n) return false;
  const turn = (await countSpends(tx, orderId)) + 1;
  const entry = { key: `spend-${orderId}-${turn}`, gift_card_id: cardId, order_id: orderId };
  if (!(await addEntry(tx, { ...entry, kind: 'spend', amount_paise: -paise, at: now })))
    throw new Error(`The gift card of order ${orderId} was spent twice`);
  return true;
}

/** The card of an order; undefined without one. */
const cardIdOf = async (tx: DatabaseTransaction, orderId: number): Promise<number | undefined> => {
  const spent = await tx
    .selectFrom('gift_card_entry')
    .select('gift_card_id')
    .where('order_id', '=', orderId)
    .limit(1)
    .executeTakeFirst();
  return spent?.gift_card_id;
};

/** Gives back what the locked order, which was not placed, has spent, once. Returns the amount in paise. */
export async function releaseOfOrder(tx: DatabaseTransaction, orderId: number, now: Date): Promise<number> {
  const paise = await leftOnCard(tx, orderId);
  const cardId = await cardIdOf(tx, orderId);
  if (paise === 0 || cardId === undefined) return 0;
  const entry = { key: `release-${orderId}-${await countSpends(tx, orderId)}`, gift_card_id: cardId };
  if (!(await addEntry(tx, { ...entry, kind: 'release', amount_paise: paise, order_id: orderId, at: now })))
    throw new Error(`The gift card of order ${orderId} was released twice`);
  await addToBalance(tx, cardId, paise);
  return paise;
}

/** A refund to the card that paid an order. */
export interface CardRefund {
  readonly orderId: number;
  readonly paise: number;
  /** Unique for each refund of the order: each key is refunded once. */
  readonly key: string;
  /** The refund of units that it returns. */
  readonly orderRefundId?: number | null;
  readonly reason?: string | null;
}

/**
 * Refunds to the card that paid the locked order, whatever its state, and returns the amount in paise; 0 for a repeated key. Throws
 * when it exceeds what the card has paid and did not get back.
 */
export async function refundToCard(
  tx: DatabaseTransaction,
  { orderId, paise, key, orderRefundId = null, reason = null }: CardRefund,
  now: Date,
): Promise<number> {
  const cardId = await cardIdOf(tx, orderId);
  if (paise === 0) return 0;
  if (cardId === undefined) throw new Error(`No gift card paid order ${orderId}`);
  const left = await leftOnCard(tx, orderId);
  const entry = { key: `refund-${orderId}-${key}`, gift_card_id: cardId, order_id: orderId, reason };
  const booked = { ...entry, kind: 'refund' as const, order_refund_id: orderRefundId };
  if (!(await addEntry(tx, { ...booked, amount_paise: paise, at: now }))) return 0;
  if (paise > left)
    throw new Error(`A refund of ${paise} paise exceeds the gift card’s part of order ${orderId}`);
  await addToBalance(tx, cardId, paise);
  return paise;
}

/**
 * Cancels a card whose whole value is still there, because its sale is refunded: its balance becomes 0. Returns false, and changes
 * nothing, when an order holds or has spent a part of it. A card that is cancelled already returns true.
 */
export async function cancelCard(
  tx: DatabaseTransaction,
  cardId: number,
  by: { readonly author: string | null; readonly reason: string | null },
  now: Date,
): Promise<boolean> {
  const cancelled = await tx
    .updateTable('gift_card')
    .set({ balance_paise: 0, state: 'cancelled', version: sql<number>`version + 1` })
    .where('id', '=', cardId)
    .where('state', '<>', 'cancelled')
    .whereRef('balance_paise', '=', 'initial_paise')
    .returning('initial_paise')
    .executeTakeFirst();
  if (cancelled) {
    const entry = { key: `cancel-${cardId}`, gift_card_id: cardId, kind: 'cancel' as const, order_id: null };
    await addEntry(tx, { ...entry, amount_paise: -cancelled.initial_paise, ...by, at: now });
    return true;
  }
  const { state } = await tx
    .selectFrom('gift_card')
    .select('state')
    .where('id', '=', cardId)
    .executeTakeFirstOrThrow();
  return state === 'cancelled';
}

/**
 * Blocks or unblocks a card; it keeps its balance. Returns false, and changes nothing, when its version is another one, or it is in
 * that state already or cancelled.
 */
export async function setBlocked(
  tx: DatabaseTransaction,
  {
    cardId,
    version,
    blocked,
  }: { readonly cardId: number; readonly version: number; readonly blocked: boolean },
  by: { readonly author: string | null; readonly reason: string | null },
  now: Date,
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('gift_card')
    .set({ state: blocked ? 'blocked' : 'active', version: version + 1 })
    .where('id', '=', cardId)
    .where('version', '=', version)
    .where('state', '=', blocked ? 'active' : 'blocked')
    .executeTakeFirst();
  if (numUpdatedRows === 0n) return false;
  const kind = blocked ? 'block' : 'unblock';
  const entry = { key: `${kind}-${cardId}-${version}`, gift_card_id: cardId, kind, order_id: null } as const;
  return addEntry(tx, { ...entry, amount_paise: 0, ...by, at: now });
}

import { sql, type SqlBool } from 'kysely';
import type { DatabaseTransaction, Executor } from '../../platform/db/schema';

/** The person of an export or an erasure. */
interface CardPerson {
  /** In lower case. */
  readonly email: string;
  readonly orders: readonly { readonly id: number }[];
}

const erased = { recipient_email: null, recipient_name: null, message: null } as const;

const isTo = (email: string) => sql<SqlBool>`lower(recipient_email) = ${email}`;

/** Gift cards that a person received or bought, without codes. */
export async function exportGiftCards(db: Executor, { email, orders }: CardPerson) {
  const bought = orders.map(({ id }) => id);
  const cards = await db
    .selectFrom('gift_card')
    .selectAll()
    .where((where) => where.or([isTo(email), where('order_id', 'in', [0, ...bought])]))
    .orderBy('id')
    .execute();
  const planned = await db
    .selectFrom('gift_card_recipient')
    .selectAll()
    .where((where) =>
      where.or([sql<SqlBool>`lower(email) = ${email}`, where('order_id', 'in', [0, ...bought])]),
    )
    .orderBy('order_id')
    .execute();
  return {
    cards: cards.map((card) => ({
      ...{ lastFour: card.last_four, initialPaise: card.initial_paise, balancePaise: card.balance_paise },
      ...{ state: card.state, bought: card.order_id !== null && bought.includes(card.order_id) },
      ...{ email: card.recipient_email, name: card.recipient_name, message: card.message },
      ...{ issuedAt: card.created_at, expiresAt: card.expires_at },
    })),
    unpaid: planned.map(({ email: to, name, message }) => ({ email: to, name, message })),
  };
}

/** Removes whom the gift cards of orders are for; balances and ledgers stay. */
export async function forgetRecipients(tx: DatabaseTransaction, orderIds: readonly number[]): Promise<void> {
  const ids = [0, ...orderIds];
  await tx.deleteFrom('gift_card_recipient').where('order_id', 'in', ids).execute();
  await tx.updateTable('gift_card').set(erased).where('order_id', 'in', ids).execute();
}

/** Removes reasons that staff entered about cards, from their ledger and from the log. */
async function forgetReasons(
  tx: DatabaseTransaction,
  cards: readonly { readonly id: number; readonly last_four: string }[],
) {
  await tx
    .updateTable('gift_card_entry')
    .set({ reason: null })
    .where('gift_card_id', 'in', [0, ...cards.map(({ id }) => id)])
    .where('reason', 'is not', null)
    .execute();
  await tx
    .updateTable('staff_log')
    .set({ detail: sql`detail - 'reason'` })
    .where('action', 'like', 'gift-card-%')
    .where(sql`detail ->> 'card'`, 'in', ['', ...cards.map(({ last_four: lastFour }) => lastFour)])
    .execute();
}

/**
 * Removes reasons that staff entered for refunds of orders to gift cards, and about the cards that the orders sold. The transaction must
 * be marked as an erasure.
 */
export async function forgetReasonsOfOrders(
  tx: DatabaseTransaction,
  orderIds: readonly number[],
): Promise<void> {
  const ids = [0, ...orderIds];
  await tx
    .updateTable('gift_card_entry')
    .set({ reason: null })
    .where('order_id', 'in', ids)
    .where('reason', 'is not', null)
    .execute();
  const sold = tx.selectFrom('gift_card').select(['id', 'last_four']).where('order_id', 'in', ids);
  await forgetReasons(tx, await sold.execute());
}

/**
 * Removes a person from the gift cards that they received; balances and ledgers stay. Their orders remove the recipients of cards that
 * they bought. The transaction must be marked as an erasure. Returns the number of cards.
 */
export async function eraseGiftCards(tx: DatabaseTransaction, { email }: CardPerson): Promise<number> {
  await tx
    .deleteFrom('gift_card_recipient')
    .where(sql<SqlBool>`lower(email) = ${email}`)
    .execute();
  const cards = await tx
    .updateTable('gift_card')
    .set(erased)
    .where(isTo(email))
    .returning(['id', 'last_four'])
    .execute();
  await forgetReasons(tx, cards);
  return cards.length;
}

/** Removes the recipients of at most `limit` cards that expired before `before`. Returns their number. */
export async function forgetExpiredRecipients(db: Executor, before: Date, limit: number): Promise<number> {
  const { numUpdatedRows } = await db
    .updateTable('gift_card')
    .set(erased)
    .where('id', 'in', (expired) =>
      expired
        .selectFrom('gift_card')
        .select('id')
        .where('expires_at', '<', before)
        .where('recipient_email', 'is not', null)
        .limit(limit),
    )
    .executeTakeFirst();
  return Number(numUpdatedRows);
}

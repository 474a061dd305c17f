import type { DatabaseTransaction, Executor } from '../../platform/db/schema';
import { alertTitle } from './repository';

interface OwnerOf {
  readonly userId: number | null;
  /** In lower case. */
  readonly email: string;
}

/** The product alerts that a person requested. */
export async function exportAlerts(db: Executor, { userId, email }: OwnerOf) {
  const rows = await db
    .selectFrom('product_alert')
    .innerJoin('product', 'product.id', 'product_alert.product_id')
    .selectAll('product_alert')
    .select(['product.title', 'product.parent_id', 'product.variant'])
    .where(({ or, eb }) => or([eb('email_key', '=', email), eb('user_id', '=', userId)]))
    .orderBy('product_alert.id')
    .execute();
  return rows.map((row) => ({
    ...{ kind: row.kind, product: alertTitle(row), email: row.email },
    ...{ requestedAt: row.requested_at, confirmedAt: row.confirmed_at, mailedAt: row.mailed_at },
  }));
}

/** Deletes the product alerts that a person requested. Returns their number. */
export async function eraseAlerts(tx: DatabaseTransaction, { userId, email }: OwnerOf): Promise<number> {
  const { numDeletedRows } = await tx
    .deleteFrom('product_alert')
    .where(({ or, eb }) => or([eb('email_key', '=', email), eb('user_id', '=', userId)]))
    .executeTakeFirstOrThrow();
  return Number(numDeletedRows);
}

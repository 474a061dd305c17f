import type { ExpressionBuilder, ExpressionWrapper, SqlBool } from 'kysely';
import type { Schema } from '../db/schema';

/** Whoever asks: a session, signed in or not. */
export interface Shopper {
  readonly sessionId: number | null;
  readonly userId: number | null;
}

/** Condition for orders that were made in this session or by this user; nobody else may see them. */
export function ownedBy(shopper: Shopper) {
  return (where: ExpressionBuilder<Schema, 'shop_order'>): ExpressionWrapper<Schema, 'shop_order', SqlBool> =>
    where.or([
      where('shop_order.session_id', '=', shopper.sessionId ?? 0),
      ...(shopper.userId === null ? [] : [where('shop_order.user_id', '=', shopper.userId)]),
    ]);
}

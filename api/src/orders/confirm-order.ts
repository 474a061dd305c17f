import type { ShopOrderRow } from '../db/tables/orders';
import { ApiError } from '../http/api-error';
import { ProviderRefused, ProviderUnavailable } from '../payments/provider-errors';
import type { OrderContext } from './order-context';
import { outcomeOf, type OrderOutcome } from './order-outcome';
import { ownedBy, type Shopper } from './order-owner';
import { listLines } from './placed-order';
import { pullPayments } from './pull-payments';

export interface OrderQuestion {
  readonly shopper: Shopper;
  /** The provider's order, when the page says which; else the shopper's last one is meant. */
  readonly providerOrderId: string | null;
  /** Pieces by product, when the page says what it bought; an order of something else is not confirmed. */
  readonly quantities: ReadonlyMap<string, number> | null;
}

type Context = Pick<OrderContext, 'database'>;

async function findAsked({ database }: Context, question: OrderQuestion): Promise<ShopOrderRow | undefined> {
  const { shopper, providerOrderId } = question;
  let query = database.db.selectFrom('shop_order').selectAll().where(ownedBy(shopper));
  if (providerOrderId !== null) query = query.where('provider_order_id', '=', providerOrderId);
  return query.orderBy('id', 'desc').limit(1).executeTakeFirst();
}

/** True when an order found without its id holds what the page says; nothing said is taken for right. */
async function isMeant(
  { database }: Context,
  order: ShopOrderRow,
  question: OrderQuestion,
): Promise<boolean> {
  const { providerOrderId, quantities } = question;
  if (providerOrderId !== null || quantities === null) return true;
  const sold = new Map<string, number>();
  for (const { public_id: id, quantity } of await listLines(database.db, order.id)) {
    sold.set(id, (sold.get(id) ?? 0) + quantity);
  }
  return (
    sold.size === quantities.size && [...sold].every(([id, quantity]) => quantities.get(id) === quantity)
  );
}

/** How the order stands, after asking the provider when it is not placed yet. */
async function settledOutcome(context: OrderContext, order: ShopOrderRow): Promise<OrderOutcome> {
  const known = await outcomeOf(context, order);
  if (known.status === 'placed' || order.provider_order_id === null) return known;
  try {
    await pullPayments(context, order.provider_order_id);
  } catch (error) {
    if (!(error instanceof ProviderUnavailable) && !(error instanceof ProviderRefused)) throw error;
    return known;
  }
  const now = await context.database.db
    .selectFrom('shop_order')
    .select(['id', 'status'])
    .where('id', '=', order.id)
    .executeTakeFirstOrThrow();
  return outcomeOf(context, now);
}

/**
 * Confirms a paid order, as often as it is asked: the server places orders by itself, this only looks. Throws an
 * ApiError 402 for an order that is not paid, is another shopper's or does not exist.
 */
export async function confirmOrder(
  context: OrderContext,
  question: OrderQuestion,
): Promise<{ readonly publicId: string; readonly outcome: OrderOutcome }> {
  const order = await findAsked(context, question);
  const meant = order && (await isMeant(context, order, question)) ? order : undefined;
  const outcome = meant && (await settledOutcome(context, meant));
  if (!meant || !outcome?.accepted) {
    throw new ApiError(402, 'Payment verification failed. Please contact support.');
  }
  return { publicId: meant.public_id, outcome };
}

import type { ShopOrderRow } from '../db/tables/orders';
import { ProviderRefused } from '../payments/provider-errors';
import { claimDueOrders } from './due-orders';
import type { OrderContext } from './order-context';
import { linkProviderOrder } from './provider-order';
import { pullPayments } from './pull-payments';

/** The most batches of orders in one turn. */
const BATCHES = 20;

/** The provider's order of ours; looked up by receipt when its id was never heard, after a crash or a lost answer. */
async function findProviderOrder(context: OrderContext, order: ShopOrderRow): Promise<string | undefined> {
  if (order.provider_order_id !== null) return order.provider_order_id;
  // Nobody was told of the provider's order, so nobody can pay it.
  if (order.status === 'expired') return undefined;
  const [found] = await context.provider.ordersByReceipt(order.public_id);
  if (found) await linkProviderOrder(context, order.id, found.id);
  return found?.id;
}

async function checkOrder(context: OrderContext, order: ShopOrderRow): Promise<void> {
  try {
    const providerOrderId = await findProviderOrder(context, order);
    if (providerOrderId) await pullPayments(context, providerOrderId);
  } catch (error) {
    if (!(error instanceof ProviderRefused)) throw error;
    context.log.error(
      { order: order.public_id, reason: error.message },
      'the provider does not know an order',
    );
  }
}

/**
 * Asks the provider about every order that is due, so that a payment is found even when neither the browser nor a
 * webhook told of it. Rejects with ProviderUnavailable at the first call that cannot be made.
 */
export async function checkOrders(context: OrderContext): Promise<void> {
  for (let batch = 0; batch < BATCHES; batch += 1) {
    const due = await claimDueOrders(context);
    if (due.length === 0) return;
    for (const order of due) await checkOrder(context, order);
  }
}

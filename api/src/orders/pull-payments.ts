import type { ProviderPayment } from '../payments/provider';
import { applyPayment, type PaymentEffect } from './apply-payment';
import type { OrderContext } from './order-context';
import { byProgress } from './order-states';
import { inTransaction } from './retry-transaction';

/** Applies one payment in a transaction of its own, and reports what a person should know of. */
export async function bookPayment(
  { database, mailer, clock, log }: Omit<OrderContext, 'provider'>,
  payment: ProviderPayment,
): Promise<PaymentEffect> {
  const effect = await inTransaction(database, (tx) =>
    applyPayment(tx, payment, { mailer, now: clock.now() }),
  );
  const fields = { payment: payment.id, providerOrder: payment.orderId, effect };
  if (effect === 'wrong_amount') log.error(fields, 'a payment has another amount than its order');
  else if (effect === 'second_payment' || effect === 'out_of_stock')
    log.warn(fields, 'a payment is sent back');
  else if (effect === 'placed') log.info(fields, 'an order was paid');
  return effect;
}

/**
 * Asks the provider for an order's payments and applies each. Rejects with ProviderUnavailable or ProviderRefused
 * and has then changed nothing.
 */
export async function pullPayments(context: OrderContext, providerOrderId: string): Promise<void> {
  const payments = await context.provider.orderPayments(providerOrderId);
  const own = payments.filter(({ orderId }) => orderId === providerOrderId);
  for (const payment of own.sort(byProgress)) await bookPayment(context, payment);
}

import { shop } from '@shop/config';
import type { PaymentConfirmation } from '@shop/contracts';
import { ApiError } from '../http/api-error';
import { ProviderRefused, ProviderUnavailable } from '../payments/provider-errors';
import type { OrderContext } from './order-context';
import { outcomeOf, type OrderOutcome } from './order-outcome';
import { lockByProviderOrder } from './order-row';
import { findPayment, savePayment } from './payment-rows';
import { pullPayments } from './pull-payments';
import { inTransaction } from './retry-transaction';

/**
 * Keeps a payment that the provider signed for but has not told of yet: the signature proves that the money was
 * authorised, so the order waits for it instead of running out. The next news of the payment replaces this.
 */
async function keepSignedPayment(
  context: OrderContext,
  providerOrderId: string,
  paymentId: string,
): Promise<void> {
  const now = context.clock.now();
  await inTransaction(context.database, async (tx) => {
    const order = await lockByProviderOrder(tx, providerOrderId);
    if (!order || (await findPayment(tx, paymentId))) return;
    await savePayment(
      tx,
      order,
      {
        id: paymentId,
        orderId: providerOrderId,
        amountPaise: order.total_paise,
        currency: shop.currency,
        status: 'authorized',
        refundedPaise: 0,
        method: null,
      },
      now,
    );
    await tx
      .updateTable('shop_order')
      .set({ next_check_at: now, checks: 0 })
      .where('id', '=', order.id)
      .execute();
  });
}

/**
 * What follows the checkout window's success. Throws an ApiError 400 unless the provider signed this payment for an
 * order of ours. With a valid signature the shopper is never sent away because the provider cannot be asked.
 */
export async function confirmPayment(
  context: OrderContext,
  confirmation: PaymentConfirmation,
): Promise<OrderOutcome> {
  const {
    razorpay_order_id: orderId,
    razorpay_payment_id: paymentId,
    razorpay_signature: signature,
  } = confirmation;
  const findOrder = () =>
    context.database.db
      .selectFrom('shop_order')
      .select(['id', 'public_id', 'status'])
      .where('provider_order_id', '=', orderId)
      .executeTakeFirst();
  const signed = context.provider.verifyPaymentSignature(orderId, paymentId, signature);
  const known = signed ? await findOrder() : undefined;
  if (!known) throw new ApiError(400, 'Payment verification failed!');
  try {
    await pullPayments(context, orderId);
  } catch (error) {
    if (!(error instanceof ProviderUnavailable) && !(error instanceof ProviderRefused)) throw error;
    context.log.warn(
      { order: known.public_id, reason: error.message },
      'a signed payment waits for the provider',
    );
  }
  await keepSignedPayment(context, orderId, paymentId);
  return outcomeOf(context, (await findOrder()) ?? known);
}

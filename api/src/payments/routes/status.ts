import type { ShopApp } from '../../deps';
import { ApiError } from '../../http/api-error';
import { addressOf, takeAttempt } from '../../http/rate-limit';
import { confirmPayment } from '../../orders/confirm-payment';
import type { OrderContext } from '../../orders/order-context';
import { PaymentConfirmation, PaymentStatus } from '../../schemas/payment';
import { failures, ref } from '../../schemas/shared';
import { paymentLimits } from '../payment-limits';

const identifiers = ['razorpay_payment_id', 'razorpay_order_id', 'razorpay_signature'] as const;

function isComplete(body: unknown): boolean {
  const given = (body ?? {}) as Readonly<Record<string, unknown>>;
  return identifiers.every((name) => typeof given[name] === 'string' && given[name].trim() !== '');
}

/** Verifies what the provider's window handed to the page, and places the order. */
export function statusRoute(app: ShopApp, context: OrderContext): void {
  app.post(
    '/payment/status',
    {
      attachValidation: true,
      schema: {
        tags: ['payment'],
        summary: 'Verifies a payment by its signature and places the order',
        description: 'A signed payment that the provider cannot tell of yet answers `confirming`.',
        body: PaymentConfirmation,
        response: { 200: ref(PaymentStatus), ...failures },
      },
    },
    async (request) => {
      const { body, validationError } = request;
      await takeAttempt(context.database.db, paymentLimits.status, addressOf(request), context.clock.now());
      if (!isComplete(body)) throw new ApiError(400, 'Payment response incomplete. Please try again.');
      if (validationError) throw new ApiError(400, 'Payment verification failed!');
      const { accepted, status } = await confirmPayment(context, body);
      return { success: accepted, status };
    },
  );
}

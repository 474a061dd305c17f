import { Type } from 'typebox';
import { Value } from 'typebox/value';
import type { ShopApp } from '../../deps';
import { ApiError } from '../../http/api-error';
import { addressOf, bucketKey, takeAttempt } from '../../http/rate-limit';
import { mergeLines, type CartLine } from '../../orders/cart-lines';
import { openOrder } from '../../orders/open-order';
import type { OrderContext } from '../../orders/order-context';
import { ensureProviderOrder } from '../../orders/provider-order';
import { readShipping } from '../../orders/shipping';
import { CheckoutRequest, CheckoutResponse } from '../../schemas/payment';
import { failures, ref } from '../../schemas/shared';
import { ensureSession } from '../../sessions/sessions';
import { paymentLimits } from '../payment-limits';

const Filled = Type.Object({ products: Type.Array(Type.Unknown(), { minItems: 1 }) });

function readLines(products: Parameters<typeof mergeLines>[0]): readonly CartLine[] {
  try {
    return mergeLines(products);
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
    throw new ApiError(422, 'Quantity must be between 1 and 999', { extra: { field: 'products' } });
  }
}

/** Prices and reserves a cart and opens the provider's order for it. */
export function checkoutRoute(app: ShopApp, context: OrderContext): void {
  app.post(
    '/payment/checkout',
    {
      // The form's own messages come first, in the order of its fields.
      attachValidation: true,
      schema: {
        tags: ['payment'],
        summary: 'Prices a cart, reserves it for 20 minutes and opens an order at the provider',
        description:
          'The same receipt answers the same order. 409 carries the right `amount` when prices changed, 422 the `field` that is missing. 429 while unpaid orders of the address hold as much as they may.',
        body: CheckoutRequest,
        response: { 200: ref(CheckoutResponse), ...failures },
      },
    },
    async (request, reply) => {
      const { body, validationError } = request;
      if (typeof body !== 'object' || body === null)
        throw validationError ?? new ApiError(400, 'The request needs a JSON body.');
      const ship = readShipping(body);
      if (!Value.Check(Filled, body))
        throw new ApiError(422, 'Your cart is empty', { extra: { field: 'products' } });
      if (validationError) throw validationError;
      const lines = readLines(body.products);
      const session = await ensureSession(request, reply);
      const { db } = context.database;
      const now = context.clock.now();
      await takeAttempt(db, paymentLimits.checkoutBySession, String(session.id), now);
      const address = addressOf(request);
      await takeAttempt(db, paymentLimits.checkoutByAddress, address, now);
      const order = await openOrder(context, {
        sessionId: session.id,
        userId: session.userId,
        heldFor: bucketKey({ name: 'holder' }, address),
        lines,
        ship,
        amountPaise: body.amount,
        receipt: body.receipt,
      });
      const id = await ensureProviderOrder(context, order);
      const opened = { success: true as const, id, currency: 'INR' as const, amount: order.total_paise };
      return order.status === 'placed' ? { ...opened, paid: true } : opened;
    },
  );
}

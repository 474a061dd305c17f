import { limits } from '@shop/config';
import { Type } from 'typebox';
import { Value } from 'typebox/value';
import type { TypedApp } from '@shop/server-kit';
import { ApiError } from '../../platform/http/api-error';
import { dataOf, failures, ref } from '../../platform/http/schemas';
import { addressOf, takeAttempt, type RateLimit } from '../../platform/rate-limits/rate-limit';
import { mergeLines, quantityByProduct } from './cart';
import { confirmOrder, linkForGuest } from './confirmation';
import { readAllowed, shopperOf } from './order-access';
import { orderPageRoutes, readPlacedOrder } from './order-page';
import type { OrderContext } from './ports';
import { OrderConfirmation, OrderRequest, PaymentConfirmation, PlacedOrder, PurchaseLine } from './schemas';

const orderLimit: RateLimit = { name: 'order-address', max: 6_000, windowMs: 10 * 60_000 };

const tags = ['order'];
const Named = Type.Object({ razorpay_order_id: Type.String({ minLength: 1, maxLength: 64 }) });
const Bought = Type.Object({
  products: Type.Array(PurchaseLine, { minItems: 1, maxItems: limits.orderLines }),
});

function quantitiesOf(body: unknown): ReadonlyMap<string, number> | null {
  if (!Value.Check(Bought, body)) return null;
  try {
    return quantityByProduct(mergeLines(body.products));
  } catch (error) {
    if (error instanceof RangeError) return null;
    throw error;
  }
}

/** Routes of shoppers' orders. Requires an app with the prefix `/api/v1` and sessions, and the GSTIN for invoices. */
export function registerOrders(app: TypedApp, context: OrderContext, gstin: string | null): void {
  app.post(
    '/order',
    {
      // The order was saved when it was paid; an incomplete body must not hide that from the shopper.
      attachValidation: true,
      schema: {
        tags,
        summary: 'Confirms a paid order; idempotent',
        description:
          'For the session or account that opened the order, or in any session with the three identifiers of its payment.',
        body: OrderRequest,
        response: { 200: ref(OrderConfirmation), ...failures },
      },
    },
    async (request) => {
      await takeAttempt(context.database.db, orderLimit, addressOf(request), context.clock.now());
      const body: unknown = request.body;
      const shopper = shopperOf(request);
      const claimed = await confirmOrder(context, {
        confirmation: Value.Check(PaymentConfirmation, body) ? body : null,
        bySession: {
          shopper,
          providerOrderId: Value.Check(Named, body) ? body.razorpay_order_id : null,
          quantities: quantitiesOf(body),
        },
      });
      if (!claimed?.outcome.accepted) {
        throw new ApiError(402, 'Payment verification failed. Please contact support.');
      }
      const { order, outcome } = claimed;
      const link = await linkForGuest(context, claimed, shopper.sessionId);
      const status = outcome.status === 'confirming' ? 'Confirming payment' : 'Order Placed';
      return {
        success: true as const,
        order: { _id: order.public_id, status, ...(link !== null && { link }) },
      };
    },
  );

  app.get(
    '/order/:publicId',
    {
      schema: {
        tags,
        summary: 'An order, for the shopper who placed it',
        params: Type.Object({ publicId: Type.String({ minLength: 1, maxLength: 40 }) }),
        response: { 200: dataOf(ref(PlacedOrder)), ...failures },
      },
    },
    async (request) => {
      const order = await readAllowed(context, shopperOf(request), request.params.publicId);
      return { data: await readPlacedOrder(context, order, gstin) };
    },
  );

  orderPageRoutes(app, context, gstin);
}

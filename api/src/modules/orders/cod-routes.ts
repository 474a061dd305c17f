import type { TypedApp } from '@shop/server-kit';
import { Type } from 'typebox';
import { ApiError } from '../../platform/http/api-error';
import { dataOf, failures, ref } from '../../platform/http/schemas';
import { addressOf, type RateLimit, takeAttempt } from '../../platform/rate-limits/rate-limit';
import { placeCashOrder } from './cod-checkout';
import { confirmCashOrder } from './cod-confirm';
import { CashOrderResponse, ConfirmOrderRequest } from './cod-schemas';
import { readOrderPage } from './order-page';
import { isBought, shownStatus } from './order-states';
import type { OrderContext } from './ports';
import { OrderPage } from './order-page-schemas';
import { CheckoutRequest } from './schemas';
import { shopper } from './shopper-steps';
import { findByPublicId } from './order-repository';
import { takeCheckout } from './take-checkout';

const HOUR_MS = 60 * 60_000;

/** Limits per address, which several shoppers may share, and per session. Customers have stricter ones in `cod-checkout.ts`. */
const codLimits = {
  session: { name: 'cod-session', max: 30, windowMs: HOUR_MS },
  address: { name: 'cod-address', max: 100, windowMs: HOUR_MS },
  confirm: { name: 'cod-confirm-address', max: 60, windowMs: HOUR_MS },
} as const satisfies Record<string, RateLimit>;

/** Places an order that is paid on delivery. */
function orderRoute(app: TypedApp, context: OrderContext): void {
  app.post(
    '/order/cod',
    {
      // Validates the form's fields first, in their order.
      attachValidation: true,
      schema: {
        tags: ['order'],
        summary: 'Orders a cart with cash on delivery, and emails the link that confirms the order',
        description:
          'The same receipt returns the same order. 409 and 422 as for `/payment/checkout`; their `field` is `payment` when only cash is not possible. `amount` includes the fee.',
        body: CheckoutRequest,
        response: { 200: ref(CashOrderResponse), ...failures },
      },
    },
    async (request, reply) => {
      const order = await takeCheckout(context, { request, reply }, codLimits, (checkout) =>
        placeCashOrder(context, checkout),
      );
      const status = isBought(order.status) ? shownStatus(order.status) : order.status;
      return { success: true as const, order: { _id: order.public_id, status } };
    },
  );
}

/** Confirms an order by the key in its email. Not a GET, because mail scanners open links. */
function confirmRoute(app: TypedApp, context: OrderContext, gstin: string | null): void {
  app.post(
    '/order/:publicId/confirm',
    {
      schema: {
        tags: ['order'],
        summary: 'Confirms an order with cash on delivery by the key of its email; idempotent',
        description: '409 with `orderStatus` if it has expired or was cancelled.',
        params: Type.Object({ publicId: Type.String({ minLength: 1, maxLength: 40 }) }),
        body: ConfirmOrderRequest,
        response: { 200: dataOf(ref(OrderPage)), ...failures },
      },
    },
    async (request) => {
      const { publicId } = request.params;
      const { db } = context.database;
      await takeAttempt(db, codLimits.confirm, addressOf(request), context.clock.now());
      if (!(await context.links.confirms(db, publicId, request.body.key))) {
        throw new ApiError(404, 'Order not found.');
      }
      await confirmCashOrder(context, publicId, shopper);
      const order = await findByPublicId(db, publicId);
      if (!order) throw new ApiError(404, 'Order not found.');
      return { data: await readOrderPage(context, order, gstin) };
    },
  );
}

/** Cash on delivery. Requires an app with the prefix `/api/v1` and sessions, and the GSTIN for invoices. */
export function codRoutes(app: TypedApp, context: OrderContext, gstin: string | null): void {
  orderRoute(app, context);
  confirmRoute(app, context, gstin);
}

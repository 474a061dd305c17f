import type { TypedApp } from '@shop/server-kit';
import { Type } from 'typebox';
import { Value } from 'typebox/value';
import { isUnavailable } from '../../platform/db/database-error';
import { ApiError } from '../../platform/http/api-error';
import { failures, ref } from '../../platform/http/schemas';
import { addressOf, takeAttempt, type RateLimit } from '../../platform/rate-limits/rate-limit';
import { readOutages } from '../payment-watch';
import { ensureProviderOrder, openOrder, payWithin } from './checkout';
import { confirmOrder } from './confirmation';
import { duePaise } from './gift-card-money';
import type { OrderJobs } from './reconcile';
import { isBought } from './order-states';
import type { OrderContext } from './ports';
import { PaymentKey } from './payment-key-schema';
import { CheckoutRequest, CheckoutResponse, PaymentConfirmation, PaymentStatus } from './schemas';
import { takeCheckout } from './take-checkout';
import { storeEvent } from './webhook-inbox';

const WINDOW_MS = 10 * 60_000;

/** Rate limits of the payment routes. Limits by address are high, since many shoppers may share one. */
const paymentLimits = {
  checkoutBySession: { name: 'checkout-session', max: 60, windowMs: WINDOW_MS },
  checkoutByAddress: { name: 'checkout-address', max: 6_000, windowMs: WINDOW_MS },
  status: { name: 'payment-status-address', max: 6_000, windowMs: WINDOW_MS },
} as const satisfies Record<string, RateLimit>;

/** Returns the data that opens the provider's window. `success`, `key` and `checkoutScript` are top-level fields. */
function keyRoute(app: TypedApp, { database, provider }: Pick<OrderContext, 'database' | 'provider'>): void {
  app.get(
    '/payment/key',
    {
      schema: {
        tags: ['payment'],
        summary:
          "The provider's public key, the URL of its checkout script, and current outages of payment methods",
        response: { 200: ref(PaymentKey), ...failures },
      },
    },
    async () => {
      const outages = await readOutages(database.db).catch((error: unknown) => {
        if (isUnavailable(error)) return [];
        throw error;
      });
      const key = {
        success: true as const,
        key: provider.keyId,
        checkoutScript: provider.checkoutScript,
        ...(outages.length > 0 && { outages: [...outages] }),
      };
      // Clients read `data` of every GET; the specification reads `key` of the whole body.
      return { ...key, data: key };
    },
  );
}

/** Prices and reserves a cart and opens the provider's order for it. */
function checkoutRoute(app: TypedApp, context: OrderContext): void {
  app.post(
    '/payment/checkout',
    {
      // Validates the form's fields first, in their order.
      attachValidation: true,
      schema: {
        tags: ['payment'],
        summary: 'Prices a cart, holds its units for up to 20 minutes and opens an order at the provider',
        description:
          'The same receipt returns the same order. 409 contains the correct `amount` when prices changed or the coupon does not apply, and `giftCard` or the correct `giftCardPaise` when the gift card does not pay its part. 422 the missing `field`. 409 with Retry-After while others are paying for the last units. `payWithin` is how long the payment window may stay open.',
        body: CheckoutRequest,
        response: { 200: ref(CheckoutResponse), ...failures },
      },
    },
    async (request, reply) => {
      const rates = { session: paymentLimits.checkoutBySession, address: paymentLimits.checkoutByAddress };
      const order = await takeCheckout(context, { request, reply }, rates, (checkout) =>
        openOrder(context, checkout),
      );
      const amount = duePaise(order);
      const charged = { success: true as const, currency: 'INR' as const, amount };
      if (amount === 0) return { ...charged, id: '', paid: true, orderId: order.public_id };
      const opened = { ...charged, id: await ensureProviderOrder(context, order) };
      return isBought(order.status)
        ? { ...opened, paid: true }
        : { ...opened, payWithin: payWithin(order, context.clock.now()) };
    },
  );
}

const identifiers = ['razorpay_payment_id', 'razorpay_order_id', 'razorpay_signature'] as const;

function isComplete(body: unknown): boolean {
  const given = (body ?? {}) as Readonly<Record<string, unknown>>;
  return identifiers.every((name) => typeof given[name] === 'string' && given[name].trim() !== '');
}

/** Verifies the result of the provider's checkout window, and places the order. */
function statusRoute(app: TypedApp, context: OrderContext): void {
  app.post(
    '/payment/status',
    {
      attachValidation: true,
      schema: {
        tags: ['payment'],
        summary: 'Verifies a payment by its signature and places the order',
        description: 'Returns `confirming` for a signed payment that the provider has not reported yet.',
        body: PaymentConfirmation,
        response: { 200: ref(PaymentStatus), ...failures },
      },
    },
    async (request) => {
      const { body, validationError } = request;
      await takeAttempt(context.database.db, paymentLimits.status, addressOf(request), context.clock.now());
      if (!isComplete(body)) throw new ApiError(400, 'Payment response incomplete. Please try again.');
      if (validationError) throw new ApiError(400, 'Payment verification failed!');
      const claimed = await confirmOrder(context, { confirmation: body, bySession: null });
      if (!claimed) throw new ApiError(400, 'Payment verification failed!');
      return { success: claimed.outcome.accepted, status: claimed.outcome.status };
    },
  );
}

const Typed = Type.Object({ event: Type.String({ minLength: 1, maxLength: 100 }) });

const single = (header: string | string[] | undefined) => (typeof header === 'string' ? header : '');

/** Receives the provider's webhooks: stores and acknowledges them, then applies them. */
function webhookRoute(
  app: TypedApp,
  { context, jobs }: { readonly context: OrderContext; readonly jobs: OrderJobs },
): void {
  app.post(
    '/payment/webhook',
    {
      config: { crossSite: true },
      schema: {
        tags: ['payment'],
        summary: 'Webhooks of the payment provider, signed over their bytes',
        response: { 200: Type.Object({ success: Type.Boolean() }), ...failures },
      },
    },
    async (request) => {
      const { rawBody, headers } = request;
      const { provider } = context;
      const signature = single(headers[provider.webhookHeaders.signature]);
      const id = single(headers[provider.webhookHeaders.eventId]);
      if (rawBody === null || !provider.verifyWebhookSignature(rawBody, signature)) {
        throw new ApiError(400, 'The signature is invalid.');
      }
      if (id === '' || id.length > 100) throw new ApiError(400, 'The event has no id.');
      if (!Value.Check(Typed, request.body)) throw new ApiError(400, 'The event has no type.');
      await storeEvent(context, { id, type: request.body.event, payload: rawBody.toString('utf8') });
      void jobs.drain();
      return { success: true };
    },
  );
}

/**
 * `/payment/key`, `/payment/checkout`, `/payment/status` and `/payment/webhook`. Requires an app with the prefix `/api/v1`,
 * sessions and `rawBody`, and the payments of `openPayments`.
 */
export function registerPayments(
  app: TypedApp,
  payments: { readonly context: OrderContext; readonly jobs: OrderJobs },
): void {
  keyRoute(app, payments.context);
  checkoutRoute(app, payments.context);
  statusRoute(app, payments.context);
  webhookRoute(app, payments);
}

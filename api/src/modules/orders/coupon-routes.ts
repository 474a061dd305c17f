import { tax } from '@shop/config';
import { orderTotals } from '@shop/money';
import type { TypedApp } from '@shop/server-kit';
import type { Static } from 'typebox';
import type { Executor } from '../../platform/db/schema';
import { ApiError } from '../../platform/http/api-error';
import { dataOf, failures, ref } from '../../platform/http/schemas';
import { addressOf, type RateLimit, takeAttempt } from '../../platform/rate-limits/rate-limit';
import { readTerms } from '../cod';
import { codeKey, hasUsableCoupon, isRefused, limitCodes } from '../coupons';
import { hasUsableCard } from '../gift-cards';
import { type CartLine, goodsOf, priceLines, type PricedCart, readLines, withCashFee } from './cart';
import { isInvalidCode, offerFor, withOffer } from './cart-coupon';
import { CouponQuote, CouponRequest, CouponState } from './coupon-schemas';
import { shopperOf } from './order-access';
import { openStatuses } from './order-states';
import type { OrderContext } from './ports';
import type { Shopper } from './shopper-orders';

const quoteLimit: RateLimit = { name: 'coupon-quote-address', max: 6_000, windowMs: 10 * 60_000 };

/** The session's unpaid orders. Placing another order releases the coupon uses that they hold. */
async function listOpen(db: Executor, { sessionId }: Shopper): Promise<number[]> {
  const open = await db
    .selectFrom('shop_order')
    .select('id')
    .where('session_id', '=', sessionId ?? 0)
    .where('status', 'in', openStatuses)
    .execute();
  return open.map(({ id }) => id);
}

/** The totals of a cart with its coupon. */
function toQuote(cart: PricedCart): Static<typeof CouponQuote> {
  const { coupon, shippingPaise } = cart;
  const { taxes, taxPaise, roundingPaise, payablePaise } = orderTotals(goodsOf(cart), tax.gstBasisPoints);
  return {
    code: coupon?.code ?? '',
    couponPaise: coupon ? coupon.goodsPaise + coupon.shippingPaise : 0,
    shippingPaise,
    taxes: taxes.map(({ taxBp, ...share }) => ({ gstRate: taxBp / 100, ...share })),
    taxPaise,
    roundingPaise,
    payablePaise,
  };
}

interface QuotedCart {
  readonly code: string;
  readonly lines: readonly CartLine[];
  readonly pinCode: string | undefined;
  /** Whether the fee of cash on delivery is included. */
  readonly inCash: boolean;
}

/**
 * The totals of a cart with a code, without claiming a use. Email address and phone number are not known yet, so a guest may be
 * refused later. Throws an ApiError 422 with `coupon`, the reason, when the code does not apply.
 */
async function quote(
  { database, clock }: Pick<OrderContext, 'database' | 'clock'>,
  shopper: Shopper,
  { code, lines, pinCode, inCash }: QuotedCart,
): Promise<Static<typeof CouponQuote>> {
  const { db } = database;
  const now = clock.now();
  const terms = inCash ? await readTerms(db) : undefined;
  const cart = withCashFee(await priceLines(db, lines, now, pinCode), terms?.feePaise ?? 0);
  const except = await listOpen(db, shopper);
  const customer = { userId: shopper.userId, email: null, phone: null, except };
  const offer = await offerFor(db, code, cart, customer, now);
  if (isRefused(offer)) {
    throw new ApiError(422, offer.message, { extra: { field: 'code', coupon: offer.reason } });
  }
  return toQuote(withOffer(cart, offer));
}

/** Routes for the coupon of a cart. Requires an app with the prefix `/api/v1` and sessions. */
export function couponRoutes(app: TypedApp, context: Pick<OrderContext, 'database' | 'clock'>): void {
  const { db } = context.database;
  const tags = ['order'];

  app.get(
    '/coupon',
    {
      schema: {
        tags,
        summary: 'Whether the shop has a coupon, or a gift card, that can be used now',
        response: { 200: dataOf(ref(CouponState)), ...failures },
      },
    },
    async (_request, reply) => {
      reply.header('cache-control', 'no-store');
      const now = context.clock.now();
      const available = await hasUsableCoupon(db, now);
      return { data: { available, ...((await hasUsableCard(db, now)) && { giftCards: true }) } };
    },
  );

  app.post(
    '/coupon',
    {
      schema: {
        tags,
        summary: 'The totals of a cart with a coupon',
        description:
          '422 with `coupon`, the reason, when the code does not apply. 429 with Retry-After after too many invalid codes.',
        body: CouponRequest,
        response: { 200: dataOf(ref(CouponQuote)), ...failures },
      },
    },
    async (request) => {
      const now = context.clock.now();
      const address = addressOf(request);
      await takeAttempt(db, quoteLimit, address, now);
      const { code, products, pinCode, cashOnDelivery: inCash = false } = request.body;
      const lines = readLines(products);
      const shopper = shopperOf(request);
      const sender = { address, sessionId: shopper.sessionId };
      const read = () => quote(context, shopper, { code: codeKey(code), lines, pinCode, inCash });
      return { data: await limitCodes(db, sender, now, read, isInvalidCode) };
    },
  );
}

import { tax } from '@shop/config';
import { formatRupeesPlain, lineTotal, orderTotals } from '@shop/money';
import type { DatabaseTransaction, Executor } from '../../platform/db/schema';
import { ApiError } from '../../platform/http/api-error';
import { type CouponOffer, type CouponRefusal, type CouponShopper, isRefused, offerCoupon } from '../coupons';
import { goodsOf, isGiftCard, type PricedCart } from './cart';
import type { CheckoutOrder } from './checkout-repository';
import { expireOrder } from './expiry';
import type { ShopOrderRow } from './tables';

/** The code's discount on a priced cart, or why it does not apply. */
export function offerFor(
  db: Executor,
  code: string,
  cart: PricedCart,
  shopper: CouponShopper,
  now: Date,
): Promise<CouponOffer | CouponRefusal> {
  const lines = cart.lines.map((line) => ({
    productRowId: line.productRowId,
    totalPaise: lineTotal(line),
    isGiftCard: isGiftCard(line),
  }));
  return offerCoupon(
    db,
    code,
    { lines, shippingPaise: cart.needsPin ? null : cart.shippingPaise },
    shopper,
    now,
  );
}

/** The cart with its coupon: each line is taxed on its discounted amount. */
export function withOffer(cart: PricedCart, offer: CouponOffer): PricedCart {
  const lines = cart.lines.map((line, index) => ({ ...line, couponPaise: offer.linePaise[index] ?? 0 }));
  const coupon = {
    id: offer.couponId,
    code: offer.code,
    goodsPaise: offer.linePaise.reduce((sum, paise) => sum + paise, 0),
    shippingPaise: offer.shippingPaise,
  };
  const discounted = { ...cart, lines, coupon };
  const { payablePaise } = orderTotals(goodsOf(discounted), tax.gstBasisPoints);
  return { ...discounted, totalPaise: payablePaise };
}

/** The error for a code that no longer applies at payment: contains the total without the code, and the reason for the page. */
function refuseCode({ reason, message }: CouponRefusal, { totalPaise }: PricedCart): ApiError {
  const without = `Without it, the total is ${formatRupeesPlain(totalPaise)}. Please review your cart.`;
  return new ApiError(409, `${message} ${without}`, {
    extra: { field: 'coupon', amount: totalPaise, coupon: reason },
  });
}

/** Whether an error rejects a code that nobody can use. Such attempts count as guesses. */
export const isInvalidCode = (error: unknown): boolean =>
  error instanceof ApiError && error.extra.coupon === 'invalid';

/** Whether an unpaid order holds a use of a coupon. */
const holdsUse = ({ hold, coupon_code: code }: ShopOrderRow) => hold === 'held' && code !== null;

/** A cart with its coupon, and the session's other unpaid orders that still hold something. */
interface CouponedCart {
  readonly cart: PricedCart;
  readonly evictable: readonly ShopOrderRow[];
}

/**
 * Applies the checkout's code to its priced cart. A use that another unpaid order of the session holds is released first, like
 * its units. The products and the coupon are locked. Throws an ApiError 409 with the `amount` without the code when it does not
 * apply.
 */
export async function applyCode(
  tx: DatabaseTransaction,
  checkout: CheckoutOrder,
  cart: PricedCart,
  others: readonly ShopOrderRow[],
  now: Date,
): Promise<CouponedCart> {
  const { coupon: code, ship, userId } = checkout;
  if (code === undefined) return { cart, evictable: others };
  const customer = { userId, email: ship.email, phone: ship.phone };
  const except = others.map(({ id }) => id);
  const offer = await offerFor(tx, code, cart, { ...customer, except }, now);
  if (isRefused(offer)) throw refuseCode(offer, cart);
  const discounted = withOffer(cart, offer);
  const beside = await offerFor(tx, code, cart, { ...customer, except: [] }, now);
  if (!isRefused(beside)) return { cart: discounted, evictable: others };
  for (const order of others.filter(holdsUse)) await expireOrder(tx, order, now);
  return { cart: discounted, evictable: others.filter((order) => !holdsUse(order)) };
}

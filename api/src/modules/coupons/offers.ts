import { formatRupees } from '@shop/money';
import type { Executor } from '../../platform/db/schema';
import { codeKey } from './codes';
import { type CouponCustomer, hasOrdered, hasUsed } from './customers';
import { MIN_REMAINING_PAISE, spreadDiscount } from './spread';
import type { CouponRow } from './tables';

/** The goods and the shipping of a cart, in paise before tax. */
export interface CouponCart {
  readonly lines: readonly {
    readonly productRowId: number;
    readonly totalPaise: number;
    /** No coupon reduces a gift card. */
    readonly isGiftCard: boolean;
  }[];
  /** Null while it depends on an unknown PIN code. */
  readonly shippingPaise: number | null;
}

/** A coupon's discount on a cart, in paise before tax. */
export interface CouponOffer {
  readonly couponId: number;
  /** In capitals and without spaces. */
  readonly code: string;
  /** The part of each line, in the order of the lines. */
  readonly linePaise: readonly number[];
  readonly shippingPaise: number;
}

/** Why a code does not apply to a cart. Unknown, inactive and planned codes are all `invalid`, so that codes cannot be listed. */
export type CouponReason =
  | 'invalid'
  | 'ended'
  | 'used-up'
  | 'used-before'
  | 'not-first'
  | 'minimum'
  | 'no-goods'
  | 'nothing-off';

/** A refused code, with a message for the shopper. */
export interface CouponRefusal {
  readonly reason: CouponReason;
  readonly message: string;
}

/** The shopper of a cart. */
export interface CouponShopper extends CouponCustomer {
  /** Orders whose uses do not count, because they are released when the shopper orders. */
  readonly except: readonly number[];
}

const reject = (reason: CouponReason, message: string): CouponRefusal => ({ reason, message });

const invalid = reject('invalid', 'This code is not valid. Please check how it is spelled.');

/** Why a coupon cannot be used by anyone now, or null; uses are checked separately. */
function checkPeriod({ active, starts_at, ends_at }: CouponRow, now: Date): CouponRefusal | null {
  if (!active || (starts_at !== null && starts_at > now)) return invalid;
  return ends_at !== null && ends_at <= now ? reject('ended', 'This code has ended.') : null;
}

/** The number of the coupon's uses that these orders hold. */
async function countUses(db: Executor, couponId: number, orderIds: readonly number[]): Promise<number> {
  if (orderIds.length === 0) return 0;
  const { uses } = await db
    .selectFrom('coupon_use')
    .select(({ fn }) => fn.countAll<number | string>().as('uses'))
    .where('coupon_id', '=', couponId)
    .where('order_id', 'in', orderIds)
    .where('released_at', 'is', null)
    .executeTakeFirstOrThrow();
  return Number(uses);
}

/** Why a coupon is used up, or is not for this shopper; otherwise null. */
async function checkShopper(
  db: Executor,
  coupon: CouponRow,
  shopper: CouponShopper,
): Promise<CouponRefusal | null> {
  const { id, code, max_uses: max } = coupon;
  if (max !== null && coupon.uses - (await countUses(db, id, shopper.except)) >= max)
    return reject('used-up', 'This code has been used up.');
  if (coupon.first_order && (await hasOrdered(db, shopper)))
    return reject('not-first', `${code} is for a first order only.`);
  const isOnce = coupon.once_each || coupon.first_order;
  return isOnce && (await hasUsed(db, id, shopper, shopper.except))
    ? reject('used-before', `You have already used ${code}. It can only be used once.`)
    : null;
}

/** Whether each line is one of the coupon's goods; a product with variants includes all of them. */
async function findGoods(
  db: Executor,
  coupon: CouponRow,
  { lines }: CouponCart,
): Promise<readonly boolean[]> {
  if (!coupon.is_limited) return lines.map(() => true);
  const rows = await db
    .selectFrom('product')
    .select('product.id')
    .where(
      'product.id',
      'in',
      lines.map(({ productRowId }) => productRowId),
    )
    .where(({ or, exists, selectFrom }) =>
      or([
        exists(
          selectFrom('coupon_product')
            .select('coupon_id')
            .where('coupon_id', '=', coupon.id)
            .where((where) =>
              where.or([
                where('coupon_product.product_id', '=', where.ref('product.id')),
                where('coupon_product.product_id', '=', where.ref('product.parent_id')),
              ]),
            ),
        ),
        exists(
          selectFrom('coupon_category')
            .select('coupon_id')
            .where('coupon_id', '=', coupon.id)
            .whereRef('coupon_category.category_id', '=', 'product.category_id'),
        ),
      ]),
    )
    .execute();
  const goods = new Set(rows.map(({ id }) => id));
  return lines.map(({ productRowId }) => goods.has(productRowId));
}

/** A coupon's discount on goods of that value; the whole cart remains worth at least the minimum. */
function discountOn(coupon: CouponRow, goodsPaise: number, cartPaise: number): number {
  const { percent_bp: bp, amount_paise: amount, max_paise: max } = coupon;
  const full = bp === null ? (amount ?? 0) : Math.floor((goodsPaise * bp) / 10_000);
  return Math.max(0, Math.min(full, max ?? full, goodsPaise, cartPaise - MIN_REMAINING_PAISE));
}

/** A coupon's discount on the goods or the shipping of a cart, or why it does not apply. */
function applyTo(coupon: CouponRow, cart: CouponCart, isIncluded: readonly boolean[]) {
  const { id: couponId, code, kind } = coupon;
  const isFor = cart.lines.map(({ isGiftCard }, index) => isIncluded[index] === true && !isGiftCard);
  const amounts = cart.lines.map(({ totalPaise }, index) => (isFor[index] ? totalPaise : 0));
  const goodsPaise = amounts.reduce((sum, amount) => sum + amount, 0);
  if (!isFor.includes(true)) return reject('no-goods', `${code} is not for the products in your cart.`);
  if (goodsPaise < coupon.min_paise) {
    const missing = formatRupees(coupon.min_paise - goodsPaise);
    const what = coupon.is_limited ? `${missing} more of its products` : `${missing} more`;
    return reject('minimum', `Add ${what} to use ${code}.`);
  }
  const cartPaise = cart.lines.reduce((sum, { totalPaise }) => sum + totalPaise, 0);
  const discount = kind === 'shipping' ? 0 : discountOn(coupon, goodsPaise, cartPaise);
  const shippingPaise = kind === 'shipping' ? (cart.shippingPaise ?? 0) : 0;
  const isUnknown = kind === 'shipping' && cart.shippingPaise === null;
  if (discount + shippingPaise === 0 && !isUnknown) {
    return kind === 'shipping'
      ? reject('nothing-off', `Shipping is free already, without ${code}.`)
      : reject('nothing-off', `${code} does not apply to this cart.`);
  }
  return { couponId, code, linePaise: spreadDiscount(discount, amounts), shippingPaise };
}

/** Whether this is a refusal. */
export const isRefused = (result: CouponOffer | CouponRefusal): result is CouponRefusal => 'reason' in result;

/**
 * A code's discount on a cart, or why it does not apply. Checks run from general to shopper-specific conditions.
 * In a transaction that claims the use, the coupon is locked.
 */
export async function offerCoupon(
  db: Executor,
  code: string,
  cart: CouponCart,
  shopper: CouponShopper,
  now: Date,
): Promise<CouponOffer | CouponRefusal> {
  const coupon = await db
    .selectFrom('coupon')
    .selectAll()
    .where('code', '=', codeKey(code))
    .executeTakeFirst();
  if (!coupon) return invalid;
  const refusal = checkPeriod(coupon, now) ?? (await checkShopper(db, coupon, shopper));
  return refusal ?? applyTo(coupon, cart, await findGoods(db, coupon, cart));
}

/** Whether the shop has a coupon in any state. */
export async function hasCoupons(db: Executor): Promise<boolean> {
  return (await db.selectFrom('coupon').select('id').limit(1).executeTakeFirst()) !== undefined;
}

/** Whether a coupon can be used now. Otherwise the checkout does not offer to enter a code. */
export async function hasUsableCoupon(db: Executor, now: Date): Promise<boolean> {
  const usable = await db
    .selectFrom('coupon')
    .select('id')
    .where('active', '=', true)
    .where((where) => where.or([where('starts_at', 'is', null), where('starts_at', '<=', now)]))
    .where((where) => where.or([where('ends_at', 'is', null), where('ends_at', '>', now)]))
    .where((where) => where.or([where('max_uses', 'is', null), where('uses', '<', where.ref('max_uses'))]))
    .limit(1)
    .executeTakeFirst();
  return usable !== undefined;
}

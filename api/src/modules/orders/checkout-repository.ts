import type { Buyer } from '@shop/config/gstin';
import { lockUntilEnd } from '../../platform/db/dialect';
import type { DatabaseTransaction, Executor } from '../../platform/db/schema';
import { claimUse } from '../coupons';
import { type GiftRecipient, saveRecipient } from '../gift-cards';
import { type CartLine, isGiftCard, type PricedCart } from './cart';
import type { CardPart } from './cart-gift-card';
import { spendAgain } from './gift-card-money';
import { reconcileMs, reservationMs } from '../../durations';
import { after } from '../../platform/jobs/clock';
import { openStatuses } from './order-states';
import { newOrderId } from './shopper-orders';
import type { ShopOrderRow, StoredShipping } from './tables';

/** A validated checkout. */
export interface CheckoutOrder {
  readonly sessionId: number;
  /** The user who is signed in to the session. */
  readonly userId: number | null;
  /** Hash of the client's IP address: units held by unpaid orders of one address are limited. */
  readonly heldFor: string;
  /** Merged lines. */
  readonly lines: readonly CartLine[];
  readonly ship: StoredShipping;
  /** The business that buys; null or absent for other shoppers. */
  readonly buyer?: Buyer | null;
  /** Whom the gift cards of the cart are for; null or absent for the buyer. */
  readonly gift?: GiftRecipient | null;
  /** The key of the coupon's code; undefined without one. */
  readonly coupon?: string | undefined;
  /** The code of a gift card as typed, and the part of the total that it pays according to the page, in paise; undefined without one. */
  readonly giftCard?: { readonly code: string; readonly amountPaise: number } | undefined;
  /** Whether the lines are those of the cart. */
  readonly fromCart?: boolean;
  /** The total that the page shows, in paise. */
  readonly amountPaise: number;
  /** The page's idempotency key: one receipt is one order. */
  readonly receipt: string;
}

const buyerColumns = ({ buyer }: Pick<CheckoutOrder, 'buyer'>) => ({
  buyer_gstin: buyer?.gstin ?? null,
  buyer_company: buyer?.companyName ?? null,
});

/**
 * Inserts an order with its current prices, titles, tax, coupon and gift card; later changes do not affect it. With a `holdMs` of 0 it
 * waits for its payment without holding units, a use of the coupon or a part of the card. With `cash` it waits for its confirmation.
 */
export async function insertOrder(
  tx: DatabaseTransaction,
  checkout: CheckoutOrder,
  hash: string,
  priced: PricedCart,
  {
    now,
    holdMs,
    cash = false,
    card = null,
  }: {
    readonly now: Date;
    readonly holdMs: number;
    readonly cash?: boolean;
    readonly card?: CardPart | null;
  },
): Promise<ShopOrderRow> {
  const { coupon, fee } = priced;
  // The provider has no order for one that the card pays in full.
  const unpaid = card?.amountPaise === priced.totalPaise ? 'pending_payment' : 'creating';
  const order = await tx
    .insertInto('shop_order')
    .values({
      public_id: newOrderId(),
      session_id: checkout.sessionId,
      user_id: checkout.userId,
      client_key: checkout.receipt,
      cart_hash: hash,
      status: cash ? 'unconfirmed' : unpaid,
      cod: cash,
      from_cart: checkout.fromCart ?? false,
      cod_fee_paise: fee?.ratePaise ?? 0,
      cod_fee_bp: fee?.taxBp ?? 0,
      hold: holdMs > 0 ? 'held' : 'released',
      reserved_until: after(now, holdMs || reservationMs),
      held_for: holdMs > 0 && !cash ? checkout.heldFor : null,
      subtotal_paise: priced.subtotalPaise,
      shipping_paise: priced.shippingPaise,
      shipping_bp: priced.shippingBp,
      coupon_code: coupon?.code ?? null,
      coupon_paise: (coupon?.goodsPaise ?? 0) + (coupon?.shippingPaise ?? 0),
      shipping_coupon_paise: coupon?.shippingPaise ?? 0,
      total_paise: priced.totalPaise,
      gift_card_id: card?.cardId ?? null,
      gift_card_last_four: card?.lastFour ?? null,
      gift_card_paise: card?.amountPaise ?? 0,
      ship: JSON.stringify(checkout.ship),
      ...buyerColumns(checkout),
      provider_order_id: null,
      paid_payment_id: null,
      paid_at: null,
      placed_at: null,
      created_at: now,
      updated_at: now,
      next_check_at: after(now, reconcileMs),
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  await tx
    .insertInto('order_item')
    .values(
      priced.lines.map((line) => ({
        order_id: order.id,
        product_id: line.productRowId,
        color: line.color,
        quantity: line.quantity,
        title: line.title,
        rate_paise: line.ratePaise,
        discount_bp: line.discountBp,
        unit_paise: line.unitPaise,
        hsn: line.hsn,
        gst_bp: line.taxBp,
        coupon_paise: line.couponPaise,
        gift_card_paise: line.giftCardPaise,
      })),
    )
    .execute();
  if (priced.lines.some(isGiftCard)) await saveRecipient(tx, order.id, checkout.gift ?? null);
  if (coupon) await claimUse(tx, { orderId: order.id, couponId: coupon.id, held: holdMs > 0 }, now);
  if (holdMs > 0) await spendAgain(tx, order, now);
  return order;
}

/** Whether an order sells gift cards. */
async function hasGiftCards(db: Executor, orderId: number): Promise<boolean> {
  const line = await db
    .selectFrom('order_item')
    .select('id')
    .where('order_id', '=', orderId)
    .where('gift_card_paise', 'is not', null)
    .limit(1)
    .executeTakeFirst();
  return line !== undefined;
}

/** Extends an open order until that moment; its address, its buyer or the recipient of its gift cards may have been corrected. */
export async function prolongOrder(
  tx: DatabaseTransaction,
  order: ShopOrderRow,
  checkout: CheckoutOrder,
  { now, until }: { readonly now: Date; readonly until: Date },
): Promise<ShopOrderRow> {
  if (await hasGiftCards(tx, order.id)) await saveRecipient(tx, order.id, checkout.gift ?? null);
  return tx
    .updateTable('shop_order')
    .set({
      ship: JSON.stringify(checkout.ship),
      ...buyerColumns(checkout),
      user_id: checkout.userId ?? order.user_id,
      reserved_until: until,
      updated_at: now,
    })
    .where('id', '=', order.id)
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** Makes a receipt available for another order. */
export async function freeReceipt(tx: DatabaseTransaction, orderId: number): Promise<void> {
  await tx.updateTable('shop_order').set({ client_key: null }).where('id', '=', orderId).execute();
}

/** Serialises the checkouts of a session across all instances, until the transaction ends. */
export const lockSession = (tx: DatabaseTransaction, sessionId: number): Promise<void> =>
  lockUntilEnd(tx, 'checkout of a session', sessionId);

/** The session's orders that wait for payment, and the order of that receipt in any state, all locked. */
export async function lockSessionOrders(
  tx: DatabaseTransaction,
  sessionId: number,
  receipt: string,
): Promise<readonly ShopOrderRow[]> {
  return tx
    .selectFrom('shop_order')
    .selectAll()
    .where('session_id', '=', sessionId)
    .where((where) => where.or([where('status', 'in', openStatuses), where('client_key', '=', receipt)]))
    .orderBy('id')
    .forUpdate()
    .execute();
}

import { tax } from '@shop/config';
import { photoOfColour } from '@shop/contracts/product-colours';
import { orderTotals, type OrderTotals, type PricedLine, toRupees } from '@shop/money';
import type { ExpressionBuilder, ExpressionWrapper, SqlBool } from 'kysely';
import type { Static } from 'typebox';
import { newLegibleId } from '../../platform/db/public-id';
import type { DatabaseTransaction, Executor, Schema } from '../../platform/db/schema';
import { showsTax } from '../catalog';
import { toPhoto } from '../media';
import { giftCardOf } from './gift-card-money';
import { addEvent } from './order-repository';
import type { PlacedOrder } from './schemas';
import type { ShopOrderRow } from './tables';

/** A new order's public id, 130 random bits; also its receipt at the provider, so at most 40 characters. */
export const newOrderId = () => newLegibleId('ord');

/** The number that a shopper reads and quotes: the first ten characters of the public id, "VC-4F7K2-9QXBM". */
export function orderNumber(publicId: string): string {
  const code = publicId.slice('ord_'.length).toUpperCase();
  return `VC-${code.slice(0, 5)}-${code.slice(5, 10)}`;
}

/** The requesting session, signed in or not. */
export interface Shopper {
  readonly sessionId: number | null;
  readonly userId: number | null;
}

/** Condition for orders of this session or user; others may not see them. */
function ownedBy(shopper: Shopper) {
  return (where: ExpressionBuilder<Schema, 'shop_order'>): ExpressionWrapper<Schema, 'shop_order', SqlBool> =>
    where.or([
      where('shop_order.session_id', '=', shopper.sessionId ?? 0),
      ...(shopper.userId === null ? [] : [where('shop_order.user_id', '=', shopper.userId)]),
    ]);
}

/** An order by its public id, if it belongs to that shopper. */
export function findOwnOrder(
  db: Executor,
  shopper: Shopper,
  publicId: string,
): Promise<ShopOrderRow | undefined> {
  return db
    .selectFrom('shop_order')
    .selectAll()
    .where('public_id', '=', publicId)
    .where(ownedBy(shopper))
    .executeTakeFirst();
}

const shoppersOrder = (db: Executor, shopper: Shopper, providerOrderId: string | null) =>
  db
    .selectFrom('shop_order')
    .where(ownedBy(shopper))
    .$if(providerOrderId !== null, (query) => query.where('provider_order_id', '=', providerOrderId))
    .orderBy('id', 'desc')
    .limit(1);

/** Status and provider's order id of the order that `lockShoppersOrder` would return. */
export function findShoppersStatus(db: Executor, shopper: Shopper, providerOrderId: string | null) {
  return shoppersOrder(db, shopper, providerOrderId)
    .select(['status', 'provider_order_id'])
    .executeTakeFirst();
}

/** The shopper's order with that provider's order id, or with null their latest one, locked until the transaction ends. */
export function lockShoppersOrder(
  tx: DatabaseTransaction,
  shopper: Shopper,
  providerOrderId: string | null,
): Promise<ShopOrderRow | undefined> {
  return shoppersOrder(tx, shopper, providerOrderId).selectAll().forUpdate().executeTakeFirst();
}

/** Lines of an order with their prices at the time, and the product's current slug, photos and colours. */
export function listLines(db: Executor, orderId: number) {
  return db
    .selectFrom('order_item')
    .innerJoin('product', 'product.id', 'order_item.product_id')
    .select([
      'product.public_id',
      'product.slug',
      'product.photos',
      'product.colors',
      'order_item.title',
      'order_item.color',
      'order_item.quantity',
      'order_item.rate_paise',
      'order_item.discount_bp',
      'order_item.unit_paise',
      'order_item.hsn',
      'order_item.gst_bp',
      'order_item.coupon_paise',
    ])
    .select((where) =>
      where
        .selectFrom('order_refund_line')
        .select(({ fn }) => fn.sum<string | null>('order_refund_line.quantity').as('units'))
        .whereRef('order_refund_line.order_item_id', '=', 'order_item.id')
        .as('refunded'),
    )
    .where('order_item.order_id', '=', orderId)
    .orderBy('order_item.id')
    .execute();
}

export type LineRecord = Awaited<ReturnType<typeof listLines>>[number];

/** Lines of the orders that a user has placed, latest order first, with the product's current slug, photos and colours. */
export function listOrderedLines(db: Executor, userId: number) {
  return db
    .selectFrom('shop_order')
    .innerJoin('order_item', 'order_item.order_id', 'shop_order.id')
    .innerJoin('product', 'product.id', 'order_item.product_id')
    .select([
      'shop_order.public_id',
      'shop_order.status',
      'shop_order.cod',
      'shop_order.ship',
      'shop_order.created_at',
      'order_item.title',
      'order_item.color',
      'order_item.rate_paise',
      'order_item.gst_bp',
      'order_item.quantity',
      'product.slug',
      'product.photos',
      'product.colors',
      showsTax.as('shows_tax'),
    ])
    .where('shop_order.user_id', '=', userId)
    .where('shop_order.placed_at', 'is not', null)
    .orderBy('shop_order.id', 'desc')
    .orderBy('order_item.id')
    .execute();
}

function toLine(line: LineRecord): Static<typeof PlacedOrder>['products'][number] {
  const { colors, color } = line;
  const [mainPhoto, ...photos] = line.photos;
  if (!mainPhoto) throw new Error(`Product ${line.slug} has no photo`);
  return {
    productId: line.public_id,
    title: line.title,
    slugProduct: line.slug,
    mainPhoto: toPhoto(photoOfColour({ mainPhoto, photos, colors }, color)),
    color,
    quantity: line.quantity,
    price: toRupees(line.unit_paise),
    unitPaise: line.unit_paise,
    totalPaise: line.unit_paise * line.quantity,
    hsnCode: line.hsn,
    gstRate: line.gst_bp / 100,
    ...(line.coupon_paise > 0 && { couponPaise: line.coupon_paise }),
    ...(line.refunded !== null && { refunded: Number(line.refunded) }),
  };
}

export type ShippingColumns = Pick<ShopOrderRow, 'shipping_paise' | 'shipping_bp' | 'shipping_coupon_paise'>;

type FeeColumns = Pick<ShopOrderRow, 'cod_fee_paise' | 'cod_fee_bp'>;
type CouponColumns = Pick<ShopOrderRow, 'coupon_code' | 'coupon_paise'>;

/** The shipping charge of an order as a line; empty if it was free. */
const shippingOf = ({
  shipping_paise: ratePaise,
  shipping_bp: taxBp,
  shipping_coupon_paise: couponPaise,
}: ShippingColumns): Required<PricedLine>[] =>
  ratePaise > 0 ? [{ ratePaise, discountBp: 0, quantity: 1, taxBp, couponPaise }] : [];

/** The fee of an order's cash on delivery as a line; empty without one. */
export const feeOf = ({ cod_fee_paise: ratePaise, cod_fee_bp: taxBp }: FeeColumns): Required<PricedLine>[] =>
  ratePaise > 0 ? [{ ratePaise, discountBp: 0, quantity: 1, taxBp, couponPaise: 0 }] : [];

/** The charges of an order besides its goods: shipping, and the fee of cash on delivery. */
export const chargesOf = (order: ShippingColumns & FeeColumns): Required<PricedLine>[] => [
  ...shippingOf(order),
  ...feeOf(order),
];

/** The coupon of an order; undefined without one. Paise before tax, shipping included. */
export const couponOf = ({ coupon_code: code, coupon_paise: amountPaise }: CouponColumns) =>
  code === null ? undefined : { code, amountPaise };

/** The totals of an order's lines and charges less its coupon, at the prices of the order. */
export function totalsOf(
  order: ShippingColumns & FeeColumns,
  lines: readonly Pick<LineRecord, 'rate_paise' | 'discount_bp' | 'quantity' | 'gst_bp' | 'coupon_paise'>[],
): OrderTotals {
  const goods = lines.map((line) => ({
    ratePaise: line.rate_paise,
    discountBp: line.discount_bp,
    quantity: line.quantity,
    taxBp: line.gst_bp,
    couponPaise: line.coupon_paise,
  }));
  return orderTotals([...goods, ...chargesOf(order)], tax.gstBasisPoints);
}

/** A placed order, without the link to its page. `status` is the outcome's, which takes pending payments into account. */
export function toPlacedOrder(
  order: ShopOrderRow,
  lines: readonly LineRecord[],
  status: string,
  invoice: Static<typeof PlacedOrder>['invoice'],
): Omit<Static<typeof PlacedOrder>, 'link'> {
  const { subtotalPaise, taxPaise, roundingPaise, payablePaise, taxes } = totalsOf(order, lines);
  const [shipping] = shippingOf(order);
  const [fee] = feeOf(order);
  const coupon = couponOf(order);
  const giftCard = giftCardOf(order);
  return {
    _id: order.public_id,
    orderNumber: orderNumber(order.public_id),
    status,
    createdAt: order.created_at.toISOString(),
    products: lines.map(toLine),
    total: toRupees(order.total_paise),
    totals: {
      subtotalPaise,
      ...(shipping && { shipping: { amountPaise: shipping.ratePaise, gstRate: shipping.taxBp / 100 } }),
      ...(fee && { cashFee: { amountPaise: fee.ratePaise, gstRate: fee.taxBp / 100 } }),
      ...(coupon && { coupon }),
      taxPaise,
      roundingPaise,
      payablePaise,
      taxes: taxes.map(({ taxBp, ...share }) => ({ gstRate: taxBp / 100, ...share })),
    },
    address: order.ship,
    invoice,
    ...(giftCard && { giftCard }),
    ...(order.email_problem !== null && { emailFailed: true }),
  };
}

/**
 * Links a session's guest orders to the account that signs in, each with an event. Orders of other sessions are not linked, even
 * with the account's email address. The session is locked against checkouts.
 */
export async function linkOrders(
  tx: DatabaseTransaction,
  session: { readonly id: number; readonly userId: number },
  now: Date,
): Promise<void> {
  const linked = await tx
    .updateTable('shop_order')
    .set({ user_id: session.userId, updated_at: now })
    .where('session_id', '=', session.id)
    .where('user_id', 'is', null)
    .returning('id')
    .execute();
  for (const { id: orderId } of linked) {
    await addEvent(tx, { orderId, kind: 'linked', author: 'the shopper', at: now });
  }
}

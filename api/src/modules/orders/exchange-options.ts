import type { Executor } from '../../platform/db/schema';
import { ApiError } from '../../platform/http/api-error';
import { productsAt } from '../catalog';
import { isRefundedOnline } from './exchange-payment';
import { listExchanges, isLiveExchange } from './exchanges';
import type { ShopOrderRow } from './tables';

/** A variant of the product of a line, other than the bought one. */
interface Variant {
  readonly productRowId: number;
  readonly productId: string;
  readonly title: string;
  readonly color: string;
  /** Units that can be reserved now. */
  readonly free: number;
  /**
   * Whether the exchange leaves all amounts unchanged: the variant costs as much as the bought one costs now, or as was paid, and
   * is taxed in the same way.
   */
  readonly isEven: boolean;
}

/** A line of an order whose product has variants. */
interface ExchangeableLine {
  readonly id: number;
  readonly productId: string;
  readonly title: string;
  readonly color: string;
  /** Units that are not refunded. */
  readonly units: number;
  /** Whether it was, or is being, exchanged. */
  readonly isExchanged: boolean;
  readonly variants: readonly Variant[];
}

function listVariantLines(db: Executor, orderId: number) {
  return db
    .selectFrom('order_item')
    .innerJoin('product', 'product.id', 'order_item.product_id')
    .select((where) => [
      'order_item.id',
      'order_item.product_id',
      'product.parent_id',
      'product.public_id',
      'order_item.title',
      'order_item.color',
      'order_item.quantity',
      'order_item.unit_paise',
      'order_item.gst_bp',
      'order_item.hsn',
      where
        .selectFrom('order_refund_line')
        .select(({ fn }) => fn.sum<string | null>('order_refund_line.quantity').as('units'))
        .whereRef('order_refund_line.order_item_id', '=', 'order_item.id')
        .as('refunded'),
    ])
    .where('order_item.order_id', '=', orderId)
    .where('product.parent_id', 'is not', null)
    .orderBy('order_item.id')
    .execute();
}

type VariantLine = Awaited<ReturnType<typeof listVariantLines>>[number];

/** All variants of the lines' products, with their current prices. */
async function listSiblings(db: Executor, lines: readonly VariantLine[], now: Date) {
  if (lines.length === 0) return [];
  return db
    .selectFrom(productsAt(now))
    .select(['id', 'public_id', 'parent_id', 'title', 'colors', 'unit_paise', 'gst_bp', 'hsn'])
    .select(['stock', 'reserved', 'active'])
    .where('parent_id', 'in', [0, ...lines.map(({ parent_id: id }) => id ?? 0)])
    .orderBy('id')
    .execute();
}

type Sibling = Awaited<ReturnType<typeof listSiblings>>[number];

function variantsOf(line: VariantLine, siblings: readonly Sibling[]): Variant[] {
  const own = siblings.filter(({ parent_id: id }) => id === line.parent_id);
  const bought = own.find(({ id }) => id === line.product_id);
  const others = own.filter(({ id, active }) => active && id !== line.product_id);
  return others.map((other) => ({
    ...{ productRowId: other.id, productId: other.public_id, title: other.title, color: other.colors },
    free: Math.max(0, other.stock - other.reserved),
    isEven:
      other.gst_bp === line.gst_bp &&
      other.hsn === line.hsn &&
      (other.unit_paise === line.unit_paise || other.unit_paise === bought?.unit_paise),
  }));
}

/** The lines of an order that have units left and whose product has other variants. */
export async function listExchangeableLines(
  db: Executor,
  orderId: number,
  now: Date,
): Promise<readonly ExchangeableLine[]> {
  const lines = await listVariantLines(db, orderId);
  const siblings = await listSiblings(db, lines, now);
  const exchanged = lines.length === 0 ? [] : (await listExchanges(db, orderId)).filter(isLiveExchange);
  const listed = lines.map((line) => ({
    ...{ id: line.id, productId: line.public_id, title: line.title, color: line.color },
    units: line.quantity - Number(line.refunded ?? 0),
    isExchanged: exchanged.some(({ order_item_id: id }) => id === line.id),
    variants: variantsOf(line, siblings),
  }));
  return listed.filter(({ units, variants }) => units > 0 && variants.length > 0);
}

/** The lines that can be exchanged now, each with the variants that cost the same. Empty once the order is refunded. */
export async function listExchangeOptions(
  db: Executor,
  order: Pick<ShopOrderRow, 'id' | 'cod' | 'paid_payment_id' | 'gift_card_id'>,
  now: Date,
) {
  const lines = await listExchangeableLines(db, order.id, now);
  if (lines.length === 0 || (await isRefundedOnline(db, order))) return [];
  return lines
    .filter(({ isExchanged }) => !isExchanged)
    .map(({ productId, title, color, units: quantity, variants }) => ({
      ...{ productId, title, color, quantity },
      variants: variants
        .filter(({ isEven }) => isEven)
        .map((variant) => ({ productId: variant.productId, color: variant.color, free: variant.free })),
    }))
    .filter(({ variants }) => variants.length > 0);
}

/** Units of a line, and the variant requested in exchange. */
export interface WantedExchange {
  readonly productId: string;
  /** The choice of the bought variant. */
  readonly color: string;
  readonly quantity: number;
  /** The product id of the wanted variant. */
  readonly variantId: string;
}

/** The line and the variant of a requested exchange. `free` counts the units of the variant. */
export interface ChosenExchange {
  readonly orderItemId: number;
  readonly quantity: number;
  readonly variant: Variant;
}

/**
 * Chooses the line and the variant of an exchange. Throws an ApiError with `field`: 422 for a line or a variant that does not exist,
 * 409 for units that are refunded or exchanged, a variant at a different price, or one that is sold out.
 */
export function chooseExchange(
  lines: readonly ExchangeableLine[],
  { productId, color, quantity, variantId }: WantedExchange,
  field: string,
): ChosenExchange {
  const extra = { field };
  const line = lines.find((one) => one.productId === productId && one.color === color);
  if (!line) throw new ApiError(422, 'This order has no such line to exchange.', { extra });
  const { title, variants, units } = line;
  if (line.isExchanged) {
    throw new ApiError(409, `${title}, ${color} was already exchanged. Return it for a refund instead.`, {
      extra,
    });
  }
  if (quantity > units) {
    throw new ApiError(409, `${title}, ${color}: ${units} left to exchange.`, { extra });
  }
  const variant = variants.find((one) => one.productId === variantId);
  if (!variant) throw new ApiError(422, 'This product has no such variant.', { extra });
  const name = `${variant.title}, ${variant.color}`;
  if (!variant.isEven) {
    throw new ApiError(
      409,
      `${name} has a different price. Return the item for a refund, and place a new order.`,
      { extra },
    );
  }
  if (variant.free < quantity) throw soldOut(name, variant.free, extra);
  return { orderItemId: line.id, quantity, variant };
}

/** The error for a replacement that is not available. */
export const soldOut = (
  name: string,
  free: number,
  extra: Readonly<Record<string, unknown>> = {},
): ApiError =>
  new ApiError(409, free > 0 ? `${name}: only ${free} left.` : `${name} is sold out.`, { extra });

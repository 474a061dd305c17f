import { tax } from '@shop/config';
import { orderTotals } from '@shop/money';
import type { DatabaseTransaction } from '../../platform/db/schema';
import { ApiError } from '../../platform/http/api-error';
import { customerKeys } from '../coupons';
import type { CourierParcel, ParcelContent } from '../couriers';
import { listExchanges } from './exchanges';
import { cashOfParcel } from './parcel-cash';
import type { LineUnits } from './parcels';
import { listRefundableLines, type RefundableRow, withUnits } from './refund-lines';
import { orderNumber } from './shopper-orders';
import type { ShopOrderRow, StoredShipping } from './tables';

/** A parcel of an order, before it is sent to a courier. */
export interface ParcelDraft {
  /** The number within the order; null for a parcel that is not reserved yet. */
  readonly number: number | null;
  /** Empty for a replacement. */
  readonly units: LineUnits;
  /** The exchange whose replacement it contains. */
  readonly exchangeId: number | null;
  readonly weightGrams: number;
}

function contentOf(row: RefundableRow, quantity: number): ParcelContent {
  const { public_id: id, color, title, hsn } = row;
  const line = {
    ...{ ratePaise: row.rate_paise, discountBp: row.discount_bp, taxBp: row.gst_bp },
    ...{ quantity: row.quantity, couponPaise: row.coupon_paise },
  };
  const { subtotalPaise, taxPaise } = orderTotals([withUnits(line, 1)], tax.gstBasisPoints);
  return {
    title: color === '' ? title : `${title}, ${color}`,
    code: color === '' ? id : `${id}-${color}`,
    quantity,
    unitPaise: subtotalPaise + taxPaise,
    hsn,
  };
}

function addressOf(ship: StoredShipping): CourierParcel['address'] {
  const { name, email, streetAddress, apartment, city, state, pinCode } = ship;
  if (name === '') throw new ApiError(409, 'The personal data of this order was erased.');
  const street = [streetAddress, apartment].filter((part) => part !== '').join(', ');
  return { name, email, street, city, state, pinCode, phone: customerKeys(ship).phone };
}

/** The id under which couriers know a parcel. Numbers are never reused, even after a cancelled booking. */
export const parcelReference = (publicId: string, number: number | null): string =>
  `${publicId}-${number ?? 'new'}`;

/** The contents of a parcel. A replacement has the price and the tax of the line that it replaces. */
async function contentsOf(
  tx: DatabaseTransaction,
  { id: orderId }: ShopOrderRow,
  { units, exchangeId }: ParcelDraft,
): Promise<ParcelContent[]> {
  const rows = await listRefundableLines(tx, orderId);
  const contents = (lineId: number, quantity: number, change: Partial<RefundableRow> = {}) =>
    rows.filter((row) => row.id === lineId).map((row) => contentOf({ ...row, ...change }, quantity));
  if (exchangeId === null) return units.flatMap(({ id, quantity }) => contents(id, quantity));
  const exchanges = await listExchanges(tx, orderId);
  return exchanges
    .filter(({ id }) => id === exchangeId)
    .flatMap(({ order_item_id: id, quantity, productId, title, color }) =>
      contents(id, quantity, { public_id: productId, title, color }),
    );
}

/** A parcel of the locked order for a courier. Throws an ApiError 409 if it cannot collect the order's cash, or has no address. */
export async function courierParcelOf(
  tx: DatabaseTransaction,
  order: ShopOrderRow,
  draft: ParcelDraft,
): Promise<CourierParcel> {
  const { number, exchangeId, weightGrams } = draft;
  const lines = await contentsOf(tx, order, draft);
  return {
    reference: parcelReference(order.public_id, number),
    orderNumber: orderNumber(order.public_id),
    orderedAt: order.created_at,
    address: addressOf(order.ship),
    weightGrams,
    lines,
    declaredPaise: lines.reduce((sum, { quantity, unitPaise }) => sum + quantity * unitPaise, 0),
    collectPaise: exchangeId === null ? await cashOfParcel(tx, order, draft) : 0,
  };
}

import { tax } from '@shop/config';
import { orderTotals } from '@shop/money';
import type { DatabaseTransaction } from '../../platform/db/schema';
import { ApiError } from '../../platform/http/api-error';
import { customerKeys } from '../coupons';
import type { CourierParcel, ParcelContent } from '../couriers';
import { cashOfParcel } from './parcel-cash';
import type { LineUnits } from './parcels';
import { listRefundableLines, type RefundableRow, withUnits } from './refund-lines';
import { orderNumber } from './shopper-orders';
import type { ShopOrderRow, StoredShipping } from './tables';

/** A parcel of an order, before a courier knows it. */
export interface ParcelDraft {
  /** The number within the order; null for a parcel that is not reserved yet. */
  readonly number: number | null;
  readonly units: LineUnits;
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

/** The id of a parcel at couriers. A number is never used again, even if its booking was cancelled. */
export const parcelReference = (publicId: string, number: number | null): string =>
  `${publicId}-${number ?? 'new'}`;

/** A parcel of the locked order for a courier. Throws an ApiError 409 if it cannot collect the order's cash, or has no address. */
export async function courierParcelOf(
  tx: DatabaseTransaction,
  order: ShopOrderRow,
  draft: ParcelDraft,
): Promise<CourierParcel> {
  const { number, units, weightGrams } = draft;
  const rows = await listRefundableLines(tx, order.id);
  const lines = units.flatMap(({ id, quantity }) =>
    rows.filter((row) => row.id === id).map((row) => contentOf(row, quantity)),
  );
  return {
    reference: parcelReference(order.public_id, number),
    orderNumber: orderNumber(order.public_id),
    orderedAt: order.created_at,
    address: addressOf(order.ship),
    weightGrams,
    lines,
    declaredPaise: lines.reduce((sum, { quantity, unitPaise }) => sum + quantity * unitPaise, 0),
    collectPaise: await cashOfParcel(tx, order, draft),
  };
}

import type { OrderStatus, ShopOrderRow } from './tables';

/** What a keeper does with an order that is placed. */
export type Step =
  | { readonly to: 'packed' | 'delivered' }
  | { readonly to: 'shipped'; readonly courier: string; readonly trackingNumber: string }
  | { readonly to: 'cancelled'; readonly reason: string }
  | { readonly to: 'returned'; readonly reason: string; readonly restock: boolean };

/** True when the order is where the step leads already, by the same parcel: the button was pressed twice. */
export function isDone(
  order: Pick<ShopOrderRow, 'status' | 'courier' | 'tracking_number'>,
  step: Step,
): boolean {
  if (order.status !== step.to) return false;
  if (step.to !== 'shipped') return true;
  return order.courier === step.courier && order.tracking_number === step.trackingNumber;
}

/** A state in words: `refund pending`. */
export const inWords = (status: OrderStatus): string => status.replace('_', ' ');

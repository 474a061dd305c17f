import type { OrderStatus, ShopOrderRow } from './tables';

/** Where an order may go from each state. Only forward: what was sold or sent back is never undone by a late report. */
const forward: Readonly<Record<OrderStatus, readonly OrderStatus[]>> = {
  creating: ['pending_payment', 'expired'],
  // An order that holds nothing may be paid when its units are gone.
  pending_payment: ['placed', 'expired', 'refund_pending', 'review'],
  // A payment may come after the reservation has run out.
  expired: ['placed', 'refund_pending', 'review'],
  // Refunded without being cancelled: the merchant sent all the money back in the provider's dashboard.
  placed: ['packed', 'cancelled', 'refunded'],
  packed: ['shipped', 'cancelled', 'refunded'],
  shipped: ['delivered', 'returned'],
  delivered: ['returned'],
  cancelled: [],
  returned: [],
  review: ['refunded'],
  refund_pending: ['refunded'],
  refunded: [],
};

/** True when an order may move from one state to the other. */
export function mayMove(from: OrderStatus, to: OrderStatus): boolean {
  return forward[from].includes(to);
}

/** States in which an order waits for its payment and may hold stock for it. */
export const openStatuses = ['creating', 'pending_payment'] as const satisfies readonly OrderStatus[];

/** True while the order waits for its payment. */
export function isOpen(status: OrderStatus): boolean {
  return openStatuses.some((open) => open === status);
}

/** States of a paid order whose goods the shopper gets, or has got. */
export const boughtStatuses: readonly OrderStatus[] = ['placed', 'packed', 'shipped', 'delivered'];

/** True while the shopper has paid and gets, or has got, the goods. */
export function isBought(status: OrderStatus): boolean {
  return boughtStatuses.includes(status);
}

/** True while units may be refunded without cancelling. Of what is cancelled or returned, all goes back with that step. */
export function mayRefund(status: OrderStatus): boolean {
  return isBought(status);
}

/** True before an order is on its way. */
export function isUnsent(status: OrderStatus): boolean {
  return status === 'placed' || status === 'packed';
}

/** The state that the shopper sees: packing is internal. */
export function shownStatus(status: OrderStatus): OrderStatus {
  return status === 'packed' ? 'placed' : status;
}

/** What a staff member does with an order that is placed. */
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
export const statusInWords = (status: OrderStatus): string => status.replace('_', ' ');

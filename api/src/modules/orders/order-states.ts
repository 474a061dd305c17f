import type { OrderStatus } from './tables';

/** Transitions of each state. They only move forward: a late report never reverts a sale or refund. */
const forward: Readonly<Record<OrderStatus, readonly OrderStatus[]>> = {
  creating: ['pending_payment', 'expired'],
  // An order without held units may be paid after they have sold out.
  pending_payment: ['placed', 'expired', 'refund_pending', 'review'],
  // Cash on delivery: placed once the shopper, or a staff member, has confirmed it.
  unconfirmed: ['placed', 'expired', 'cancelled'],
  // A payment may arrive after the reservation has expired.
  expired: ['placed', 'refund_pending', 'review'],
  // Refunded without being cancelled: the merchant refunded everything in the provider's dashboard.
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

/** True when an order may change from one state to the other. */
export function mayMove(from: OrderStatus, to: OrderStatus): boolean {
  return forward[from].includes(to);
}

/** States in which an order waits for its payment and may hold stock for it. */
export const openStatuses = ['creating', 'pending_payment'] as const satisfies readonly OrderStatus[];

/** States in which stock is held until `reserved_until`, and then released. */
export const expiringStatuses = [...openStatuses, 'unconfirmed'] as const satisfies readonly OrderStatus[];

/** True while the order waits for its payment. */
export function isOpen(status: OrderStatus): boolean {
  return openStatuses.some((open) => open === status);
}

/** States of an order, paid or to be paid on delivery, that is delivered or will be. */
export const boughtStatuses: readonly OrderStatus[] = ['placed', 'packed', 'shipped', 'delivered'];

/** True while the order is booked and neither cancelled, returned nor refunded. */
export function isBought(status: OrderStatus): boolean {
  return boughtStatuses.includes(status);
}

/** True while units may be refunded without cancelling. Cancelling and returning refund everything. */
export function mayRefund(status: OrderStatus): boolean {
  return isBought(status);
}

/** True before an order is shipped. */
export function isUnsent(status: OrderStatus): boolean {
  return status === 'placed' || status === 'packed';
}

/** The state that the shopper sees: packing is internal. */
export function shownStatus(status: OrderStatus): OrderStatus {
  return status === 'packed' ? 'placed' : status;
}

/** A step that a staff member takes with a placed order. */
export type Step =
  | { readonly to: 'packed' }
  | { readonly to: 'delivered' }
  | { readonly to: 'shipped'; readonly courier: string; readonly trackingNumber: string }
  | { readonly to: 'cancelled'; readonly reason: string }
  | { readonly to: 'returned'; readonly reason: string; readonly restock: boolean };

/** A state in words: `refund pending`. */
export const statusInWords = (status: OrderStatus): string => status.replace('_', ' ');

import type { StoredShipping } from '../db/tables/orders';
import type { CartLine } from './cart-lines';

/** A checkout that has passed the form's checks. */
export interface CheckoutOrder {
  readonly sessionId: number;
  readonly userId: number | null;
  /** Hash of the address that asks: what unpaid orders of one address hold is limited. */
  readonly heldFor: string;
  /** Merged lines. */
  readonly lines: readonly CartLine[];
  readonly ship: StoredShipping;
  /** What the page believes is to be paid, in paise. */
  readonly amountPaise: number;
  /** The page's idempotency key: the same receipt is the same order. */
  readonly receipt: string;
}

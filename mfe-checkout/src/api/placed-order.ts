import type { OrderTotals } from '@shop/money';
import type { ShippingDetails } from '@shop/contracts';

/** A line of an order as it was sold. */
export interface PlacedOrderLine {
  readonly productId: string;
  readonly title: string;
  readonly quantity: number;
  /** Empty without a choice of colour. */
  readonly color: string;
  /** Paise for one piece, after discount. */
  readonly unitPaise: number;
}

/** An order as the API shows it to the shopper who placed it. */
export interface PlacedOrder {
  readonly _id: string;
  /** The number that a shopper quotes. */
  readonly orderNumber: string;
  /** `placed`, `confirming` while the payment is on its way, or the state in which it ended. */
  readonly status: string;
  /** ISO 8601. */
  readonly createdAt: string;
  readonly products: readonly PlacedOrderLine[];
  readonly totals: Omit<OrderTotals, 'savedPaise'>;
  readonly address: ShippingDetails;
}

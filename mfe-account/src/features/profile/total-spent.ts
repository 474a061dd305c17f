import type { OrderEntry } from '@shop/contracts';
import { fromRupees } from '@shop/money';

/** The rates of all orders added up, in paise; discounts and quantities do not count here. */
export function totalSpent(orders: readonly OrderEntry[]): number {
  return orders.reduce((sum, { productId }) => sum + fromRupees(productId.rate), 0);
}

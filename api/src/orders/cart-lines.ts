import { createHash } from 'node:crypto';
import { limits } from '@shop/config';
import type { PurchaseLine } from '@shop/contracts';

/** A line of a cart in its one form: trimmed, merged, in a fixed order. */
export interface CartLine {
  /** The product's public id. */
  readonly productId: string;
  /** Empty without a choice of colour. */
  readonly color: string;
  readonly quantity: number;
}

const separator = '\n';
const byCodePoint = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0);

/**
 * Adds up lines of one product and colour, and sorts them, so that the same purchase always looks the same.
 * Throws a RangeError when a product is bought less than once or more than 999 times in all.
 */
export function mergeLines(lines: readonly PurchaseLine[]): readonly CartLine[] {
  const merged = new Map<string, CartLine>();
  for (const { productId, quantity, color = '' } of lines) {
    if (!Number.isInteger(quantity) || quantity < limits.minQuantity) throw new RangeError('quantity');
    const key = [productId, color.trim()].join(separator);
    const known = merged.get(key)?.quantity ?? 0;
    merged.set(key, { productId, color: color.trim(), quantity: known + quantity });
  }
  const sorted = [...merged.entries()].sort(([a], [b]) => byCodePoint(a, b)).map(([, line]) => line);
  for (const quantity of quantityByProduct(sorted).values()) {
    if (quantity > limits.maxQuantity) throw new RangeError('quantity');
  }
  return sorted;
}

/** How many pieces of each product, over all of its colours. */
export function quantityByProduct(lines: readonly CartLine[]): ReadonlyMap<string, number> {
  const quantities = new Map<string, number>();
  for (const { productId, quantity } of lines) {
    quantities.set(productId, (quantities.get(productId) ?? 0) + quantity);
  }
  return quantities;
}

/** What makes two carts the same purchase; takes merged lines. */
export function cartHash(lines: readonly CartLine[]): string {
  const text = JSON.stringify(lines.map(({ productId, color, quantity }) => [productId, color, quantity]));
  return createHash('sha256').update(text).digest('hex');
}

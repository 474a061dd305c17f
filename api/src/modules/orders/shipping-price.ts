import { tax } from '@shop/config';
import type { PricedLine } from '@shop/money';
import { shippingLine } from '@shop/money/shipping-line';
import type { Executor } from '../../platform/db/schema';
import { priceByTable, type WeighedLine } from '../delivery';
import { readShippingRule } from './cart-facts';

interface PricedShipping {
  /** Shipping as an additional line; null if it is free. */
  readonly line: ReturnType<typeof shippingLine>;
  /** True if the price depends on a PIN code that is not given. */
  readonly needsPin: boolean;
}

/** A rule with the same price for each cart. */
const flatRate = (pricePaise: number) => ({ pricePaise, freeFromPaise: Number.MAX_SAFE_INTEGER });

/** The shipping price of a cart: from the shop's price table, or by its rule if there is no table. */
export async function priceShipping(
  db: Executor,
  goods: readonly PricedLine[],
  lines: readonly WeighedLine[],
  pinCode: string | undefined,
): Promise<PricedShipping> {
  const valuePaise = goods.reduce((sum, { ratePaise, quantity }) => sum + ratePaise * quantity, 0);
  const price = await priceByTable(db, { valuePaise, lines }, pinCode);
  if (price === 'pin') return { line: null, needsPin: true };
  const rule = price === null ? await readShippingRule(db) : price > 0 ? flatRate(price) : null;
  return { line: shippingLine(rule, goods, tax.gstBasisPoints), needsPin: false };
}

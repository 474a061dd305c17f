import { usePricesWithTax } from '@shop/api-client/prices';
import { tax } from '@shop/config';
import type { CheckoutItem, LineFact } from '@shop/contracts';
import { rowsWithTax, type TaxedLine } from '@shop/money/price-with-tax';
import { pricedLine, type CheckoutTotals } from './items';

/**
 * The items' lines with tax, in a shop that shows prices with it; otherwise null. Null also while the tax of one is unknown, so that all
 * of them are shown before tax.
 */
export function useTaxedLines(
  items: readonly CheckoutItem[],
  facts: readonly LineFact[] | null,
): readonly TaxedLine[] | null {
  const withTax = usePricesWithTax();
  if (!withTax) return null;
  const lines = items.flatMap((item) => {
    const line = pricedLine(
      item,
      facts?.find(({ productId }) => productId === item.productId),
    );
    // A product that is no longer on sale has the usual tax, as in the totals.
    const taxBp = line.taxBp ?? (facts ? tax.gstBasisPoints : undefined);
    return taxBp === undefined ? [] : [{ ...line, taxBp }];
  });
  return items.length > 0 && lines.length === items.length ? lines : null;
}

/** The tax of shipping and of the fee of cash on delivery, in basis points: the highest rate of the goods. */
export const chargesBp = (goods: readonly TaxedLine[]): number =>
  Math.max(...goods.map(({ taxBp }) => taxBp));

/** The totals with the rows that show them with tax, if the lines are shown with it. */
export function withShownTax(totals: CheckoutTotals, goods: readonly TaxedLine[] | null): CheckoutTotals {
  if (!goods) return totals;
  const { shippingPaise, feePaise = 0, coupon, taxes, payablePaise } = totals;
  const taxBp = chargesBp(goods);
  const charge = (paise: number) => (paise > 0 ? { paise, taxBp } : null);
  const charges = { shipping: charge(shippingPaise), fee: charge(feePaise) };
  const shown = rowsWithTax({ goods, ...charges, hasCoupon: coupon !== undefined, taxes, payablePaise });
  return { ...totals, shown };
}

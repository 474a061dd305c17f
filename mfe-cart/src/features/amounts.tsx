import { useShopDelivery } from '@shop/api-client/delivery';
import { tax } from '@shop/config';
import {
  discountBp,
  formatRupees,
  formatRupeesPlain,
  fromRupees,
  lineTotal,
  orderTotals,
  subtotal,
  unitPrice,
  type PricedLine,
} from '@shop/money';
import { goodsWithTax, gstBp, lineWithTax, priceWithTax, type TaxedLine } from '@shop/money/price-with-tax';
import {
  selectCartItems,
  selectCartSavedPaise,
  selectCartTotalPaise,
  useShopSelector,
  type CartItem,
} from '@shop/store';
import { t } from '../messages';
import { useGetCartShippingRuleQuery } from './cart-data';
import type { ShownTax } from './shown-tax';
import styles from './amounts.module.css';

/** A cart line in paise and basis points, as @shop/money expects it. */
export function pricedLine({ rate, discount, count }: CartItem): PricedLine {
  return { ratePaise: fromRupees(rate), discountBp: discountBp(discount), quantity: count };
}

const taxedLine = (item: CartItem, gstRate: number): TaxedLine => ({
  ...pricedLine(item),
  taxBp: gstBp(gstRate),
});

/** The lines with their GST; null if the cart is shown before GST. */
function taxedLines(items: readonly CartItem[], taxOf: ShownTax): readonly TaxedLine[] | null {
  const lines = items.flatMap((item) => {
    const gstRate = taxOf(item);
    return gstRate === undefined ? [] : [taxedLine(item, gstRate)];
  });
  return items.length > 0 && lines.length === items.length ? lines : null;
}

/** The price of a line, with GST if a rate is given. */
export const lineAmount = (item: CartItem, gstRate: number | undefined): number =>
  gstRate === undefined ? lineTotal(pricedLine(item)) : lineWithTax(taxedLine(item, gstRate));

/** What the checkout adds to the totals. */
export const checkoutNote = (items: readonly CartItem[], taxOf: ShownTax): string =>
  t(
    taxedLines(items, taxOf)
      ? 'Shipping calculated at checkout'
      : 'Taxes and shipping calculated at checkout',
  );

interface TaxProps {
  readonly taxOf: ShownTax;
}

/** The cart's total at list prices, the savings by discounts, and the amount to pay before shipping, all before or with GST. */
export function CartTotals({ taxOf }: TaxProps) {
  const fullPaise = useShopSelector(selectCartTotalPaise);
  const lessPaise = useShopSelector(selectCartSavedPaise);
  const items = useShopSelector(selectCartItems);
  const lines = taxedLines(items, taxOf);
  const sums = lines && goodsWithTax(lines);
  const { itemsPaise: total, savedPaise: saved } = sums ?? { itemsPaise: fullPaise, savedPaise: lessPaise };
  return (
    <div className={styles.totals}>
      <p className={styles.row}>
        <span>{t('Total:')}</span> <span>{formatRupees(total)}</span>
      </p>
      <p className={styles.saved}>{t('Save {amount}', { amount: formatRupees(saved) })}</p>
      <p className={styles.pay}>
        <span>{t(sums ? 'To pay (incl. GST)' : 'To pay (before tax)')}</span>{' '}
        <span className={styles.amount}>
          {formatRupees(sums?.goodsPaise ?? subtotal(items.map(pricedLine)))}
        </span>
      </p>
      {lines && (
        <p className={styles.tax}>
          {t('Includes {amount} GST', {
            amount: formatRupees(orderTotals(lines, tax.gstBasisPoints).taxPaise),
          })}
        </p>
      )}
    </div>
  );
}

/** Progress towards free shipping. Empty once the cart qualifies, and if shipping is always free or priced by a table. */
export function FreeShippingProgress({ taxOf }: TaxProps) {
  const hasRule = useShopDelivery()?.shippingBy === undefined;
  const { data: rule } = useGetCartShippingRuleQuery(undefined, { skip: !hasRule });
  const totalPaise = useShopSelector(selectCartTotalPaise);
  const items = useShopSelector(selectCartItems);
  if (!hasRule || !rule || totalPaise >= rule.freeFromPaise) return null;
  const remainingPaise = rule.freeFromPaise - totalPaise;
  const percent = (totalPaise / rule.freeFromPaise) * 100;
  // The rule compares prices before GST, which depends on what the shopper adds.
  const isBeforeGst = taxedLines(items, taxOf) !== null;
  const share = `${percent.toFixed(1)}%`;
  return (
    <div className={styles.progress}>
      <p>
        {t(
          isBeforeGst
            ? 'Spend {amount} more before GST and get free shipping!'
            : 'Spend {amount} more and get free shipping!',
          { amount: formatRupees(remainingPaise) },
        )}
      </p>
      <div className={styles.scale}>
        <div
          className={styles.track}
          role="progressbar"
          aria-label={t('Free shipping')}
          aria-valuemin={0}
          aria-valuemax={100}
          aria-valuenow={percent}
          aria-valuetext={share}
        >
          <div className={styles.bar} style={{ width: share }} />
        </div>
        <span className={styles.share}>{share}</span>
      </div>
    </div>
  );
}

/** The flash sale's discount on one unit; empty for other items. */
export function FlashSaleBadge({
  item,
  gstRate = 0,
}: {
  readonly item: Pick<CartItem, 'flashSale' | 'rate' | 'discount'>;
  /** GST rate in percent to include in the shown amount; undefined to show it before GST. */
  readonly gstRate: number | undefined;
}) {
  if (!item.flashSale) return null;
  const ratePaise = fromRupees(item.rate);
  const shown = (paise: number) => priceWithTax(paise, gstBp(gstRate));
  const discountPaise = shown(ratePaise) - shown(unitPrice(ratePaise, discountBp(item.discount)));
  return (
    <p className={styles.badge}>{t('Flash Sale(-{amount})', { amount: formatRupeesPlain(discountPaise) })}</p>
  );
}

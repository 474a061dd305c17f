import { paths, tax } from '@shop/config';
import type { CheckoutItem, LineFact } from '@shop/contracts';
import {
  formatRupees,
  formatRupeesPlain,
  lineTotal,
  unitPrice,
  type OrderTotals,
  type TaxShare,
} from '@shop/money';
import { lineWithTax, priceWithTax, type RowsWithTax, type TaxedLine } from '@shop/money/price-with-tax';
import { classNames, IconButton, ProductPhoto, Skeleton, TrashIcon } from '@shop/ui';
import { markLanguage } from '@shop/ui/mark-language';
import { InclGst, PlusGst } from '@shop/ui/plus-gst';
import { isShort, shareOfStock, StockNote, type StockNoteProps } from '@shop/ui/stock-note';
import { type ReactElement, useId, useRef } from 'react';
import { Link } from 'react-router-dom';
import { t } from '../../messages';
import { type CheckoutTotals, duePaise, pricedLine } from './items';
import styles from './summary.module.css';

/** ID of the summary, which is below the form on phones. */
const orderSummaryId = 'order-summary';

interface PayingStripProps {
  /** Payable total; null until the cart has been read. */
  readonly payablePaise: number | null;
  /** True while the total does not contain shipping. */
  readonly excludesShipping?: boolean | undefined;
  readonly units: number;
}

/** Shown above the form on phones: the payable total, and a link to the summary below. */
export function PayingStrip({ payablePaise, excludesShipping, units }: PayingStripProps) {
  return (
    <p className={styles.strip}>
      {payablePaise !== null && (
        <>
          <span>{`${t(units === 1 ? '{units} item' : '{units} items', { units })}, ${t(
            excludesShipping ? '{amount} plus shipping' : '{amount} to pay',
            { amount: formatRupeesPlain(payablePaise) },
          )}`}</span>{' '}
          <a href={`#${orderSummaryId}`}>{t('Order Summary')}</a>
        </>
      )}
    </p>
  );
}

interface OrderSummaryProps {
  readonly items: readonly CheckoutItem[];
  /** The lines of the items with tax; null to show them before tax. */
  readonly taxed: readonly TaxedLine[] | null;
  readonly facts: readonly LineFact[] | null;
  /** The reason why the last attempt to pay could not start, if it concerns the items. */
  readonly reason: string | null;
  /** The totals; undefined while they are next to the Pay button. */
  readonly totals?: CheckoutTotals;
  readonly onRemove: (item: CheckoutItem) => void;
  readonly onQuantity: (item: CheckoutItem, quantity: number) => void;
  /** True during a payment, when the items cannot be changed. */
  readonly locked: boolean;
  /** The controls of the coupon and the gift card. */
  readonly children?: ReactElement;
}

/** The stock for a line, after earlier lines of the same product. */
function stockOf(
  line: CheckoutItem,
  items: readonly CheckoutItem[],
  facts: readonly LineFact[] | null,
): ReturnType<typeof shareOfStock> {
  if (!facts) return { free: undefined };
  const ofProduct = ({ productId }: { readonly productId: string }) => productId === line.productId;
  const earlier = items.slice(0, items.indexOf(line)).filter(ofProduct);
  const taken = earlier.reduce((sum, { quantity }) => sum + quantity, 0);
  return shareOfStock(facts.find(ofProduct)?.stock ?? null, taken);
}

/** The items and their totals. */
export function OrderSummary({
  items,
  taxed,
  facts,
  reason,
  totals,
  onRemove,
  onQuantity,
  locked,
  children,
}: OrderSummaryProps) {
  const heading = useId();
  const section = useRef<HTMLElement>(null);
  const remove = (item: CheckoutItem) => {
    // The button is removed with its line, and the summary with the last line.
    const next = items.length > 1 ? section.current : section.current?.closest('main');
    next?.focus({ preventScroll: true });
    onRemove(item);
  };
  return (
    <section
      ref={section}
      id={orderSummaryId}
      tabIndex={-1}
      className={styles.summary}
      aria-labelledby={heading}
    >
      <h2 id={heading} className={styles.heading}>
        {t('Order Summary')}
      </h2>
      {reason !== null && <p role="status">{reason}</p>}
      <ul className={styles.lines}>
        {items.map((item, index) => (
          <SummaryLine
            key={`${item.productId} ${item.color}`}
            item={item}
            taxed={taxed?.[index]}
            stock={stockOf(item, items, facts)}
            onRemove={remove}
            onQuantity={onQuantity}
            locked={locked}
          />
        ))}
      </ul>
      {children}
      {totals && <PaymentTotals totals={totals} />}
    </section>
  );
}

interface SummaryLineProps {
  readonly item: CheckoutItem;
  /** The item's line with tax; undefined to show the item before tax. */
  readonly taxed: TaxedLine | undefined;
  readonly stock: Pick<StockNoteProps, 'free' | 'shared'>;
  readonly onRemove: (item: CheckoutItem) => void;
  readonly onQuantity: (item: CheckoutItem, quantity: number) => void;
  readonly locked: boolean;
}

/** An item: picture, title with its colour, discounted price times quantity. */
function SummaryLine({ item, taxed, stock, onRemove, onQuantity, locked }: SummaryLineProps) {
  const line = pricedLine(item);
  const unitPaise = unitPrice(line.ratePaise, line.discountBp);
  const [eachPaise, totalPaise] = taxed
    ? [priceWithTax(unitPaise, taxed.taxBp), lineWithTax(taxed)]
    : [unitPaise, lineTotal(line)];
  const name = item.color ? `${item.title} ${item.color}` : item.title;
  return (
    <li className={styles.line}>
      <ProductPhoto photo={item.photo} alt="" sizes="72px" className={styles.photo} />
      <div className={styles.words}>
        <Link to={paths.product(item.slugProduct)} className={styles.title}>
          <span>{markLanguage(item.title)}</span>
          {item.color && <span className={styles.color}>{` ${item.color}`}</span>}
        </Link>
        <p className={styles.price}>
          <span>{`${formatRupees(eachPaise)} × ${item.quantity}`}</span> {taxed ? <InclGst /> : <PlusGst />}
        </p>
        <StockNote
          wanted={item.quantity}
          {...stock}
          onMake={(quantity) => onQuantity(item, quantity)}
          onRemove={() => onRemove(item)}
          disabled={locked}
        />
      </div>
      <div className={styles.end}>
        <p className={styles.total}>{formatRupees(totalPaise)}</p>
        {!isShort(item.quantity, stock.free) && (
          <IconButton
            label={t('Remove {name}', { name })}
            onClick={() => onRemove(item)}
            disabled={locked}
            className={styles.remove}
          >
            <TrashIcon size={20} aria-hidden="true" />
          </IconButton>
        )}
      </div>
    </li>
  );
}

/** Taxes by rate. An older host calculates a single tax without its rate. */
function taxesOf({ taxes, subtotalPaise, taxPaise }: Omit<OrderTotals, 'taxes'> & Partial<OrderTotals>) {
  const usual: TaxShare = { taxBp: tax.gstBasisPoints, taxablePaise: subtotalPaise, taxPaise };
  return taxes ?? [usual];
}

/** The same amounts before tax. */
function rowsBeforeTax({ subtotalPaise, coupon, ...totals }: CheckoutTotals): RowsWithTax {
  const { feePaise = 0 } = totals;
  const goodsPaise = subtotalPaise - totals.shippingPaise - feePaise;
  const itemsPaise = goodsPaise + totals.savedPaise;
  return { ...totals, feePaise, itemsPaise, goodsPaise, couponPaise: coupon?.amountPaise ?? 0 };
}

const signed = (paise: number) => (paise < 0 ? `−${formatRupees(-paise)}` : formatRupees(paise));

/** The rows from the full prices to the payable total, which add up exactly. */
export function PaymentTotals({ totals }: { readonly totals: CheckoutTotals }) {
  const { coupon, giftCard, shown, taxPaise: includedPaise, payablePaise } = totals;
  const { shippingNote, excludesShipping } = totals;
  const { itemsPaise, savedPaise, shippingPaise, feePaise, couponPaise, roundingPaise } =
    shown ?? rowsBeforeTax(totals);
  return (
    <>
      <dl className={styles.totals}>
        <TotalRow label={t('Items')} amount={formatRupees(itemsPaise)} />
        {savedPaise > 0 && <TotalRow label={t('Discount')} amount={`−${formatRupees(savedPaise)}`} />}
        {(shippingPaise > 0 || shippingNote !== undefined) && (
          <TotalRow label={t('Shipping')} amount={shippingNote ?? formatRupees(shippingPaise)} />
        )}
        {feePaise > 0 && <TotalRow label={t('Cash on delivery')} amount={formatRupees(feePaise)} />}
        {coupon && (
          <TotalRow
            label={t('Coupon {code}', { code: coupon.code })}
            amount={`−${formatRupees(couponPaise)}`}
          />
        )}
        {!shown &&
          taxesOf(totals).map(({ taxBp, taxPaise }) => (
            <TotalRow key={taxBp} label={`${taxBp / 100}% GST`} amount={formatRupees(taxPaise)} />
          ))}
        {roundingPaise !== 0 && <TotalRow label={t('Rounding')} amount={signed(roundingPaise)} />}
        {giftCard && (
          <>
            <TotalRow label={t('Total')} amount={formatRupees(payablePaise)} />
            <TotalRow
              label={t('Gift card {card}', { card: `····${giftCard.lastFour}` })}
              amount={`−${formatRupees(giftCard.amountPaise)}`}
            />
          </>
        )}
        <TotalRow
          label={t(excludesShipping ? 'Total without shipping' : 'Payable total')}
          amount={formatRupees(duePaise(totals))}
          strong
        />
      </dl>
      {shown && (
        <p className={styles.included}>
          {t('Includes {amount} GST', { amount: formatRupees(includedPaise) })}
        </p>
      )}
    </>
  );
}

interface TotalRowProps {
  readonly label: string;
  readonly amount: string;
  readonly strong?: boolean;
}

function TotalRow({ label, amount, strong = false }: TotalRowProps) {
  return (
    <div className={strong ? styles.sum : styles.row}>
      <dt>{label}</dt>
      <dd>{amount}</dd>
    </div>
  );
}

/** The placeholder of the summary until the cart has been read from the browser's storage. */
export function SummaryLoading() {
  return (
    <section className={classNames(styles.summary, styles.loading)} aria-labelledby="summary-loading">
      <h2 id="summary-loading" className={styles.heading}>
        {t('Order Summary')}
      </h2>
      <Skeleton height={160} />
    </section>
  );
}

import { usePricesWithTax } from '@shop/api-client/prices';
import { paths, shop } from '@shop/config';
import { dateFormatter, formatDayAndMonth } from '@shop/config/dates';
import type { PlacedOrder } from '@shop/contracts';
import { formatRupees, formatRupeesPlain } from '@shop/money';
import { gstRows } from '@shop/money/gst-rows';
import { gstBp, orderRowsWithTax, priceWithTax } from '@shop/money/price-with-tax';
import { ButtonLink, classNames, motifs } from '@shop/ui';
import { markLanguage } from '@shop/ui/mark-language';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { t } from '../../messages';
import { InvoiceSheet, PrintInvoice } from '../../features/invoice';
import { ShippingLabel } from '../../features/shipping-label';
import styles from './confirmation.module.css';

interface OrderConfirmationProps {
  readonly eyebrow?: string;
  readonly title?: string;
  readonly lead?: string;
  /** The receipt with number, date and total. */
  readonly receipt?: ReactNode;
  /** Shown next to “Continue Shopping”. */
  readonly action?: ReactNode;
  /** The order's lines, which are last, so that loading them does not shift the layout. */
  readonly children?: ReactNode;
}

/** The confirmation, drawn as a railway ticket. By default it shows that the order is booked. */
export function OrderConfirmation({
  eyebrow = 'Order completed',
  title = 'Your order is booked',
  lead = 'You can view its details from your',
  receipt,
  action,
  children,
}: OrderConfirmationProps) {
  return (
    <article className={classNames(styles.confirmation, motifs.perforatedSides)}>
      <div className={styles.coupon}>
        <header>
          <p className={styles.eyebrow}>{t(eyebrow)}</p>
          <h1 className={styles.title}>{t(title)}</h1>
        </header>
        <p>
          <span>{t(lead)}</span> <Link to={paths.profile}>{t('login dashboard')}</Link>.
        </p>
        <div className={styles.actions}>
          <ButtonLink to={paths.home}>{t('Continue Shopping')}</ButtonLink>
          {action}
        </div>
        {children}
      </div>
      <div className={styles.receipt}>{receipt}</div>
    </article>
  );
}

const unconfirmed = {
  eyebrow: 'One more step',
  title: 'Please confirm your order',
  lead: 'Until then, nothing is sent. Once confirmed, it is in your',
};

const confirmTime = dateFormatter({ dateStyle: 'long', timeStyle: 'short' });

interface CashNoteProps {
  readonly order: PlacedOrder;
  readonly cod: NonNullable<PlacedOrder['cod']>;
}

/** What is left to do for an order with cash on delivery. */
function CashNote({ order: { address }, cod }: CashNoteProps) {
  const { confirmBefore, confirmedBy, duePaise } = cod;
  if (confirmBefore === undefined)
    return (
      duePaise > 0 && (
        <p>
          {t('Please have {amount} ready in cash when the parcel arrives.', {
            amount: formatRupees(duePaise),
          })}
        </p>
      )
    );
  const until = confirmTime(confirmBefore);
  return confirmedBy === 'phone' ? (
    <p>{t('We will call {phone} to confirm the order by {until}.', { phone: address.phone, until })}</p>
  ) : (
    <p>
      <span>{t('We sent a link to')} </span>
      <bdi>{address.email}</bdi>
      <span>{t('. Open it, and confirm the order by {until}. Otherwise you owe nothing.', { until })}</span>
    </p>
  );
}

/** The confirmation of an order, with its invoice for printing. */
export function PlacedOrderConfirmation({ order }: { readonly order: PlacedOrder }) {
  const { invoice, status, address, emailFailed, cod } = order;
  const isWaiting = status === 'unconfirmed';
  return (
    <>
      <OrderConfirmation
        {...(isWaiting && unconfirmed)}
        receipt={<OrderReceipt order={order} />}
        action={invoice && <PrintInvoice />}
      >
        {cod && <CashNote order={order} cod={cod} />}
        {/* Older servers send no link, because their orders have no page. */}
        {order.link && <OrderPageLink link={order.link} />}
        {status === 'confirming' && (
          <p>{t('Your payment is being confirmed. No further action is needed.')}</p>
        )}
        {emailFailed && (
          <p>
            {t('We could not send an email about your order to “')}
            <bdi>{address.email}</bdi>
            <span>{t('”.')}</span>{' '}
            <span>
              {t('Please keep your order number {orderNumber}, and', { orderNumber: order.orderNumber })}
            </span>{' '}
            <span>{t('write to')}</span> <a href={`mailto:${shop.email}`}>{shop.email}</a>{' '}
            <span>{t('or call')}</span> <a href={shop.phoneHref}>{shop.phone}</a>{' '}
            <span>{t('to correct the address.')}</span>
          </p>
        )}
        <OrderLines order={order} />
        <ShippingLabel shipping={address} />
      </OrderConfirmation>
      {invoice && <InvoiceSheet order={order} invoice={invoice} />}
    </>
  );
}

/** Number, date, city and total of an order. */
function OrderReceipt({ order }: { readonly order: PlacedOrder }) {
  const { orderNumber, createdAt, address, totals } = order;
  return (
    <dl className={styles.stub}>
      <div className={styles.row}>
        <dt className={styles.label}>{t('No.')}</dt>
        <dd className={styles.code}>{orderNumber}</dd>
      </div>
      <div>
        <dt className={styles.label}>{t('Date')}</dt>
        <dd className={styles.code}>
          <time dateTime={createdAt}>{formatDayAndMonth(createdAt)}</time>
        </dd>
      </div>
      <div>
        <dt className={styles.label}>{t('To')}</dt>
        <dd className={styles.code}>{address.city}</dd>
      </div>
      <div className={styles.row}>
        <dt className={styles.label}>{t('Total')}</dt>
        <dd className={styles.total}>{formatRupeesPlain(totals.payablePaise)}</dd>
      </div>
    </dl>
  );
}

/** A link to the order's page. A guest's link contains a key that opens the page in any browser. */
function OrderPageLink({ link }: { readonly link: string }) {
  return (
    <p>
      <Link to={link}>{t('See your order')}</Link>{' '}
      <span>
        {t(
          link.includes('#')
            ? 'and track it until it arrives. No account? This link opens your order on any device.'
            : 'and track it until it arrives.',
        )}
      </span>
    </p>
  );
}

/** The order's items at the prices they were sold for, with shipping, coupon, tax and rounding. */
function OrderLines({ order }: { readonly order: PlacedOrder }) {
  const { taxes, taxPaise, shipping, cashFee, coupon } = order.totals;
  const shown = usePricesWithTax() ? orderRowsWithTax(order) : null;
  const roundingPaise = (shown ?? order.totals).roundingPaise;
  return (
    <ul className={styles.lines} aria-label={t('Ordered')}>
      {order.products.map(({ productId, title, color, quantity, unitPaise, gstRate }) => (
        <Line
          key={`${productId} ${color}`}
          amount={`${formatRupees(shown ? priceWithTax(unitPaise, gstBp(gstRate)) : unitPaise)} × ${quantity}`}
        >
          <span>{markLanguage(title)}</span>
          {color && <span className={styles.color}>{` ${color}`}</span>}
        </Line>
      ))}
      {shipping && (
        <Line amount={formatRupees(shown?.shippingPaise ?? shipping.amountPaise)}>{t('Shipping')}</Line>
      )}
      {cashFee && (
        <Line amount={formatRupees(shown?.feePaise ?? cashFee.amountPaise)}>{t('Cash on delivery')}</Line>
      )}
      {coupon && (
        <Line amount={`−${formatRupees(shown?.couponPaise ?? coupon.amountPaise)}`}>
          {t('Coupon {code}', { code: coupon.code })}
        </Line>
      )}
      {!shown &&
        gstRows(taxes, order.address.state === shop.state).map(({ label, paise }) => (
          <Line key={label} amount={formatRupees(paise)}>
            {label}
          </Line>
        ))}
      {roundingPaise !== 0 && (
        <Line amount={`${roundingPaise < 0 ? '−' : ''}${formatRupees(Math.abs(roundingPaise))}`}>
          {t('Rounding')}
        </Line>
      )}
      {shown && (
        <Line amount={formatRupees(order.totals.payablePaise)}>
          {t('Total, including {amount} GST', { amount: formatRupees(taxPaise) })}
        </Line>
      )}
      {order.giftCard && (
        <Line amount={formatRupees(order.giftCard.amountPaise)}>
          {t('Paid by gift card {card}', { card: `····${order.giftCard.lastFour}` })}
        </Line>
      )}
    </ul>
  );
}

function Line({ amount, children }: { readonly amount: string; readonly children: ReactNode }) {
  return (
    <li className={styles.line}>
      <span>{children}</span>
      <span className={styles.amount}>{amount}</span>
    </li>
  );
}

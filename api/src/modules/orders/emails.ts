import { shop } from '@shop/config';
import { formatRupees } from '@shop/money';
import { isEmailAddress } from '@shop/config/email-address';
import type { DatabaseTransaction } from '../../platform/db/schema';
import { type EmailBlock, type EmailRow, writeEmail } from '../../platform/email/email';
import { emailKey, markEmailProblem } from './email-problems';
import { giftCardOf } from './gift-card-money';
import type { OrderContext } from './ports';
import type { RefundAmounts } from './refund-lines';
import { couponOf, type LineRecord, listLines, orderNumber, totalsOf } from './shopper-orders';
import type { RefundMethod } from './cod-tables';
import { type MoneyBack, moneyBack, refundTexts } from './refund-texts';
import type { ShopOrderRow, StoredShipping } from './tables';

const text = (words: string): EmailBlock => ({ kind: 'text', text: words });

const couponRows = (coupon: ReturnType<typeof couponOf>): EmailRow[] =>
  coupon ? [{ label: `Coupon ${coupon.code}`, value: `−${formatRupees(coupon.amountPaise)}` }] : [];

/** The rows of an order's amounts. */
export function orderRows(order: ShopOrderRow, lines: readonly LineRecord[]): EmailRow[] {
  const totals = totalsOf(order, lines);
  const bought = lines.map(({ title, color, quantity, unit_paise }) => ({
    label: `${quantity} × ${title}${color === '' ? '' : `, ${color}`}`,
    value: formatRupees(unit_paise * quantity),
  }));
  return [
    ...bought,
    ...(order.shipping_paise > 0 ? [{ label: 'Shipping', value: formatRupees(order.shipping_paise) }] : []),
    ...(order.cod_fee_paise > 0
      ? [{ label: 'Cash on delivery', value: formatRupees(order.cod_fee_paise) }]
      : []),
    ...couponRows(couponOf(order)),
    { label: 'Subtotal', value: formatRupees(totals.subtotalPaise) },
    ...totals.taxes.map(({ taxBp, taxPaise }) => ({
      label: `${taxBp / 100}% GST`,
      value: formatRupees(taxPaise),
    })),
    ...(totals.roundingPaise === 0
      ? []
      : [{ label: 'Rounded to a whole rupee', value: formatRupees(totals.roundingPaise) }]),
    ...paidRows(order, totals.payablePaise),
  ];
}

/** The rows of what was paid, or is to be paid. A gift card pays a part of the total. */
function paidRows(order: ShopOrderRow, payablePaise: number): EmailRow[] {
  const card = giftCardOf(order);
  const restPaise = payablePaise - (card?.amountPaise ?? 0);
  const label = order.cod ? 'To pay on delivery' : 'Paid';
  const rest = { label, value: formatRupees(restPaise), strong: true };
  if (!card) return [rest];
  return [
    { label: 'Total', value: formatRupees(payablePaise), strong: true },
    { label: `Gift card ····${card.lastFour}`, value: `−${formatRupees(card.amountPaise)}` },
    ...(restPaise > 0 ? [rest] : []),
  ];
}

/** An address, line by line. */
export function addressOf(ship: StoredShipping): string[] {
  const { name, streetAddress, apartment, city, state, pinCode, phone } = ship;
  return [name, streetAddress, apartment, `${city} ${pinCode}`, state, phone].filter((line) => line !== '');
}

/** The link to the order's page, which opens without signing in; empty if the shop's public origin is not configured. */
export async function linkTo(
  tx: DatabaseTransaction,
  links: OrderContext['links'],
  order: Pick<ShopOrderRow, 'public_id'>,
): Promise<EmailBlock[]> {
  const url = await links.addressOf(tx, order.public_id);
  return url === null ? [] : [{ kind: 'link', label: 'See your order', url }];
}

/**
 * Emails the shopper that the order is booked: stored in the transaction that places it, once per order and once more for each
 * `again`. Does nothing without a mail server; an invalid address is marked. The order is placed either way.
 */
export async function sendOrderEmail(
  tx: DatabaseTransaction,
  { mailer, links }: Pick<OrderContext, 'mailer' | 'links'>,
  order: ShopOrderRow,
  again?: string,
): Promise<void> {
  const { ship } = order;
  if (!mailer.enabled) return;
  if (!isEmailAddress(ship.email)) return markEmailProblem(tx, order.id, 'address');
  const number = orderNumber(order.public_id);
  const lines = await listLines(tx, order.id);
  await mailer.send(tx, {
    kind: 'order-placed',
    key: emailKey('order-placed', order, again),
    to: ship.email,
    replyTo: shop.email,
    subject: `Your order ${number} is booked`,
    ...writeEmail(`Thank you. Your order ${number} is booked.`, [
      { kind: 'table', rows: orderRows(order, lines) },
      { kind: 'lines', title: 'Ship to', lines: addressOf(ship) },
      {
        kind: 'text',
        text: 'We pack it by hand and send it to this address. Reply to this email if anything is wrong.',
      },
      ...(order.cod ? [text('Please have the amount ready in cash when the parcel arrives.')] : []),
      ...(await linkTo(tx, links, order)),
    ]),
  });
}

/** The details of a refund email. */
interface WrittenRefund {
  readonly id: number;
  /** A line for each product, such as `2 × Booti Washi Tape, Indigo`. */
  readonly items: readonly string[];
  readonly amounts: RefundAmounts;
  readonly creditNote: string;
  /** The number of the invoice. */
  readonly invoice: string;
  /** The order's coupon code. */
  readonly coupon: string | null;
  readonly method: RefundMethod;
  /** The part that went to the order's gift card; 0 or absent if none. */
  readonly cardPaise?: number;
}

/** A difference below this, in paise, is due to rounding to whole rupees. */
const RUPEE = 100;

function refundRows({ amounts, creditNote, invoice, coupon }: WrittenRefund): EmailRow[] {
  const { goodsPaise, couponPaise = 0, taxes, roundingPaise, amountPaise } = amounts;
  const other = Math.abs(roundingPaise) < RUPEE ? 'Rounded to a whole rupee' : 'Refunded earlier';
  return [
    { label: 'Credit note', value: creditNote },
    { label: 'For invoice', value: invoice },
    { label: 'Items', value: formatRupees(goodsPaise + couponPaise) },
    ...(couponPaise > 0 && coupon !== null ? couponRows({ code: coupon, amountPaise: couponPaise }) : []),
    ...taxes.map(({ taxBp, taxPaise }) => ({ label: `${taxBp / 100}% GST`, value: formatRupees(taxPaise) })),
    ...(roundingPaise === 0 ? [] : [{ label: other, value: formatRupees(roundingPaise) }]),
    { label: 'Refund', value: formatRupees(amountPaise), strong: true },
  ];
}

/**
 * Emails the shopper the refunded units and amounts: stored in the transaction of the refund, once per refund and once more for each
 * `again`. Does nothing without a mail server or with an invalid address.
 */
export async function sendRefundEmail(
  tx: DatabaseTransaction,
  { mailer, links }: Pick<OrderContext, 'mailer' | 'links'>,
  order: ShopOrderRow,
  refund: WrittenRefund,
  again?: string,
): Promise<void> {
  const { ship } = order;
  if (!mailer.enabled || !isEmailAddress(ship.email)) return;
  const subject = `A refund for your order ${orderNumber(order.public_id)}`;
  await mailer.send(tx, {
    kind: 'order-refund',
    key: emailKey(`order-refund-${refund.id}`, order, again),
    to: ship.email,
    replyTo: shop.email,
    subject,
    ...writeEmail(`${subject}.`, [
      { kind: 'lines', title: 'For', lines: refund.items },
      { kind: 'table', rows: refundRows(refund) },
      ...refundTexts(order, { ...refund, amountPaise: refund.amounts.amountPaise }),
      ...(await linkTo(tx, links, order)),
    ]),
  });
}

interface Written {
  /** Completes "Your order VC-…". */
  readonly news: string;
  readonly blocks: readonly EmailBlock[];
}

/** The email text for a step; undefined for internal steps. */
function write(order: ShopOrderRow, to: MailedStep, money: MoneyBack): Written {
  switch (to) {
    case 'delivered':
      return {
        news: 'was delivered',
        blocks: [
          ...(money.collectedPaise === undefined
            ? []
            : [text(`We received ${formatRupees(money.collectedPaise)} in cash. Thank you.`)]),
          ...(money.duePaise
            ? [
                text(
                  `${formatRupees(money.duePaise)} of this order is not paid yet. We will contact you about it.`,
                ),
              ]
            : []),
          text('We hope you like it. Reply to this email if anything is missing or broken.'),
        ],
      };
    case 'cancelled':
      return { news: 'is cancelled', blocks: [text('Nothing will be sent.'), ...moneyBack(order, money)] };
    case 'returned':
      return { news: 'came back to us', blocks: moneyBack(order, money) };
  }
}

/** A step that the shopper is emailed about, besides a parcel. */
export type MailedStep = 'delivered' | 'cancelled' | 'returned';

/**
 * Emails the shopper about a step: stored in the transaction of the step, once per step and once more for each `again`. Does nothing
 * without a mail server or with an invalid address. The step is taken either way.
 */
export async function sendStepEmail(
  tx: DatabaseTransaction,
  { mailer, links }: Pick<OrderContext, 'mailer' | 'links'>,
  order: ShopOrderRow,
  to: MailedStep,
  money: MoneyBack,
  again?: string,
): Promise<void> {
  const { ship } = order;
  if (!mailer.enabled || !isEmailAddress(ship.email)) return;
  const written = write(order, to, money);
  const subject = `Your order ${orderNumber(order.public_id)} ${written.news}`;
  await mailer.send(tx, {
    kind: `order-${to}`,
    key: emailKey(`order-${to}`, order, again),
    to: ship.email,
    replyTo: shop.email,
    subject,
    ...writeEmail(`${subject}.`, [...written.blocks, ...(await linkTo(tx, links, order))]),
  });
}

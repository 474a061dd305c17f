import { shop } from '@shop/config';
import { formatRupees } from '@shop/money';
import type { DatabaseTransaction } from '../../platform/db/schema';
import { isEmailAddress } from '@shop/config/email-address';
import { writeEmail, type EmailBlock, type EmailRow } from '../../platform/email/write-email';
import { emailKey, markEmailProblem } from './email-problems';
import { orderNumber } from './order-ids';
import type { OrderContext } from './ports';
import { listLines, totalsOf, type LineRecord } from './shopper-orders';
import type { ShopOrderRow, StoredShipping } from './tables';

function rowsOf(order: ShopOrderRow, lines: readonly LineRecord[]): EmailRow[] {
  const totals = totalsOf(order, lines);
  const bought = lines.map(({ title, color, quantity, unit_paise }) => ({
    label: `${quantity} × ${title}${color === '' ? '' : `, ${color}`}`,
    value: formatRupees(unit_paise * quantity),
  }));
  return [
    ...bought,
    ...(order.shipping_paise > 0 ? [{ label: 'Shipping', value: formatRupees(order.shipping_paise) }] : []),
    { label: 'Subtotal', value: formatRupees(totals.subtotalPaise) },
    ...totals.taxes.map(({ taxBp, taxPaise }) => ({
      label: `${taxBp / 100}% GST`,
      value: formatRupees(taxPaise),
    })),
    ...(totals.roundingPaise === 0
      ? []
      : [{ label: 'Rounded to a whole rupee', value: formatRupees(totals.roundingPaise) }]),
    { label: 'Paid', value: formatRupees(totals.payablePaise), strong: true },
  ];
}

/** An address, line by line. */
export function addressOf(ship: StoredShipping): string[] {
  const { name, streetAddress, apartment, city, state, pinCode, phone } = ship;
  return [name, streetAddress, apartment, `${city} ${pinCode}`, state, phone].filter((line) => line !== '');
}

/** The way to the order's page, which opens without signing in; none where the shop does not know its own address. */
export async function linkTo(
  tx: DatabaseTransaction,
  links: OrderContext['links'],
  order: Pick<ShopOrderRow, 'public_id'>,
): Promise<EmailBlock[]> {
  const url = await links.addressOf(tx, order.public_id);
  return url === null ? [] : [{ kind: 'link', label: 'See your order', url }];
}

/**
 * Emails the shopper that the order is booked: stored in the transaction that places it, once an order and once more for each `again`.
 * Without mail there is none, and with an address that email cannot be sent to a mark; the order stands all the same.
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
      { kind: 'table', rows: rowsOf(order, lines) },
      { kind: 'lines', title: 'It goes to', lines: addressOf(ship) },
      {
        kind: 'text',
        text: 'We pack it by hand and send it to this address. Reply to this mail if anything is wrong.',
      },
      ...(await linkTo(tx, links, order)),
    ]),
  });
}

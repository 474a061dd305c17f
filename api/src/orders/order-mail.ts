import { shop, tax } from '@shop/config';
import { formatRupees, orderTotals } from '@shop/money';
import type { ShopOrderRow, StoredShipping } from '../db/tables/orders';
import { writeLetter, type LetterRow } from '../mail/letter';
import { isMailAddress } from '../mail/mail-address';
import type { Mailer } from '../mail/mailer';
import { orderNumber } from './order-ids';
import { listLines } from './placed-order';
import type { OrderTransaction } from './retry-transaction';

type Lines = Awaited<ReturnType<typeof listLines>>;

function rowsOf(lines: Lines): LetterRow[] {
  const totals = orderTotals(
    lines.map((line) => ({
      ratePaise: line.rate_paise,
      discountBp: line.discount_bp,
      quantity: line.quantity,
    })),
    tax.gstBasisPoints,
  );
  const bought = lines.map(({ title, color, quantity, unit_paise }) => ({
    label: `${quantity} × ${title}${color === '' ? '' : `, ${color}`}`,
    value: formatRupees(unit_paise * quantity),
  }));
  return [
    ...bought,
    { label: 'Subtotal', value: formatRupees(totals.subtotalPaise) },
    { label: tax.label, value: formatRupees(totals.taxPaise) },
    ...(totals.roundingPaise === 0
      ? []
      : [{ label: 'Rounded to a whole rupee', value: formatRupees(totals.roundingPaise) }]),
    { label: 'Paid', value: formatRupees(totals.payablePaise), strong: true },
  ];
}

function addressOf(ship: StoredShipping): string[] {
  const { name, streetAddress, apartment, city, state, pinCode, phone } = ship;
  return [name, streetAddress, apartment, `${city} ${pinCode}`, state, phone].filter((line) => line !== '');
}

/**
 * Tells the shopper by mail that the order is booked: stored in the transaction that places it, once an order. Without
 * mail, or with an address that mail cannot be sent to, there is none; the order stands all the same.
 */
export async function sendOrderMail(
  tx: OrderTransaction,
  mailer: Mailer,
  order: ShopOrderRow,
): Promise<void> {
  const { ship } = order;
  if (!mailer.enabled || !isMailAddress(ship.email)) return;
  const number = orderNumber(order.public_id);
  const lines = await listLines(tx, order.id);
  await mailer.send(tx, {
    kind: 'order-placed',
    key: `order-placed:${order.public_id}`,
    to: ship.email,
    replyTo: shop.email,
    subject: `Your order ${number} is booked`,
    ...writeLetter(`Thank you. Your order ${number} is booked.`, [
      { kind: 'table', rows: rowsOf(lines) },
      { kind: 'lines', title: 'It goes to', lines: addressOf(ship) },
      {
        kind: 'text',
        text: 'We pack it by hand and send it to this address. Reply to this mail if anything is wrong.',
      },
    ]),
  });
}

import { shop } from '@shop/config';
import { formatRupeesPlain } from '@shop/money';
import type { DatabaseTransaction } from '../../platform/db/schema';
import { writeEmail } from '../../platform/email/email';
import { emailKey } from './email-problems';
import { addressOf, orderRows } from './emails';
import { duePaise } from './gift-card-money';
import type { OrderContext } from './ports';
import { listLines, orderNumber } from './shopper-orders';
import type { ShopOrderRow } from './tables';

const indianTime = new Intl.DateTimeFormat('en-IN', {
  dateStyle: 'long',
  timeStyle: 'short',
  timeZone: 'Asia/Kolkata',
});

/**
 * Emails the link that confirms an order with cash on delivery: stored in the transaction that requests it, once per order and
 * once more for each `again`. Returns false, and does nothing, without a mail server or a public origin; staff then confirm the order
 * by phone.
 */
export async function sendConfirmEmail(
  tx: DatabaseTransaction,
  { mailer, links }: Pick<OrderContext, 'mailer' | 'links'>,
  order: ShopOrderRow,
  again?: string,
): Promise<boolean> {
  const url = await links.confirmAddressOf(tx, order.public_id);
  if (!mailer.enabled || url === null) return false;
  const number = orderNumber(order.public_id);
  const total = formatRupeesPlain(duePaise(order));
  const lines = await listLines(tx, order.id);
  await mailer.send(tx, {
    kind: 'order-unconfirmed',
    key: emailKey('order-unconfirmed', order, again),
    to: order.ship.email,
    replyTo: shop.email,
    subject: `Please confirm your order ${number}`,
    ...writeEmail(`Please confirm your order ${number}.`, [
      {
        kind: 'text',
        text: `You chose to pay ${total} in cash when the order arrives. Open the page below and confirm the order by ${indianTime.format(order.reserved_until)}. Otherwise nothing is sent, and you owe nothing.`,
      },
      { kind: 'link', label: 'Confirm your order', url },
      { kind: 'table', rows: orderRows(order, lines) },
      { kind: 'lines', title: 'Ship to', lines: addressOf(order.ship) },
      { kind: 'text', text: 'If you did not order this, ignore this email.' },
    ]),
  });
  return true;
}

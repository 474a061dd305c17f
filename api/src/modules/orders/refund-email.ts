import { shop } from '@shop/config';
import { formatRupees } from '@shop/money';
import type { DatabaseTransaction } from '../../platform/db/schema';
import { isEmailAddress } from '@shop/config/email-address';
import { writeEmail, type EmailRow } from '../../platform/email/write-email';
import { linkTo } from './order-email';
import { orderNumber } from './order-ids';
import type { OrderContext } from './ports';
import type { RefundAmounts } from './refund-amounts';
import type { ShopOrderRow } from './tables';

/** A refund as its shopper reads of it. */
export interface WrittenRefund {
  readonly id: number;
  /** Each a line, such as `2 × Booti Washi Tape, Indigo`. */
  readonly pieces: readonly string[];
  readonly amounts: RefundAmounts;
  readonly creditNote: string;
  /** The number of the invoice. */
  readonly invoice: string;
}

/** Below this, in paise, a difference is what rounding to whole rupees takes or gives. */
const RUPEE = 100;

function rowsOf({ amounts, creditNote, invoice }: WrittenRefund): EmailRow[] {
  const { goodsPaise, taxes, roundingPaise, amountPaise } = amounts;
  const other = Math.abs(roundingPaise) < RUPEE ? 'Rounded to a whole rupee' : 'Refunded before';
  return [
    { label: 'Credit note', value: creditNote },
    { label: 'To invoice', value: invoice },
    { label: 'Pieces', value: formatRupees(goodsPaise) },
    ...taxes.map(({ taxBp, taxPaise }) => ({ label: `${taxBp / 100}% GST`, value: formatRupees(taxPaise) })),
    ...(roundingPaise === 0 ? [] : [{ label: other, value: formatRupees(roundingPaise) }]),
    { label: 'Goes back', value: formatRupees(amountPaise), strong: true },
  ];
}

/**
 * Emails the shopper which pieces are refunded, as the credit note: stored in the transaction of the refund, once a refund. Without
 * mail, or with an address that email cannot be sent to, there is none.
 */
export async function sendRefundEmail(
  tx: DatabaseTransaction,
  { mailer, links }: Pick<OrderContext, 'mailer' | 'links'>,
  order: ShopOrderRow,
  refund: WrittenRefund,
): Promise<void> {
  const { ship } = order;
  if (!mailer.enabled || !isEmailAddress(ship.email)) return;
  const subject = `A refund for your order ${orderNumber(order.public_id)}`;
  await mailer.send(tx, {
    kind: 'order-refund',
    key: `order-refund-${refund.id}:${order.public_id}`,
    to: ship.email,
    replyTo: shop.email,
    subject,
    ...writeEmail(`${subject}.`, [
      { kind: 'lines', title: 'For', lines: refund.pieces },
      { kind: 'table', rows: rowsOf(refund) },
      {
        kind: 'text',
        text: 'It goes back the way you paid. Banks take five to seven working days to show it.',
      },
      ...(await linkTo(tx, links, order)),
    ]),
  });
}

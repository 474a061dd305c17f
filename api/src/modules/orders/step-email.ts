import { shop } from '@shop/config';
import { formatRupees } from '@shop/money';
import type { DatabaseTransaction } from '../../platform/db/schema';
import { isEmailAddress } from '@shop/config/email-address';
import { writeEmail, type EmailBlock } from '../../platform/email/write-email';
import type { IssuedCreditNote } from './credit-notes';
import { emailKey } from './email-problems';
import { addressOf, linkTo } from './order-email';
import { orderNumber } from './order-ids';
import { inWords, listRefundableLines, piecesOf } from './order-refunds';
import type { OrderContext } from './ports';
import type { Step } from './steps';
import type { ShopOrderRow } from './tables';

const text = (words: string): EmailBlock => ({ kind: 'text', text: words });

/** What goes back with a step. */
export interface MoneyBack {
  /** Paise of the payment. */
  readonly refundPaise: number;
  /** The credit note, where there is an invoice. */
  readonly credited?: IssuedCreditNote;
}

function moneyBack({ refundPaise, credited }: MoneyBack): EmailBlock[] {
  const amount = formatRupees(refundPaise);
  const back = `${amount} goes back the way you paid. Banks take five to seven working days to show it.`;
  const rows = credited && [
    { label: 'Credit note', value: credited.creditNote },
    { label: 'To invoice', value: credited.invoice },
    { label: 'Credited', value: formatRupees(credited.amountPaise), strong: true },
  ];
  return [...(refundPaise > 0 ? [text(back)] : []), ...(rows ? [{ kind: 'table', rows } as const] : [])];
}

async function parcelOf(tx: DatabaseTransaction, order: ShopOrderRow): Promise<EmailBlock> {
  const lines = await listRefundableLines(tx, order.id);
  const sent = lines.map((line) => ({ ...line, quantity: piecesOf(line).sent }));
  const said = sent.filter(({ quantity }) => quantity > 0).map(inWords);
  return { kind: 'lines', title: 'In it', lines: said };
}

interface Written {
  /** Completes "Your order VC-…". */
  readonly news: string;
  readonly blocks: readonly EmailBlock[];
}

/** What the shopper reads of a step; undefined for one that is the shop's own affair. */
async function write(
  tx: DatabaseTransaction,
  order: ShopOrderRow,
  step: Step,
  money: MoneyBack,
): Promise<Written | undefined> {
  switch (step.to) {
    case 'packed':
      return undefined;
    case 'shipped':
      return {
        news: 'is on its way',
        blocks: [
          {
            kind: 'table',
            rows: [
              { label: 'Courier', value: step.courier },
              { label: 'Tracking number', value: step.trackingNumber, strong: true },
            ],
          },
          await parcelOf(tx, order),
          { kind: 'lines', title: 'It goes to', lines: addressOf(order.ship) },
        ],
      };
    case 'delivered':
      return {
        news: 'was delivered',
        blocks: [text('We hope you like it. Reply to this mail if anything is missing or broken.')],
      };
    case 'cancelled':
      return { news: 'is cancelled', blocks: [text('Nothing is sent.'), ...moneyBack(money)] };
    case 'returned':
      return { news: 'came back to us', blocks: moneyBack(money) };
  }
}

/**
 * Emails the shopper what a step means for them: stored in the transaction of the step, once a step and once more for each `again`. Without mail, or with an
 * address that email cannot be sent to, there is none; the step stands all the same.
 */
export async function sendStepEmail(
  tx: DatabaseTransaction,
  { mailer, links }: Pick<OrderContext, 'mailer' | 'links'>,
  order: ShopOrderRow,
  step: Step,
  money: MoneyBack,
  again?: string,
): Promise<void> {
  const { ship } = order;
  if (!mailer.enabled || !isEmailAddress(ship.email)) return;
  const written = await write(tx, order, step, money);
  if (!written) return;
  const subject = `Your order ${orderNumber(order.public_id)} ${written.news}`;
  await mailer.send(tx, {
    kind: `order-${step.to}`,
    key: emailKey(`order-${step.to}`, order, again),
    to: ship.email,
    replyTo: shop.email,
    subject,
    ...writeEmail(`${subject}.`, [...written.blocks, ...(await linkTo(tx, links, order))]),
  });
}

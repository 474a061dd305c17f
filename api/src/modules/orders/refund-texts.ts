import { formatRupees } from '@shop/money';
import type { EmailBlock } from '../../platform/email/email';
import type { RefundMethod } from './cod-tables';
import type { IssuedCreditNote } from './credit-notes';
import type { ShopOrderRow } from './tables';

const text = (words: string): EmailBlock => ({ kind: 'text', text: words });

/** How the shopper gets the money of a refund, by its method. */
const methodTexts: Readonly<Record<RefundMethod, string>> = {
  provider:
    'It will be refunded to your original payment method. Banks take five to seven working days to show it.',
  transfer:
    'You paid in cash, so we transfer it to your bank account or UPI ID. Please reply to this email with the details.',
  waived: 'It will be deducted from the amount due on delivery.',
};

/** The same for an order in its current state: the cash of a delivered order is claimed, if no parcel collected it. */
const methodText = ({ status }: Pick<ShopOrderRow, 'status'>, method: RefundMethod) =>
  method === 'waived' && status === 'delivered' ? 'You owe that much less.' : methodTexts[method];

/** How the shopper gets a part of a refund, in paise, by its method. */
const partTexts = (paise: number): Readonly<Record<RefundMethod, string>> => ({
  provider: `${formatRupees(paise)} will be refunded to your original payment method. Banks take five to seven working days to show it.`,
  transfer: `${formatRupees(paise)} will be refunded. ${methodTexts.transfer}`,
  waived: `You owe ${formatRupees(paise)} less.`,
});

const cardText = ({ gift_card_last_four: lastFour }: ShopOrderRow, paise: number): EmailBlock =>
  text(`${formatRupees(paise)} is back on your gift card ····${lastFour ?? ''}.`);

/** How the shopper gets a refund of units: what went to the gift card, and the rest by its method. */
export function refundTexts(
  order: ShopOrderRow,
  {
    amountPaise,
    cardPaise = 0,
    method,
  }: { readonly amountPaise: number; readonly cardPaise?: number; readonly method: RefundMethod },
): EmailBlock[] {
  if (cardPaise === 0) return [text(methodText(order, method))];
  const restPaise = amountPaise - cardPaise;
  return [cardText(order, cardPaise), ...(restPaise > 0 ? [text(partTexts(restPaise)[method])] : [])];
}

/** The refund of a step. */
export interface MoneyBack {
  /** Paise of the payment. */
  readonly refundPaise: number;
  /** Paise that went to the order's gift card; absent or 0 if none. */
  readonly cardPaise?: number;
  /** By default the provider. */
  readonly method?: RefundMethod;
  /** The cash that was collected with the step, or before it. */
  readonly collectedPaise?: number | undefined;
  /** The cash of a delivered order that nobody collected. */
  readonly duePaise?: number | undefined;
  /** The credit note, if there is an invoice. */
  readonly credited?: IssuedCreditNote;
}

/** The refund of a step, and its credit note. */
export function moneyBack(
  order: ShopOrderRow,
  { refundPaise, cardPaise = 0, method = 'provider', credited }: MoneyBack,
): EmailBlock[] {
  const back = method === 'waived' ? 'You owe nothing.' : partTexts(refundPaise)[method];
  const rows = credited && [
    { label: 'Credit note', value: credited.creditNote },
    { label: 'For invoice', value: credited.invoice },
    { label: 'Credited', value: formatRupees(credited.amountPaise), strong: true },
  ];
  return [
    ...(refundPaise > 0 ? [text(back)] : []),
    ...(cardPaise > 0 ? [cardText(order, cardPaise)] : []),
    ...(rows ? [{ kind: 'table', rows } as const] : []),
  ];
}

import { shop } from '@shop/config';
import { isEmailAddress } from '@shop/config/email-address';
import type { DatabaseTransaction } from '../../platform/db/schema';
import { type EmailBlock, writeEmail } from '../../platform/email/email';
import { addressOf, linkTo } from './emails';
import type { OrderContext } from './ports';
import type { Parcel } from './parcels';
import { unitsInWords } from './refund-lines';
import { orderNumber } from './shopper-orders';
import type { ShopOrderRow } from './tables';

/**
 * A parcel's place among those of its order: the only one, one before the last, the last of several, or one with a replacement.
 */
export type ParcelPlace = 'only' | 'part' | 'last' | 'replacement';

const subjects: Readonly<Record<ParcelPlace, string>> = {
  only: 'Your order',
  part: 'A part of your order',
  last: 'The last part of your order',
  replacement: 'The replacement for your order',
};

const cashTexts: Readonly<Record<ParcelPlace, string>> = {
  only: 'Please have the amount ready in cash when it arrives.',
  part: 'The amount in cash is due once, with the last part of your order.',
  last: 'Please have the amount ready in cash when it arrives.',
  replacement: 'There is nothing to pay for it.',
};

/** The key of a parcel's email; `again` distinguishes a repeated one. The first parcel has the key of an order in one parcel. */
const keyOf = ({ public_id: id }: ShopOrderRow, { number }: Parcel, again?: string) =>
  [
    'order-shipped',
    id,
    ...(number > 1 ? [`parcel-${number}`] : []),
    ...(again === undefined ? [] : [again]),
  ].join(':');

/**
 * Emails the shopper that a parcel is on its way, with its contents: stored in the transaction that ships it, once per parcel and
 * once more for each `again`. Does nothing without a mail server or with an invalid address.
 */
export async function sendParcelEmail(
  tx: DatabaseTransaction,
  { mailer, links }: Pick<OrderContext, 'mailer' | 'links'>,
  order: ShopOrderRow,
  parcel: Parcel,
  place: ParcelPlace,
  again?: string,
): Promise<void> {
  const { ship } = order;
  if (!mailer.enabled || !isEmailAddress(ship.email)) return;
  const { courier, tracking_number: number, tracking_url: url } = parcel;
  const subject = `${subjects[place]} ${orderNumber(order.public_id)} is on its way`;
  const blocks: EmailBlock[] = [
    {
      kind: 'table',
      rows: [
        { label: 'Courier', value: courier },
        { label: 'Tracking number', value: number ?? '', strong: true },
      ],
    },
    ...(url === null ? [] : [{ kind: 'link', label: 'Track the parcel', url } as const]),
    { kind: 'lines', title: 'Contents', lines: parcel.lines.map(unitsInWords) },
    ...(order.cod ? [{ kind: 'text', text: cashTexts[place] } as const] : []),
    { kind: 'lines', title: 'Ship to', lines: addressOf(ship) },
    ...(await linkTo(tx, links, order)),
  ];
  await mailer.send(tx, {
    kind: 'order-shipped',
    key: keyOf(order, parcel, again),
    to: ship.email,
    replyTo: shop.email,
    subject,
    ...writeEmail(`${subject}.`, blocks),
  });
}

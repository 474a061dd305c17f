import { shop } from '@shop/config';
import { formatDate } from '@shop/config/dates';
import { isEmailAddress } from '@shop/config/email-address';
import type { DatabaseTransaction } from '../../platform/db/schema';
import { type EmailBlock, writeEmail } from '../../platform/email/email';
import { emailKey } from './email-problems';
import { linkTo } from './emails';
import type { OrderContext } from './ports';
import { orderNumber } from './shopper-orders';
import type { ShopOrderRow } from './tables';
import { type Exchange, itemInWords, replacementInWords } from './exchanges';

const text = (words: string): EmailBlock => ({ kind: 'text', text: words });

/** The states that the shopper is emailed about. The request and the parcel have their own emails. */
export type MailedExchangeState = 'accepted' | 'received' | 'declined' | 'cancelled';

const subjects: Readonly<Record<MailedExchangeState, (order: string) => string>> = {
  accepted: (order) => `The exchange for your order ${order} was accepted`,
  received: (order) => `The replacement for your order ${order} is being packed`,
  declined: (order) => `The exchange for your order ${order} was declined`,
  cancelled: (order) => `The exchange for your order ${order} was cancelled`,
};

/** The units of an exchange: what the shopper sends, and what they get. */
export const exchangeBlocks = (exchange: Exchange): EmailBlock[] => [
  { kind: 'lines', title: 'You send back', lines: [itemInWords(exchange)] },
  { kind: 'lines', title: 'You get', lines: [replacementInWords(exchange)] },
];

function blocksOf(state: MailedExchangeState, exchange: Exchange, reason: string): EmailBlock[] {
  switch (state) {
    case 'accepted': {
      const until = exchange.awaited_until;
      return [
        ...exchangeBlocks(exchange),
        { kind: 'lines', title: 'Send it to', lines: [shop.name, shop.address] },
        text(
          `The replacement is reserved for you${until ? ` until ${formatDate(until.toISOString())}` : ''}. There is nothing to pay.`,
        ),
      ];
    }
    case 'received':
      return [
        ...exchangeBlocks(exchange),
        text(
          'Your parcel is with us. We will pack the replacement and send it to the address of your order.',
        ),
      ];
    case 'declined':
      return [
        { kind: 'lines', title: 'Our reason', lines: reason.split('\n') },
        text('Reply to this email if you want to return the item for a refund instead.'),
      ];
    case 'cancelled':
      return [
        ...exchangeBlocks(exchange),
        { kind: 'lines', title: 'The reason', lines: reason.split('\n') },
        // `exchange.state` is the state before the cancellation.
        text(
          exchange.state === 'received'
            ? 'No replacement will be sent. We have your item and will refund it.'
            : 'No replacement will be sent. If you return the item, you will get a refund for it.',
        ),
      ];
  }
}

/**
 * Emails the shopper the new state of an exchange: stored in the transaction of the step, once per state and once more for each
 * `again`. Does nothing without a mail server or with an invalid address.
 */
export async function sendExchangeEmail(
  tx: DatabaseTransaction,
  { mailer, links }: Pick<OrderContext, 'mailer' | 'links'>,
  order: ShopOrderRow,
  {
    exchange,
    state,
    reason = '',
  }: {
    readonly exchange: Exchange;
    readonly state: MailedExchangeState;
    readonly reason?: string | undefined;
  },
  again?: string,
): Promise<void> {
  const { ship } = order;
  if (!mailer.enabled || !isEmailAddress(ship.email)) return;
  const subject = subjects[state](orderNumber(order.public_id));
  await mailer.send(tx, {
    kind: 'order-exchange',
    key: emailKey(`order-exchange-${exchange.number}-${state}`, order, again),
    to: ship.email,
    replyTo: shop.email,
    subject,
    ...writeEmail(`${subject}.`, [...blocksOf(state, exchange, reason), ...(await linkTo(tx, links, order))]),
  });
}

import { limits, shop } from '@shop/config';
import { isEmailAddress } from '@shop/config/email-address';
import { inTransaction } from '../../platform/db/transactions';
import type { DatabaseTransaction } from '../../platform/db/schema';
import { writeEmail } from '../../platform/email/email';
import { ApiError } from '../../platform/http/api-error';
import { after } from '../../platform/jobs/clock';
import { linkTo } from './emails';
import { exchangeBlocks } from './exchange-emails';
import type { WantedExchange } from './exchange-options';
import { requestExchanges } from './exchange-steps';
import type { Exchange } from './exchanges';
import { takeStep } from './fulfilment';
import { addEvent, listEvents, lockByPublicId } from './order-repository';
import type { OrderContext, OrderActor } from './ports';
import { listRefundableLines, unitsOf } from './refund-lines';
import { orderNumber } from './shopper-orders';
import type { OrderEventRow, OrderStatus, ShopOrderRow } from './tables';

/** The author of a shopper's steps. */
const SHOPPER = 'the shopper';

/** Shoppers' actions are recorded only in the order's events: the log is for staff. */
export const shopper: OrderActor = { name: SHOPPER, log: async () => undefined };

const sent: readonly OrderStatus[] = ['shipped', 'delivered', 'returned'];

function tooLate(status: OrderStatus): string {
  if (sent.includes(status)) {
    return 'This order is already on its way and can no longer be cancelled. You can send it back when it is with you.';
  }
  return status === 'packed'
    ? 'Part of this order is already on its way, and it can no longer be cancelled. Contact us about the other part.'
    : 'This order can no longer be cancelled.';
}

/**
 * Cancels an order for its shopper, as a staff member would: restocks its units and refunds the payment. Idempotent. Throws an
 * ApiError 404, or 409 with `orderStatus` once it is shipped.
 */
export async function cancelForShopper(
  context: Pick<OrderContext, 'database' | 'clock' | 'mailer' | 'links'>,
  publicId: string,
): Promise<void> {
  try {
    await takeStep(context, publicId, { to: 'cancelled', reason: 'asked by the shopper' }, shopper);
  } catch (error) {
    if (!(error instanceof ApiError) || error.status !== 409 || 'giftCard' in error.extra) throw error;
    const orderStatus = error.extra.orderStatus as OrderStatus;
    throw new ApiError(409, tooLate(orderStatus), { extra: { orderStatus }, cause: error });
  }
}

const DAY_MS = 24 * 60 * 60_000;

/** Whether a return can be requested, and if not, why. */
type ReturnState = 'open' | 'asked' | 'over' | 'not-sent';

/** The state of a return, from an order's events: it can be requested once, from shipping until a week after delivery. */
export function returnState(
  { status }: Pick<ShopOrderRow, 'status'>,
  events: readonly OrderEventRow[],
  now: Date,
): ReturnState {
  if (events.some(({ kind }) => kind === 'return-requested')) return 'asked';
  if (status !== 'shipped' && status !== 'delivered') return 'not-sent';
  const delivered = events.find(({ kind }) => kind === 'delivered');
  return delivered && after(delivered.at, limits.returnDays * DAY_MS) < now ? 'over' : 'open';
}

const refusals = {
  over: `An order can be sent back within ${limits.returnDays} days of its delivery. That time has passed.`,
  'not-sent': 'Only an order that was sent can be sent back.',
} as const;

/** When the shopper is refunded; undefined if every unit of the order that is not refunded is exchanged. */
async function moneyText(
  tx: DatabaseTransaction,
  { id }: ShopOrderRow,
  exchanges: readonly Exchange[],
): Promise<string | undefined> {
  if (exchanges.length === 0) return 'The money goes back when the parcel is here.';
  const lines = await listRefundableLines(tx, id);
  const units = lines.reduce((sum, line) => sum + line.quantity - unitsOf(line).refunded, 0);
  const exchanged = exchanges.reduce((sum, { quantity }) => sum + quantity, 0);
  return exchanged < units
    ? 'Items that you return without an exchange are refunded when they are here.'
    : undefined;
}

async function sendRequestEmail(
  tx: DatabaseTransaction,
  { mailer, links }: Pick<OrderContext, 'mailer' | 'links'>,
  order: ShopOrderRow,
  reason: string,
  exchanges: readonly Exchange[],
): Promise<void> {
  const { ship } = order;
  if (!mailer.enabled || !isEmailAddress(ship.email)) return;
  const asked = exchanges.length > 0 ? 'return or exchange items of order' : 'return order';
  const title = `We have your request to ${asked} ${orderNumber(order.public_id)}`;
  const address = 'We answer within two working days, with the address to send it to.';
  const money = await moneyText(tx, order, exchanges);
  await mailer.send(tx, {
    kind: 'order-return-requested',
    key: `order-return-requested:${order.public_id}`,
    to: ship.email,
    replyTo: shop.email,
    subject: title,
    ...writeEmail(`${title}.`, [
      { kind: 'lines', title: 'Your reason', lines: reason.split('\n') },
      ...exchanges.flatMap(exchangeBlocks),
      { kind: 'text', text: money === undefined ? address : `${address} ${money}` },
      ...(await linkTo(tx, links, order)),
    ]),
  });
}

/**
 * Records a shopper's request to return an order, with the exchanges that they want, and emails them, in one transaction. The order's
 * state changes when staff receive the parcel. A repeated request changes nothing. Throws an ApiError 404, 409 for an order that was
 * not shipped or was delivered too long ago, and those of `requestExchanges`.
 */
export async function requestReturn(
  { database, clock, mailer, links }: Pick<OrderContext, 'database' | 'clock' | 'mailer' | 'links'>,
  publicId: string,
  reason: string,
  wanted: readonly WantedExchange[] = [],
): Promise<void> {
  await inTransaction(database, async (tx) => {
    const order = await lockByPublicId(tx, publicId);
    if (!order) throw new ApiError(404, 'Order not found.');
    const now = clock.now();
    const state = returnState(order, await listEvents(tx, order.id), now);
    if (state === 'asked') return;
    if (state !== 'open') throw new ApiError(409, refusals[state], { extra: { orderStatus: order.status } });
    const event = { orderId: order.id, kind: 'return-requested', author: SHOPPER, at: now } as const;
    await addEvent(tx, { ...event, detail: { reason } });
    const step = { context: { mailer, links }, actor: shopper, now };
    const exchanges = await requestExchanges(tx, order, wanted, reason, step);
    await sendRequestEmail(tx, { mailer, links }, order, reason, exchanges);
  });
}

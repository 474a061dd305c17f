import type { DatabaseTransaction } from '../../platform/db/schema';
import { collectCash, readCash } from './cod-money';
import { sendStepEmail } from './emails';
import { itemInWords, listExchanges, moveExchange, replacementInWords } from './exchanges';
import { sellReplacement } from './exchange-stock';
import { issueInvoice } from './invoices';
import { addEvent, moveOrder } from './order-repository';
import { type ParcelPlace, sendParcelEmail } from './parcel-emails';
import { isUnderWay } from './parcel-states';
import { listParcels, type Parcel, unitsToShip } from './parcels';
import type { OrderActor, OrderContext } from './ports';
import { unitsInWords } from './refund-lines';
import type { OrderEventDetail, OrderEventKind, ShopOrderRow } from './tables';

/** The context of a parcel's step: its author, null for the shop itself, and its time. */
export interface ParcelStep {
  readonly context: Pick<OrderContext, 'mailer' | 'links'>;
  readonly actor: OrderActor | null;
  readonly now: Date;
}

const detailOf = (parcel: Parcel): OrderEventDetail => ({
  parcel: parcel.number,
  courier: parcel.courier,
  trackingNumber: parcel.tracking_number ?? '',
  pieces: parcel.lines.map(unitsInWords),
});

/** Adds an event to an order, and to the log if a staff member took the step. */
export async function record(
  tx: DatabaseTransaction,
  order: Pick<ShopOrderRow, 'id' | 'public_id'>,
  { actor, now }: ParcelStep,
  kind: OrderEventKind,
  detail: OrderEventDetail,
): Promise<void> {
  const author = actor?.name ?? null;
  await addEvent(tx, { orderId: order.id, kind, author, at: now, detail });
  await actor?.log(tx, `order-${kind}`, { order: order.public_id, ...detail }, now);
}

/** Moves the locked order to a state that its parcels have reached. Checks for a second payment continue. */
async function move(
  tx: DatabaseTransaction,
  order: ShopOrderRow,
  to: 'shipped' | 'delivered',
  { actor, now }: ParcelStep,
  detail: OrderEventDetail,
): Promise<ShopOrderRow> {
  const author = actor?.name ?? null;
  const moved = await moveOrder(tx, order, to, now, { checks: order.checks }, { author, detail });
  await actor?.log(tx, `order-${to}`, { order: order.public_id, ...detail }, now);
  return moved;
}

/**
 * Delivers the locked order, and emails the shopper. Its cash is collected if the parcel with it was delivered; otherwise it is to be
 * claimed.
 */
export async function deliverOrder(
  tx: DatabaseTransaction,
  order: ShopOrderRow,
  step: ParcelStep,
): Promise<ShopOrderRow> {
  const cash = await readCash(tx, order);
  const collectedPaise = cash?.collectedPaise ?? undefined;
  const detail = collectedPaise === undefined ? {} : { amountPaise: collectedPaise };
  const moved = await move(tx, order, 'delivered', step, detail);
  const money = { refundPaise: 0, collectedPaise, duePaise: cash?.duePaise };
  await sendStepEmail(tx, step.context, order, 'delivered', money);
  return moved;
}

/** True when all units that are to be sent are in parcels that were handed over. */
async function isShipped(tx: DatabaseTransaction, parcels: readonly Parcel[], orderId: number) {
  if (parcels.length === 0 || parcels.some(({ shipped_at: at }) => at === null)) return false;
  return (await unitsToShip(tx, orderId)).length === 0;
}

/** Moves the locked order on after a change of its parcels or of the units to send: to `shipped`, then to `delivered`. */
export async function followParcels(
  tx: DatabaseTransaction,
  order: ShopOrderRow,
  step: ParcelStep,
): Promise<ShopOrderRow> {
  const parcels = await listParcels(tx, order.id);
  let current = order;
  if (current.status === 'packed' && (await isShipped(tx, parcels, order.id))) {
    current = await move(tx, current, 'shipped', step, {});
  }
  const isDelivered = parcels.length > 0 && parcels.every(({ state }) => state === 'delivered');
  return current.status === 'shipped' && isDelivered ? deliverOrder(tx, current, step) : current;
}

/** Records that the replacement of an exchange was handed over: its stock, its state, the event and the email. */
async function recordReplacement(
  tx: DatabaseTransaction,
  order: ShopOrderRow,
  parcel: Parcel,
  step: ParcelStep,
): Promise<ShopOrderRow> {
  const exchange = (await listExchanges(tx, order.id)).find(({ id }) => id === parcel.exchange_id);
  if (!exchange) throw new Error('The exchange of the parcel is missing');
  await sellReplacement(tx, exchange, step.now);
  await moveExchange(tx, exchange, { state: 'sent' }, step.now);
  const { pieces: _items, ...sent } = detailOf(parcel);
  await record(tx, order, step, 'exchange', {
    ...{ exchange: exchange.number, exchangeState: 'sent' as const, pieces: [itemInWords(exchange)] },
    ...{ replacement: replacementInWords(exchange), restocked: exchange.restocks, ...sent },
  });
  await sendParcelEmail(tx, step.context, order, parcel, 'replacement');
  return order;
}

/**
 * Records that a parcel of the locked, packed order was handed over: the invoice, the event, the email and, with the last units, the
 * order's state; for a replacement, the state of its exchange. The parcel is stored as shipped.
 */
export async function recordShipped(
  tx: DatabaseTransaction,
  order: ShopOrderRow,
  parcel: Parcel,
  step: ParcelStep,
): Promise<ShopOrderRow> {
  const { context, now } = step;
  if (parcel.exchange_id !== null) return recordReplacement(tx, order, parcel, step);
  // Goods are shipped with an invoice.
  await issueInvoice(tx, order, now);
  const parcels = await listParcels(tx, order.id);
  const isLast = await isShipped(tx, parcels, order.id);
  const isOnly = isLast && parcels.length === 1;
  const { parcel: number, pieces, ...usual } = detailOf(parcel);
  const detail = isOnly ? usual : { ...usual, ...{ parcel: number, pieces } };
  const place: ParcelPlace = isOnly ? 'only' : isLast ? 'last' : 'part';
  let current = order;
  if (order.courier === null) {
    // The order keeps the values of its first parcel.
    const first = { courier: parcel.courier, tracking_number: parcel.tracking_number };
    await tx.updateTable('shop_order').set(first).where('id', '=', order.id).execute();
    current = { ...order, ...first };
  }
  if (isLast) current = await move(tx, current, 'shipped', step, detail);
  else await record(tx, current, step, 'parcel-shipped', detail);
  await sendParcelEmail(tx, context, order, parcel, place);
  return current;
}

/** Collects the cash of an order if its parcel is delivered. Returns the amount in paise; undefined if nothing is collected. */
export async function collectWith(
  tx: DatabaseTransaction,
  order: ShopOrderRow,
  { collects_cash: collects, state }: Pick<Parcel, 'collects_cash' | 'state'>,
  now: Date,
): Promise<number | undefined> {
  return collects && state === 'delivered' ? collectCash(tx, order, now) : undefined;
}

/**
 * Sets parcels of an order that are under way to their final state. Returns the cash in paise that is collected with one of them;
 * undefined if none is.
 */
export async function closeParcels(
  tx: DatabaseTransaction,
  order: ShopOrderRow,
  parcels: readonly Parcel[],
  state: 'delivered' | 'returned',
  now: Date,
): Promise<number | undefined> {
  let collectedPaise: number | undefined;
  for (const { id, collects_cash: collects } of parcels.filter((parcel) => isUnderWay(parcel.state))) {
    await tx
      .updateTable('parcel')
      .set({ state, state_at: now, delivered_at: state === 'delivered' ? now : null })
      .where('id', '=', id)
      .execute();
    collectedPaise ??= await collectWith(tx, order, { collects_cash: collects, state }, now);
  }
  return collectedPaise;
}

/**
 * Adds the event of a parcel that was delivered, or came back, unless it is under way. The delivery of the last parcel is
 * recorded as the delivery of the order. `order` is the updated one.
 */
export async function recordPart(
  tx: DatabaseTransaction,
  order: ShopOrderRow,
  { number, state, exchange_id: exchangeId }: Pick<Parcel, 'number' | 'state' | 'exchange_id'>,
  collectedPaise: number | undefined,
  step: ParcelStep,
): Promise<void> {
  if (state !== 'delivered' && state !== 'returned') return;
  if (state === 'delivered' && exchangeId === null && order.status === 'delivered') return;
  await record(tx, order, step, `parcel-${state}`, {
    parcel: number,
    ...(collectedPaise !== undefined && { amountPaise: collectedPaise }),
  });
}

/** Records that one parcel of the locked order was delivered or came back, if it is under way. */
export async function closeParcel(
  tx: DatabaseTransaction,
  order: ShopOrderRow,
  parcel: Parcel,
  to: 'delivered' | 'returned',
  step: ParcelStep,
): Promise<ShopOrderRow> {
  const collectedPaise = await closeParcels(tx, order, [parcel], to, step.now);
  const moved = await followParcels(tx, order, step);
  await recordPart(tx, moved, { ...parcel, state: to }, collectedPaise, step);
  return moved;
}

import { paths } from '@shop/config';
import type { TypedApp } from '@shop/server-kit';
import { type Static, Type } from 'typebox';
import type { FastifyRequest } from 'fastify';
import type { Executor } from '../../platform/db/schema';
import { cleanText } from '../../platform/http/clean-text';
import { dataOf, failures, ref } from '../../platform/http/schemas';
import { addressOf, type RateLimit, takeAttempt } from '../../platform/rate-limits/rate-limit';
import { outcomeOf } from './confirmation';
import { readCash } from './cod-money';
import { listCreditNotes } from './credit-notes';
import { listExchangeOptions } from './exchange-options';
import { shownExchanges } from './exchange-page';
import { duePaise, listCardRefunds } from './gift-card-money';
import { invoiceOf } from './invoices';
import { readAllowed, shopperOf } from './order-access';
import { listEvents } from './order-repository';
import { mayMove } from './order-states';
import { confirmingOrders } from './payment-repository';
import { shownParcels } from './parcel-page';
import { hasParcels } from './parcels';
import type { OrderContext } from './ports';
import { listOrderRefunds } from './refund-lines';
import { type OrderMoment, OrderPage } from './order-page-schemas';
import type { PlacedOrder } from './schemas';
import { listLines, toPlacedOrder } from './shopper-orders';
import { CancelOrderRequest, OpenOrderRequest, ReturnOrderRequest } from './shopper-step-schemas';
import { cancelForShopper, requestReturn, returnState } from './shopper-steps';
import type { OrderEventKind, OrderEventRow, RefundRow, ShopOrderRow } from './tables';

type Moment = Static<typeof OrderMoment>;

/** Events that the shopper can see; packing and staff notes are internal. */
const shownKinds: readonly OrderEventKind[] = [
  'placed',
  'shipped',
  'parcel-shipped',
  'parcel-delivered',
  'parcel-returned',
  'delivered',
  'cancelled',
  'return-requested',
  'exchange',
  'returned',
  'refunded',
];

function ofEvent({ kind, at, detail }: OrderEventRow): Moment {
  const { courier, trackingNumber, parcel, creditNote, exchangeState, replacement, pieces } = detail;
  if (exchangeState !== undefined) {
    const sent = exchangeState === 'sent' ? { courier, trackingNumber, parcel } : {};
    const items = { items: pieces, replacement };
    return { kind: `exchange-${exchangeState}`, at: at.toISOString(), ...items, ...sent };
  }
  const sent = kind === 'shipped' || kind === 'parcel-shipped' ? { courier, trackingNumber } : {};
  const ofSeveral = parcel === undefined ? {} : { parcel };
  return {
    kind,
    at: at.toISOString(),
    ...sent,
    ...ofSeveral,
    ...(creditNote !== undefined && { creditNote }),
  };
}

type OrderRefund = Awaited<ReturnType<typeof listOrderRefunds>>[number];

function ofRefund(refund: RefundRow, parts: readonly OrderRefund[]): Moment {
  const { status, amount_paise: amountPaise, created_at, updated_at, order_refund_id: id } = refund;
  const part = parts.find((one) => one.id === id);
  const what = {
    amountPaise,
    ...(part && { items: part.items, pieces: part.items, creditNote: part.creditNote }),
  };
  if (refund.method === 'waived') return { kind: 'reduced', at: created_at.toISOString(), ...what };
  return status === 'processed'
    ? { kind: 'refunded', at: updated_at.toISOString(), ...what }
    : { kind: 'refund-pending', at: created_at.toISOString(), ...what };
}

/** A refund to the gift card of the order. */
function ofCardRefund(
  { amount_paise: amountPaise, order_refund_id: id, at }: Awaited<ReturnType<typeof listCardRefunds>>[number],
  parts: readonly OrderRefund[],
): Moment {
  const part = parts.find((one) => one.id === id);
  const what = part && { items: part.items, pieces: part.items, creditNote: part.creditNote };
  return { kind: 'refunded-to-card', at: at.toISOString(), amountPaise, ...what };
}

/** The timeline of an order for its shopper, earliest event first. */
async function timelineOf(
  db: Executor,
  order: ShopOrderRow,
  events: readonly OrderEventRow[],
): Promise<Moment[]> {
  const refunds = await db
    .selectFrom('refund')
    .selectAll()
    .where('order_id', '=', order.id)
    .where('status', '<>', 'replaced')
    .orderBy('created_at')
    .execute();
  const parts = await listOrderRefunds(db, order.id);
  // Uncollected cash of a cancelled or returned order is not listed: the order's own event is enough.
  const paid = refunds.filter(({ method, order_refund_id: part }) => method !== 'waived' || part !== null);
  const toCard = order.gift_card_id === null ? [] : await listCardRefunds(db, order.id);
  const moments = [
    ...paid.map((refund) => ofRefund(refund, parts)),
    ...toCard.map((refund) => ofCardRefund(refund, parts)),
  ];
  const shown = events.filter(({ kind }) => shownKinds.includes(kind));
  // A refund has a separate entry with its amount; a refund in the provider's dashboard has only the change of state.
  const listed = moments.length === 0 ? shown : shown.filter(({ kind }) => kind !== 'refunded');
  return [...listed.map(ofEvent), ...moments].sort((a, b) => a.at.localeCompare(b.at));
}

/**
 * An order as the success screen shows it. Its link contains the key only for a guest: an account's order does not need a key in
 * the address bar.
 */
export async function readPlacedOrder(
  context: Pick<OrderContext, 'database' | 'clock' | 'links' | 'mailer'>,
  order: ShopOrderRow,
  gstin: string | null,
): Promise<Static<typeof PlacedOrder>> {
  const { db } = context.database;
  const confirming = await confirmingOrders(db, [order.id], context.clock.now());
  const { status } = outcomeOf(order, confirming.has(order.id));
  const invoice = await invoiceOf(context, order, gstin);
  const placed = toPlacedOrder(order, await listLines(db, order.id), status, invoice);
  const creditNotes = invoice ? await listCreditNotes(db, order.id) : [];
  const { public_id: publicId } = order;
  const link = order.user_id === null ? await context.links.pathOf(db, publicId) : paths.order(publicId);
  const cod = await codOf(context, order);
  return { ...placed, ...(creditNotes.length > 0 && { creditNotes }), ...(cod && { cod }), link };
}

/** The cash on delivery of an order for its shopper; undefined for an order that is paid online. */
async function codOf(
  { database, mailer, links }: Pick<OrderContext, 'database' | 'mailer' | 'links'>,
  order: ShopOrderRow,
): Promise<Static<typeof PlacedOrder>['cod']> {
  if (!order.cod) return undefined;
  const cash = await readCash(database.db, order);
  const isMailed = mailer.enabled && (await links.confirmAddressOf(database.db, order.public_id)) !== null;
  return {
    duePaise: cash?.duePaise ?? (order.status === 'unconfirmed' ? duePaise(order) : 0),
    ...(cash && cash.collectedPaise !== null && { collectedPaise: cash.collectedPaise }),
    ...(order.status === 'unconfirmed' && {
      confirmBefore: order.reserved_until.toISOString(),
      confirmedBy: isMailed ? ('email' as const) : ('phone' as const),
    }),
  };
}

/** An order with the data of its page. */
export async function readOrderPage(
  context: Pick<OrderContext, 'database' | 'clock' | 'links' | 'mailer'>,
  order: ShopOrderRow,
  gstin: string | null,
): Promise<Static<typeof OrderPage>> {
  const { db } = context.database;
  const events = await listEvents(db, order.id);
  const parcels = await shownParcels(db, order);
  const now = context.clock.now();
  const canReturn = returnState(order, events, now) === 'open';
  const exchanges = await shownExchanges(db, order, events);
  const exchangeOptions = canReturn ? await listExchangeOptions(db, order, now) : [];
  return {
    order: await readPlacedOrder(context, order, gstin),
    timeline: await timelineOf(db, order, events),
    ...(parcels.length > 0 && { parcels }),
    ...(exchanges.length > 0 && { exchanges }),
    ...(exchangeOptions.length > 0 && { exchangeOptions }),
    canCancel: mayMove(order.status, 'cancelled') && !(await hasParcels(db, order.id)),
    canReturn,
  };
}

const TEN_MINUTES_MS = 10 * 60_000;

/** Limits per address. Keys cannot be guessed; the limits only bound the load. */
const openLimit: RateLimit = { name: 'order-open-address', max: 600, windowMs: TEN_MINUTES_MS };
const stepLimit: RateLimit = { name: 'order-step-address', max: 60, windowMs: TEN_MINUTES_MS };

const params = Type.Object({ publicId: Type.String({ minLength: 1, maxLength: 40 }) });

/** The page of an order, for its shopper by session or by the key of its link. */
export function orderPageRoutes(app: TypedApp, context: OrderContext, gstin: string | null): void {
  const about = (summary: string) => ({
    tags: ['order'],
    summary,
    params,
    response: { 200: dataOf(ref(OrderPage)), ...failures },
  });
  const take = (limit: RateLimit, request: FastifyRequest) =>
    takeAttempt(context.database.db, limit, addressOf(request), context.clock.now());
  const read = async (request: FastifyRequest, publicId: string, key?: string) => {
    const order = await readAllowed(context, shopperOf(request), publicId, key);
    return { data: await readOrderPage(context, order, gstin) };
  };

  app.get(
    '/order/:publicId/page',
    { schema: about('An order with its timeline, for the shopper who made it') },
    (request) => read(request, request.params.publicId),
  );

  app.post(
    '/order/:publicId/open',
    { schema: { ...about('An order with its timeline, by the key of its link'), body: OpenOrderRequest } },
    async (request) => {
      await take(openLimit, request);
      return read(request, request.params.publicId, request.body.key);
    },
  );

  app.post(
    '/order/:publicId/cancel',
    { schema: { ...about('Cancels an order before it is shipped'), body: CancelOrderRequest } },
    async (request) => {
      await take(stepLimit, request);
      const { publicId } = request.params;
      const { key } = request.body;
      await readAllowed(context, shopperOf(request), publicId, key);
      await cancelForShopper(context, publicId);
      return read(request, publicId, key);
    },
  );

  app.post(
    '/order/:publicId/return',
    {
      schema: {
        ...about('Requests a return of an order, once, or exchanges of its items'),
        body: ReturnOrderRequest,
      },
    },
    async (request) => {
      await take(stepLimit, request);
      const { publicId } = request.params;
      const { key, reason, exchanges } = request.body;
      await readAllowed(context, shopperOf(request), publicId, key);
      await requestReturn(context, publicId, cleanText(reason), exchanges);
      return read(request, publicId, key);
    },
  );
}

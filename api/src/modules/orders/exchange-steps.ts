import { exchangeWaitMs } from '../../durations';
import { inTransaction } from '../../platform/db/transactions';
import type { DatabaseTransaction } from '../../platform/db/schema';
import { ApiError } from '../../platform/http/api-error';
import { after } from '../../platform/jobs/clock';
import { forEachRow } from '../../platform/db/for-each-row';
import { lockByPublicId } from './order-repository';
import { statusInWords } from './order-states';
import { type ParcelStep, record } from './parcel-steps';
import type { IdempotentActor, OrderActor, OrderContext } from './ports';
import type { ShopOrderRow } from './tables';
import { type MailedExchangeState, sendExchangeEmail } from './exchange-emails';
import { chooseExchange, listExchangeableLines, type WantedExchange } from './exchange-options';
import { assertNotRefunded } from './exchange-payment';
import { releaseReplacement, reserveReplacement } from './exchange-stock';
import {
  type Exchange,
  insertExchange,
  isOpenExchange,
  isReserving,
  itemInWords,
  listExchanges,
  type LockedExchange,
  lockExchange,
  moveExchange,
  replacementInWords,
} from './exchanges';
import type { ExchangeState } from './exchange-tables';

type Context = Pick<OrderContext, 'database' | 'clock' | 'mailer' | 'links'>;

/** States in which the shopper may have the items of an order. */
const hasItems = ({ status }: Pick<ShopOrderRow, 'status'>) => status === 'shipped' || status === 'delivered';

interface Change {
  readonly state: MailedExchangeState;
  readonly reason?: string | undefined;
  readonly restocks?: boolean;
  /** Whether the shopper is notified by another email. */
  readonly isMailedElsewhere?: boolean;
}

/**
 * Moves an exchange of the locked order to a state, with its event, its log entry and, unless a different email is sent, its
 * email.
 */
async function move(
  tx: DatabaseTransaction,
  { order, exchange }: LockedExchange,
  { state, reason, restocks, isMailedElsewhere = false }: Change,
  step: ParcelStep,
): Promise<void> {
  const awaitedUntil = state === 'accepted' ? after(step.now, exchangeWaitMs) : undefined;
  const columns = { ...(restocks !== undefined && { restocks }), ...(awaitedUntil && { awaitedUntil }) };
  await moveExchange(tx, exchange, { state, ...columns }, step.now);
  await record(tx, order, step, 'exchange', {
    exchange: exchange.number,
    exchangeState: state,
    pieces: [itemInWords(exchange)],
    replacement: replacementInWords(exchange),
    ...(reason !== undefined && { reason }),
  });
  if (isMailedElsewhere) return;
  const moved = { ...exchange, awaited_until: awaitedUntil ?? null };
  await sendExchangeEmail(tx, step.context, order, { exchange: moved, state, reason });
}

/** Inserts a requested exchange of the locked order. Throws an ApiError as `assertNotRefunded` and `chooseExchange` do. */
async function addExchange(
  tx: DatabaseTransaction,
  order: ShopOrderRow,
  wanted: WantedExchange,
  { reason, field, now }: { readonly reason: string; readonly field: string; readonly now: Date },
): Promise<Exchange> {
  await assertNotRefunded(tx, order);
  const { orderItemId, quantity, variant } = chooseExchange(
    await listExchangeableLines(tx, order.id, now),
    wanted,
    field,
  );
  const { productRowId, title, color } = variant;
  const columns = { order_item_id: orderItemId, quantity, product_id: productRowId, title, color, reason };
  return insertExchange(tx, order.id, columns, now);
}

/**
 * Adds the exchanges that a shopper requests with the return of the locked order. Throws an ApiError 409 for a refunded order, and those
 * of `chooseExchange`, whose `field` is `exchanges.` with the index.
 */
export async function requestExchanges(
  tx: DatabaseTransaction,
  order: ShopOrderRow,
  wanted: readonly WantedExchange[],
  reason: string,
  step: ParcelStep,
): Promise<readonly Exchange[]> {
  const added: Exchange[] = [];
  for (const [index, one] of wanted.entries()) {
    const exchange = await addExchange(tx, order, one, {
      reason,
      field: `exchanges.${index}`,
      now: step.now,
    });
    await record(tx, order, step, 'exchange', {
      exchange: exchange.number,
      exchangeState: 'requested',
      pieces: [itemInWords(exchange)],
      replacement: replacementInWords(exchange),
    });
    added.push(exchange);
  }
  return added;
}

/**
 * Starts an exchange that a shopper requested from staff, once for each key. It is accepted and its units are reserved
 * immediately. Throws an ApiError: 404, 409 for an order that was not sent or is refunded, and those of `chooseExchange`.
 */
export async function startExchange(
  context: Context,
  publicId: string,
  { key, reason, ...wanted }: WantedExchange & { readonly key: string; readonly reason: string },
  actor: IdempotentActor,
): Promise<void> {
  const now = context.clock.now();
  const request = { startExchange: publicId, reason, ...wanted };
  await inTransaction(context.database, (tx) =>
    actor.once(tx, { key, request }, now, async () => {
      const order = await lockByPublicId(tx, publicId);
      if (!order || order.paid_at === null) throw new ApiError(404, 'Order not found.');
      assertHasItems(order);
      const exchange = await addExchange(tx, order, wanted, { reason, field: 'variantId', now });
      await reserveReplacement(tx, exchange, now);
      await move(tx, { order, exchange }, { state: 'accepted', reason }, { context, actor, now });
    }),
  );
}

function assertHasItems(order: ShopOrderRow): void {
  if (hasItems(order)) return;
  throw new ApiError(
    409,
    `This order is ${statusInWords(order.status)}. Only items that were sent can be exchanged.`,
    { extra: { orderStatus: order.status } },
  );
}

/** A decision of staff about an exchange. */
export type ExchangeDecision =
  | { readonly to: 'accepted' }
  | { readonly to: 'received'; readonly restocks: boolean }
  | { readonly to: 'declined'; readonly reason: string }
  | { readonly to: 'cancelled'; readonly reason: string };

/** The states from which each decision is possible. */
const from: Readonly<Record<ExchangeDecision['to'], readonly ExchangeState[]>> = {
  accepted: ['requested'],
  declined: ['requested'],
  received: ['accepted'],
  cancelled: ['accepted', 'received'],
};

/** Why a decision is impossible in each state, as the beginning of a sentence. */
const reasonAgainst: Readonly<Record<ExchangeState, string>> = {
  requested: 'This exchange is not accepted yet',
  accepted: 'This exchange was already accepted',
  received: 'The item was already received',
  sent: 'The replacement was already sent',
  declined: 'This exchange was already declined',
  cancelled: 'This exchange was already cancelled',
};

/** The decisions that are possible with an exchange of an order. */
export const decisionsFor = (
  order: Pick<ShopOrderRow, 'status'>,
  { state }: Pick<Exchange, 'state'>,
): ExchangeDecision['to'][] =>
  (Object.keys(from) as ExchangeDecision['to'][]).filter(
    (to) => from[to].includes(state) && (hasItems(order) || to === 'declined' || to === 'cancelled'),
  );

/** Throws an ApiError 409 while the replacement is booked at a courier. */
async function assertNotBooked(tx: DatabaseTransaction, { id }: Exchange): Promise<void> {
  const parcel = await tx
    .selectFrom('parcel')
    .select('number')
    .where('exchange_id', '=', id)
    .where('state', '=', 'booked')
    .executeTakeFirst();
  if (!parcel) return;
  throw new ApiError(
    409,
    `Cancel the booking of parcel ${parcel.number} first: it contains the replacement.`,
  );
}

/** Ends an exchange of the locked order without a replacement, and releases its units. */
async function end(
  tx: DatabaseTransaction,
  locked: LockedExchange,
  change: Change & { readonly state: 'declined' | 'cancelled' },
  step: ParcelStep,
): Promise<void> {
  await assertNotBooked(tx, locked.exchange);
  if (isReserving(locked.exchange)) await releaseReplacement(tx, locked.exchange, step.now);
  await move(tx, locked, change, step);
}

/**
 * Accepts an exchange, declines or cancels it, or records that its item was received: state, stock, event, log entry and email in one
 * transaction. Repeating it changes nothing. Throws an ApiError: 404, 409 for another state, a refunded order, a replacement that is
 * sold out, or one that a courier is to collect.
 */
export async function decideExchange(
  context: Context,
  publicId: string,
  number: number,
  decision: ExchangeDecision,
  actor: OrderActor,
): Promise<void> {
  const now = context.clock.now();
  await inTransaction(context.database, async (tx) => {
    const locked = await lockExchange(tx, publicId, number);
    const { order, exchange } = locked;
    if (exchange.state === decision.to) {
      if (decision.to !== 'received' || exchange.restocks === decision.restocks) return;
      throw new ApiError(
        409,
        `This item was already recorded as one that ${exchange.restocks ? 'can' : 'cannot'} be sold again. Send the replacement, then correct the stock.`,
      );
    }
    if (!from[decision.to].includes(exchange.state)) {
      throw new ApiError(409, `${reasonAgainst[exchange.state]}, so the exchange cannot be ${decision.to}.`);
    }
    const step = { context, actor, now };
    if (decision.to === 'declined' || decision.to === 'cancelled') {
      return end(tx, locked, { state: decision.to, reason: decision.reason }, step);
    }
    assertHasItems(order);
    if (decision.to === 'accepted') {
      await assertNotRefunded(tx, order);
      await reserveReplacement(tx, exchange, now);
      return move(tx, locked, { state: 'accepted' }, step);
    }
    return move(tx, locked, { state: 'received', restocks: decision.restocks }, step);
  });
}

/**
 * Cancels the open exchanges of the locked order, because all of it is returned: the email about the return is enough. Throws an
 * ApiError 409 as `end` does.
 */
export async function cancelExchanges(
  tx: DatabaseTransaction,
  order: ShopOrderRow,
  reason: string,
  step: ParcelStep,
): Promise<void> {
  for (const exchange of (await listExchanges(tx, order.id)).filter(isOpenExchange)) {
    await end(tx, { order, exchange }, { state: 'cancelled', reason, isMailedElsewhere: true }, step);
  }
}

/** The maximum number of exchanges per run. */
const BATCH = 200;

/** Cancels an accepted exchange whose item did not arrive in time, and releases its replacement. */
const endLate = (context: Context, publicId: string, number: number, now: Date) =>
  inTransaction(context.database, async (tx) => {
    const locked = await lockExchange(tx, publicId, number);
    // A staff member may have received it meanwhile.
    if (locked.exchange.state !== 'accepted') return;
    const reason = 'The item did not reach us in time.';
    await end(tx, locked, { state: 'cancelled', reason }, { context, actor: null, now });
  });

/** Cancels the accepted exchanges whose item did not arrive in time, and releases their replacements. */
export async function endLateExchanges(context: Context & Pick<OrderContext, 'log'>): Promise<void> {
  const now = context.clock.now();
  const late = await context.database.db
    .selectFrom('exchange')
    .innerJoin('shop_order', 'shop_order.id', 'exchange.order_id')
    .select(['shop_order.public_id as order', 'exchange.number'])
    .where('exchange.state', '=', 'accepted')
    .where('exchange.awaited_until', '<=', now)
    .orderBy('exchange.awaited_until')
    .limit(BATCH)
    .execute();
  await forEachRow(late, ({ order, number }) => endLate(context, order, number, now), {
    log: context.log,
    message: 'an overdue exchange could not be ended',
  });
}

import type { DatabaseTransaction } from '../../platform/db/schema';
import { sendConfirmEmail } from './cod-emails';
import { readCash, refundMethodOf } from './cod-money';
import type { RefundMethod } from './cod-tables';
import { creditedNotes, type CreditedNote, listNotedUnits } from './credit-notes';
import { type MailedStep, sendOrderEmail, sendRefundEmail, sendStepEmail } from './emails';
import { sendExchangeEmail } from './exchange-emails';
import { listExchanges } from './exchanges';
import { cardRefundOf } from './gift-card-money';
import { sendParcelEmail } from './parcel-emails';
import { listAllParcels, listParcels } from './parcels';
import { creditNoteNumber, invoiceNumber } from './paper-numbers';
import type { OrderContext } from './ports';
import { listRefundableLines, type RefundableRow, unitsInWords } from './refund-lines';
import type { MoneyBack } from './refund-texts';
import { chargesOf } from './shopper-orders';
import { listOwnCards, sendSoldCard } from './sold-gift-cards';
import type { OrderStatus, ShopOrderRow } from './tables';

type Context = Pick<OrderContext, 'mailer' | 'links'>;

/** Stores an email; `again` distinguishes it from the first one. */
type SendEmail = (again: string) => Promise<unknown>;

/** States in which the confirmation of an order is still correct. */
const booked: readonly OrderStatus[] = ['placed', 'packed', 'shipped', 'delivered'];

const isSent = (status: OrderStatus): status is 'packed' | 'shipped' | 'delivered' =>
  status === 'packed' || status === 'shipped' || status === 'delivered';

async function sendParcels(
  tx: DatabaseTransaction,
  context: Context,
  order: ShopOrderRow,
  again: string,
): Promise<void> {
  const parcels = await listParcels(tx, order.id);
  const isComplete = order.status !== 'packed';
  for (const [index, parcel] of parcels.entries()) {
    if (parcel.shipped_at === null) continue;
    const isLast = isComplete && index === parcels.length - 1;
    const place = isLast && index === 0 ? 'only' : isLast ? 'last' : 'part';
    await sendParcelEmail(tx, context, order, parcel, place, again);
  }
  for (const parcel of await listAllParcels(tx, order.id)) {
    if (parcel.exchange_id === null || parcel.shipped_at === null) continue;
    await sendParcelEmail(tx, context, order, parcel, 'replacement', again);
  }
}

/** Repeats the emails about exchanges that are under way. */
async function sendExchanges(
  tx: DatabaseTransaction,
  context: Context,
  order: ShopOrderRow,
  again: string,
): Promise<void> {
  for (const exchange of await listExchanges(tx, order.id)) {
    const { state } = exchange;
    if (state !== 'accepted' && state !== 'received') continue;
    await sendExchangeEmail(tx, context, order, { exchange, state }, again);
  }
}

const readInvoice = (tx: DatabaseTransaction, { id }: ShopOrderRow) =>
  tx.selectFrom('invoice').select(['financial_year', 'serial']).where('order_id', '=', id).executeTakeFirst();

/** The credit notes of an order, earliest first, with their amounts. */
async function readNotes(tx: DatabaseTransaction, order: ShopOrderRow, lines: readonly RefundableRow[]) {
  const notes = await tx
    .selectFrom('order_refund')
    .selectAll()
    .where('order_id', '=', order.id)
    .orderBy('id')
    .execute();
  return creditedNotes(notes, lines, await listNotedUnits(tx, [order.id]), chargesOf(order));
}

/** How a refund of some units was made, besides the part that went to the gift card. */
async function methodOfNote(tx: DatabaseTransaction, { note }: CreditedNote): Promise<RefundMethod> {
  const refund = await tx
    .selectFrom('refund')
    .select('method')
    .where('order_refund_id', '=', note.id)
    .orderBy('created_at', 'desc')
    .executeTakeFirst();
  return refund?.method ?? 'provider';
}

/** The emails of all refunds of units. */
async function refundEmails(
  tx: DatabaseTransaction,
  context: Context,
  order: ShopOrderRow,
): Promise<readonly SendEmail[]> {
  const invoice = await readInvoice(tx, order);
  if (!invoice) return [];
  const lines = await listRefundableLines(tx, order.id);
  const refunds = (await readNotes(tx, order, lines)).filter(({ note }) => note.covers === 'pieces');
  return refunds.map((credited) => async (again) => {
    const { note, units, amounts } = credited;
    const { goodsPaise, taxPaise } = amounts;
    const items = lines.flatMap((line) => {
      const quantity = units.get(line.id) ?? 0;
      return quantity === 0 ? [] : unitsInWords({ ...line, quantity });
    });
    const amountPaise = note.amount_paise;
    const refund = {
      ...{ id: note.id, items, creditNote: creditNoteNumber(note), invoice: invoiceNumber(invoice) },
      amounts: { ...amounts, amountPaise, roundingPaise: amountPaise - goodsPaise - taxPaise },
      ...{ coupon: order.coupon_code, method: await methodOfNote(tx, credited) },
      cardPaise: await cardRefundOf(tx, order, note.id),
    };
    await sendRefundEmail(tx, context, order, refund, again);
  });
}

/** The money of the step that cancelled or returned an order, and its credit note. */
async function readMoneyBack(tx: DatabaseTransaction, order: ShopOrderRow): Promise<MoneyBack> {
  if (order.paid_payment_id === null) return { refundPaise: 0 };
  const [refund] = await tx
    .selectFrom('refund')
    .select(['amount_paise', 'method'])
    .where('order_id', '=', order.id)
    .where('provider_payment_id', '=', order.paid_payment_id)
    .where('order_refund_id', 'is', null)
    .where('status', '<>', 'replaced')
    .orderBy('created_at', 'desc')
    .limit(1)
    .execute();
  const invoice = await readInvoice(tx, order);
  const lines = await listRefundableLines(tx, order.id);
  const rest = (await readNotes(tx, order, lines)).find(({ note }) => note.covers === 'rest')?.note;
  return {
    refundPaise: refund?.amount_paise ?? 0,
    cardPaise: await cardRefundOf(tx, order, null),
    method: refund?.method ?? (await refundMethodOf(tx, order)),
    ...(invoice &&
      rest && {
        credited: {
          ...{ creditNote: creditNoteNumber(rest), invoice: invoiceNumber(invoice) },
          amountPaise: rest.amount_paise,
        },
      }),
  };
}

async function moneyOf(tx: DatabaseTransaction, order: ShopOrderRow, to: MailedStep): Promise<MoneyBack> {
  if (to !== 'delivered') return readMoneyBack(tx, order);
  const cash = await readCash(tx, order);
  return { refundPaise: 0, collectedPaise: cash?.collectedPaise ?? undefined };
}

/**
 * The emails of an order that are still correct, to send again: the link to confirm it; or its confirmation, those of its parcels, its
 * refunds and its last step. For a cancelled or returned order, these are only the last two.
 */
export async function emailsToRepeat(
  tx: DatabaseTransaction,
  context: Context,
  order: ShopOrderRow,
): Promise<readonly SendEmail[]> {
  const { status } = order;
  if (!context.mailer.enabled) return [];
  if (status === 'unconfirmed') {
    const isLinked = (await context.links.confirmAddressOf(tx, order.public_id)) !== null;
    return isLinked ? [(again) => sendConfirmEmail(tx, context, order, again)] : [];
  }
  const emails: SendEmail[] = [];
  if (booked.includes(status)) {
    emails.push((again) => sendOrderEmail(tx, context, order, again));
    for (const card of await listOwnCards(tx, order))
      emails.push((again) => sendSoldCard(tx, context, order, card, again));
  }
  if (isSent(status)) emails.push((again) => sendParcels(tx, context, order, again));
  emails.push(...(await refundEmails(tx, context, order)));
  if (isSent(status)) emails.push((again) => sendExchanges(tx, context, order, again));
  if (status === 'delivered' || status === 'cancelled' || status === 'returned') {
    const money = await moneyOf(tx, order, status);
    emails.push((again) => sendStepEmail(tx, context, order, status, money, again));
  }
  return emails;
}

import { sql } from 'kysely';
import type { DatabaseTransaction, Executor } from '../../platform/db/schema';
import { itemInWords, listExchanges, replacementInWords } from './exchanges';
import { listEvents } from './order-repository';
import { listLines, orderNumber } from './shopper-orders';
import { buyerOf } from './invoices';
import { invoiceNumber } from './paper-numbers';
import { listAllParcels, listParcelEvents } from './parcels';
import type { ShopOrderRow } from './tables';

/** The orders of a person. */
interface OfPerson {
  readonly orders: readonly { readonly id: number }[];
}

/** The orders, earliest first. */
async function rowsOf(db: Executor, { orders }: OfPerson): Promise<ShopOrderRow[]> {
  if (orders.length === 0) return [];
  return db
    .selectFrom('shop_order')
    .selectAll()
    .where(
      'id',
      'in',
      orders.map(({ id }) => id),
    )
    .orderBy('id')
    .execute();
}

const namesOf = async (db: Executor, rows: readonly ShopOrderRow[]): Promise<string[]> => {
  const payments = await db
    .selectFrom('payment')
    .select('provider_payment_id')
    .where(
      'order_id',
      'in',
      rows.map(({ id }) => id),
    )
    .execute();
  return [
    ...rows.flatMap(({ provider_order_id: id }) => id ?? []),
    ...payments.map(({ provider_payment_id: id }) => id),
  ];
};

/** Webhooks about orders, found by the provider's ids, which appear nowhere else in a payload. */
export async function webhooksOf(db: Executor, rows: readonly ShopOrderRow[]) {
  if (rows.length === 0) return [];
  const names = await namesOf(db, rows);
  if (names.length === 0) return [];
  return db
    .selectFrom('webhook_event')
    .select(['event_id', 'type', 'received_at', 'processed_at', 'attempts', 'payload'])
    .where(({ or }) => or(names.map((name) => sql<boolean>`strpos(payload::text, ${name}) > 0`)))
    .orderBy('received_at')
    .execute();
}

/** The parcels of an order with the couriers' reports about them. */
async function exportParcels(db: Executor, orderId: number) {
  const events = await listParcelEvents(db, orderId);
  return (await listAllParcels(db, orderId)).map((parcel) => ({
    number: parcel.number,
    state: parcel.state,
    courier: parcel.courier,
    trackingNumber: parcel.tracking_number,
    shippedAt: parcel.shipped_at,
    deliveredAt: parcel.delivered_at,
    lines: parcel.lines.map(({ title, color, quantity }) => ({ title, color, quantity })),
    reports: events
      .filter(({ parcel_id: id }) => id === parcel.id)
      .map(({ at, state, place, text }) => ({ at, state, place, text })),
  }));
}

/** The exchanges of an order. */
const exportExchanges = async (db: Executor, orderId: number) =>
  (await listExchanges(db, orderId)).map((exchange) => ({
    ...{ number: exchange.number, state: exchange.state, reason: exchange.reason },
    ...{ item: itemInWords(exchange), replacement: replacementInWords(exchange) },
    ...{ createdAt: exchange.created_at, updatedAt: exchange.updated_at },
  }));

async function exportOrder(db: Executor, order: ShopOrderRow) {
  const parcels = await exportParcels(db, order.id);
  const exchanges = await exportExchanges(db, order.id);
  const lines = await listLines(db, order.id);
  const invoice = await db
    .selectFrom('invoice')
    .selectAll()
    .where('order_id', '=', order.id)
    .executeTakeFirst();
  const payments = await db.selectFrom('payment').selectAll().where('order_id', '=', order.id).execute();
  const refunds = await db.selectFrom('refund').selectAll().where('order_id', '=', order.id).execute();
  return {
    number: orderNumber(order.public_id),
    status: order.status,
    createdAt: order.created_at,
    paidAt: order.paid_at,
    address: order.ship,
    business: buyerOf(order),
    courier: order.courier,
    trackingNumber: order.tracking_number,
    ...(parcels.length > 0 && { parcels }),
    ...(exchanges.length > 0 && { exchanges }),
    subtotalPaise: order.subtotal_paise,
    shippingPaise: order.shipping_paise,
    ...(order.coupon_code !== null && { coupon: order.coupon_code, couponPaise: order.coupon_paise }),
    ...(order.gift_card_last_four !== null && {
      giftCard: order.gift_card_last_four,
      giftCardPaise: order.gift_card_paise,
    }),
    ...(order.cod && { cashOnDelivery: true, feePaise: order.cod_fee_paise }),
    totalPaise: order.total_paise,
    lines: lines.map(({ title, color, quantity, unit_paise, gst_bp }) => ({
      ...{ title, color, quantity },
      unitPaise: unit_paise,
      gstBasisPoints: gst_bp,
    })),
    invoice: invoice && {
      number: invoiceNumber(invoice),
      issuedAt: invoice.issued_at,
    },
    payments: payments.map(({ provider_payment_id, method, amount_paise, refunded_paise, created_at }) => ({
      id: provider_payment_id,
      method,
      amountPaise: amount_paise,
      refundedPaise: refunded_paise,
      at: created_at,
    })),
    refunds: refunds.map(({ amount_paise, status, reason, created_at }) => ({
      amountPaise: amount_paise,
      status,
      reason,
      at: created_at,
    })),
    events: (await listEvents(db, order.id)).map(({ kind, at, detail }) => ({ kind, at, detail })),
  };
}

/** A person's orders and their webhooks. */
export async function exportOrders(db: Executor, person: OfPerson) {
  const rows = await rowsOf(db, person);
  const orders = [];
  for (const row of rows) orders.push(await exportOrder(db, row));
  const reports = await webhooksOf(db, rows);
  return {
    orders,
    paymentReports: reports.map(({ type, received_at, payload }) => ({
      type,
      receivedAt: received_at,
      payload,
    })),
  };
}

/** A person's orders, locked until the transaction ends. */
export async function lockOrders(tx: DatabaseTransaction, person: OfPerson): Promise<ShopOrderRow[]> {
  if (person.orders.length === 0) return [];
  return tx
    .selectFrom('shop_order')
    .selectAll()
    .where(
      'id',
      'in',
      person.orders.map(({ id }) => id),
    )
    .orderBy('id')
    .forUpdate()
    .execute();
}

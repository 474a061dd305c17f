import { formatRupees } from '@shop/money';
import { sql } from 'kysely';
import type { ImportFault } from '../../platform/csv/import-file';
import type { DatabaseTransaction } from '../../platform/db/schema';
import { lockOrders } from './order-repository';
import type { FiledRemittance, RemittanceColumn } from './read-remittances';
import { orderNumber } from './shopper-orders';
import type { ShopOrderRow } from './tables';

/** A row with its order. */
export interface MatchedRemittance {
  readonly order: ShopOrderRow;
  readonly filed: FiledRemittance;
}

/** The rows of a file, grouped by their effect. */
export interface MatchedRemittances {
  /** To record. */
  readonly fresh: readonly MatchedRemittance[];
  /** Recorded earlier with the same order, amount, reference and day. */
  readonly known: number;
  readonly faults: readonly ImportFault[];
}

/** The characters of an id that are part of the order's number. */
const NUMBER_CHARACTERS = 10;
const codeOf = (number: string) => number.replace(/^VC-?/, '').replaceAll('-', '').toLowerCase();

/** The ids of orders by tracking number, and by the code in the order's number. */
async function findOrders(tx: DatabaseTransaction, rows: readonly FiledRemittance[]) {
  const parcels = await tx
    .selectFrom('parcel')
    .select(['order_id', 'number', 'tracking_number', 'collects_cash'])
    .where('state', '<>', 'cancelled')
    .where('tracking_number', 'in', ['', ...rows.map(({ tracking }) => tracking)])
    .execute();
  const code = sql<string>`substr(public_id, 5, ${sql.lit(NUMBER_CHARACTERS)})`;
  const orders = await tx
    .selectFrom('shop_order')
    .select(['id', code.as('code')])
    .where('placed_at', 'is not', null)
    .where(code, 'in', ['', ...rows.map(({ order }) => codeOf(order))])
    .execute();
  return { parcels, orders };
}

type Found = Awaited<ReturnType<typeof findOrders>>;

/** The id of a row's order, or the row's fault. */
function orderIdOf(
  { tracking, order }: FiledRemittance,
  { parcels, orders }: Found,
): number | readonly [RemittanceColumn, string] {
  const named = orders.filter(({ code }) => order !== '' && code === codeOf(order)).map(({ id }) => id);
  if (order !== '' && named.length !== 1) return ['order', `no order has the number ${order}`];
  if (tracking === '') return named[0] ?? 0;
  const all = parcels.filter(({ tracking_number: number }) => number === tracking);
  if (all.length === 0) return ['tracking_number', `no parcel has the tracking number ${tracking}`];
  const own = order === '' ? all : all.filter(({ order_id: id }) => named.includes(id));
  const [parcel] = own;
  if (!parcel) return ['tracking_number', `the parcel ${tracking} does not belong to the order ${order}`];
  if (new Set(own.map(({ order_id: id }) => id)).size > 1)
    return ['tracking_number', `several orders have a parcel ${tracking}; add the column "order"`];
  if (!own.some(({ collects_cash: collects }) => collects))
    return ['tracking_number', `the parcel ${tracking} does not collect cash`];
  return parcel.order_id;
}

/** The cash of orders that was collected, in paise, and their remittances. */
async function readCollected(tx: DatabaseTransaction, ids: readonly number[]) {
  const payments = await tx
    .selectFrom('shop_order')
    .innerJoin('payment', 'payment.provider_payment_id', 'shop_order.paid_payment_id')
    .select(['shop_order.id', 'payment.collected_paise'])
    .where('shop_order.id', 'in', [0, ...ids])
    .execute();
  const remittances = await tx
    .selectFrom('cod_remittance')
    .select(['order_id', 'amount_paise', 'reference', 'remitted_on'])
    .where('order_id', 'in', [0, ...ids])
    .execute();
  return {
    collected: new Map(payments.map(({ id, collected_paise: paise }) => [id, paise])),
    remittances,
  };
}

type Collected = Awaited<ReturnType<typeof readCollected>>;

/** `known` for a row that was recorded earlier, `fresh` for one to record, or the fault of the row. */
function judge(
  { order, filed }: MatchedRemittance,
  { collected, remittances }: Collected,
): 'known' | 'fresh' | readonly [RemittanceColumn | '', string] {
  const { amountPaise, reference, day } = filed;
  const name = orderNumber(order.public_id);
  if (!order.cod) return ['', `the order ${name} was paid online`];
  const collectedPaise = collected.get(order.id) ?? null;
  if (collectedPaise === null) return ['', `the cash of the order ${name} is not collected yet`];
  const earlier = remittances.filter(({ order_id: id }) => id === order.id);
  const isKnown = earlier.some(
    (one) => one.amount_paise === amountPaise && one.reference === reference && one.remitted_on === day,
  );
  if (isKnown) return 'known';
  const leftPaise = earlier.reduce((left, { amount_paise: paise }) => left - paise, collectedPaise);
  if (leftPaise === 0) {
    const { reference: last = '' } = earlier.at(-1) ?? {};
    return ['', `the cash of the order ${name} was already remitted, with the reference ${last}`];
  }
  if (leftPaise !== amountPaise) {
    const expected = `${formatRupees(leftPaise)} of the order ${name} was collected but not remitted`;
    return ['amount', `must be ${formatRupees(leftPaise)}, not ${formatRupees(amountPaise)}: ${expected}`];
  }
  return 'fresh';
}

/**
 * Locks the orders of the rows, and compares the rows with their collected cash. An order may have at most one row, since its
 * cash is collected once.
 */
export async function matchRemittances(
  tx: DatabaseTransaction,
  rows: readonly FiledRemittance[],
): Promise<MatchedRemittances> {
  const faults: ImportFault[] = [];
  const found = await findOrders(tx, rows);
  const filed = rows.flatMap((row) => {
    const id = orderIdOf(row, found);
    if (typeof id === 'number') return [{ id, row }];
    faults.push({ place: row.place, row: row.row, field: id[0], message: id[1] });
    return [];
  });
  const orders = await lockOrders(
    tx,
    filed.map(({ id }) => id),
  );
  const cash = await readCollected(tx, [...orders.keys()]);
  const fresh: MatchedRemittance[] = [];
  const firstRows = new Map<number, number>();
  let known = 0;
  for (const { id, row } of filed) {
    const order = orders.get(id);
    if (!order) continue;
    const first = firstRows.get(id);
    firstRows.set(id, first ?? row.row);
    const judged =
      first === undefined
        ? judge({ order, filed: row }, cash)
        : (['', `is for the same order as row ${first}; remove one of them`] as const);
    if (judged === 'known') known += 1;
    else if (judged === 'fresh') fresh.push({ order, filed: row });
    else faults.push({ place: row.place, row: row.row, field: judged[0], message: judged[1] });
  }
  return { fresh, known, faults };
}

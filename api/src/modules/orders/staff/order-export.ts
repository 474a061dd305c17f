import { Readable } from 'node:stream';
import type { TypedApp } from '@shop/server-kit';
import { Type } from 'typebox';
import { inTransaction } from '../../../platform/db/transactions';
import type { Executor } from '../../../platform/db/schema';
import { byteOrderMark, type CsvCell, csvHeaders, csvText, rupeesCell } from '../../../platform/csv/csv-text';
import { failures } from '../../../platform/http/schemas';
import { hasCoupons } from '../../coupons';
import { actorOf } from '../../staff';
import type { OrderContext } from '../ports';
import { orderNumber } from '../shopper-orders';
import {
  filterOf,
  findOrders,
  findOrdersAfter,
  type ListedOrder,
  type ListFilter,
  listOrders,
  OrderFilterQuery,
} from './order-list';

/** Orders per batch. */
const BATCH = 500;

type Columns = Readonly<Record<string, (order: ListedOrder) => CsvCell>>;

const usual: Columns = {
  order: ({ public_id: id }) => orderNumber(id),
  status: ({ status }) => status.replace('_', ' '),
  // As spreadsheets parse it, in Indian time.
  paid: ({ paid_at: at }) => ({ value: at ? indianTime.format(at).replace(',', '') : '' }),
  name: ({ ship }) => ship.name,
  email: ({ ship }) => ship.email,
  phone: ({ ship }) => ship.phone,
  city: ({ ship }) => ship.city,
  state: ({ ship }) => ship.state,
  pin: ({ ship }) => ship.pinCode,
  units: ({ units }) => Number(units),
  total: ({ total_paise: paise }) => rupeesCell(paise),
  // Of all parcels.
  courier: ({ couriers, courier }) => couriers ?? courier,
  tracking: ({ tracking_numbers: numbers, tracking_number: number }) => numbers ?? number,
};

/** Only in a shop with coupons, so that the file of another one does not change. */
const ofCoupons: Columns = {
  coupon: ({ coupon_code: code }) => code,
  'coupon discount': ({ coupon_code: code, coupon_paise: paise }) =>
    code === null ? null : rupeesCell(paise),
};

/** Only in a shop that sold to businesses. */
const ofBusinesses: Columns = {
  company: ({ buyer_company: company }) => company,
  gstin: ({ buyer_gstin: gstin }) => gstin,
};

async function hasBusinessBuyers(db: Executor): Promise<boolean> {
  const order = await db
    .selectFrom('shop_order')
    .select('id')
    .where('buyer_gstin', 'is not', null)
    .limit(1)
    .executeTakeFirst();
  return order !== undefined;
}

const indianTime = new Intl.DateTimeFormat('sv-SE', {
  dateStyle: 'short',
  timeStyle: 'short',
  timeZone: 'Asia/Kolkata',
});

/** The orders of a filter as a CSV file, the oldest first. */
export async function* exportOrders(db: Executor, filter: ListFilter): AsyncGenerator<string> {
  const columns = {
    ...usual,
    ...((await hasCoupons(db)) && ofCoupons),
    ...((await hasBusinessBuyers(db)) && ofBusinesses),
  };
  yield byteOrderMark + csvText([Object.keys(columns)]);
  for (let after = 0; ;) {
    const ids = await findOrdersAfter(db, filter, { after, limit: BATCH });
    const last = ids.at(-1);
    if (last === undefined) return;
    const rows = await listOrders(db, ids, 'oldest');
    yield csvText(rows.map((order) => Object.values(columns).map((cell) => cell(order))));
    after = last;
  }
}

/** The export of orders. Requires a guarded app with the prefix `/api/v1/staff`. */
export function staffOrderExportRoutes(app: TypedApp, { database, clock }: OrderContext): void {
  app.get(
    '/orders/export',
    {
      config: { right: 'keep' },
      schema: {
        tags: ['staff'],
        summary: 'The orders of a filter as a CSV file; the export is logged',
        querystring: OrderFilterQuery,
        produces: ['text/csv'],
        response: { 200: Type.Unsafe<Readable>(Type.String()), ...failures },
      },
    },
    async (request, reply) => {
      const filter = filterOf(request.query);
      const now = clock.now();
      await inTransaction(database, async (tx) => {
        const { count } = await findOrders(tx, filter, { offset: 0, limit: 0 });
        // Without the search, which may be a name.
        const { search: _search, ...shown } = request.query;
        await actorOf(request).log(tx, 'orders-exported', { ...shown, orders: count }, now);
      });
      reply.headers(csvHeaders(`orders-${now.toISOString().slice(0, 10)}.csv`));
      return Readable.from(exportOrders(database.db, filter));
    },
  );
}

import { Readable } from 'node:stream';
import type { TypedApp } from '@shop/server-kit';
import { Type } from 'typebox';
import { inTransaction } from '../../../platform/db/transactions';
import type { Executor } from '../../../platform/db/schema';
import { byteOrderMark, type CsvCell, csvHeaders, csvText, rupeesCell } from '../../../platform/csv/csv-text';
import { failures } from '../../../platform/http/schemas';
import { hasCoupons } from '../../coupons';
import { hasCards } from '../../gift-cards';
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

type ExportedOrder = ListedOrder & {
  /** The number and state of each exchange, such as "1 sent, 2 requested". */
  readonly exchanges: string | null;
};

type Columns = Readonly<Record<string, (order: ExportedOrder) => CsvCell>>;

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
  // Couriers and tracking numbers of all parcels.
  courier: ({ couriers, courier }) => couriers ?? courier,
  tracking: ({ tracking_numbers: numbers, tracking_number: number }) => numbers ?? number,
};

/** Only in a shop with coupons, so that the files of other shops do not change. */
const ofCoupons: Columns = {
  coupon: ({ coupon_code: code }) => code,
  'coupon discount': ({ coupon_code: code, coupon_paise: paise }) =>
    code === null ? null : rupeesCell(paise),
};

/** Only in a shop with gift cards. */
const ofGiftCards: Columns = {
  // With the dots, since spreadsheets read characters such as 23E4 as a number.
  'gift card': ({ gift_card_last_four: lastFour }) => lastFour && `····${lastFour}`,
  'paid by gift card': ({ gift_card_last_four: lastFour, gift_card_paise: paise }) =>
    lastFour === null ? null : rupeesCell(paise),
};

/** Only in a shop that sold to businesses. */
const ofBusinesses: Columns = {
  company: ({ buyer_company: company }) => company,
  gstin: ({ buyer_gstin: gstin }) => gstin,
};

/** Only in a shop that exchanged items. */
const ofExchanges: Columns = { exchanges: ({ exchanges }) => exchanges };

async function hasExchanges(db: Executor): Promise<boolean> {
  return (await db.selectFrom('exchange').select('id').limit(1).executeTakeFirst()) !== undefined;
}

/** The exchanges of the orders in words, by the orders' public ids. */
async function exchangesInWords(db: Executor, orderIds: readonly number[]): Promise<Map<string, string>> {
  const exchanges = await db
    .selectFrom('exchange')
    .innerJoin('shop_order', 'shop_order.id', 'exchange.order_id')
    .select(['shop_order.public_id', 'exchange.number', 'exchange.state'])
    .where('shop_order.id', 'in', orderIds)
    .orderBy('exchange.order_id')
    .orderBy('exchange.number')
    .execute();
  const words = new Map<string, string>();
  for (const { public_id: id, number, state } of exchanges) {
    const earlier = words.get(id);
    words.set(id, earlier === undefined ? `${number} ${state}` : `${earlier}, ${number} ${state}`);
  }
  return words;
}

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

/** The orders of a filter as a CSV file, oldest first. */
export async function* exportOrders(db: Executor, filter: ListFilter): AsyncGenerator<string> {
  const columns = {
    ...usual,
    ...((await hasCoupons(db)) && ofCoupons),
    ...((await hasCards(db)) && ofGiftCards),
    ...((await hasBusinessBuyers(db)) && ofBusinesses),
    ...((await hasExchanges(db)) && ofExchanges),
  };
  yield byteOrderMark + csvText([Object.keys(columns)]);
  for (let after = 0; ;) {
    const ids = await findOrdersAfter(db, filter, { after, limit: BATCH });
    const last = ids.at(-1);
    if (last === undefined) return;
    const exchanges = await exchangesInWords(db, ids);
    const rows = (await listOrders(db, ids, 'oldest')).map((order) => ({
      ...order,
      exchanges: exchanges.get(order.public_id) ?? null,
    }));
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
        // The log does not contain the search, which may be a name.
        const { search: _search, ...shown } = request.query;
        await actorOf(request).log(tx, 'orders-exported', { ...shown, orders: count }, now);
      });
      reply.headers(csvHeaders(`orders-${now.toISOString().slice(0, 10)}.csv`));
      return Readable.from(exportOrders(database.db, filter));
    },
  );
}

import { createHash } from 'node:crypto';
import { readFigures } from '../../../api/src/modules/figures/staff-routes';
import { periods, spanOf } from '../../../api/src/modules/figures/span';
import { findOrders, listOrders, type ListFilter } from '../../../api/src/modules/orders/staff/order-list';
import { findCustomers, type CustomerFilter } from '../../../api/src/modules/people/repository';
import { officeWork } from '../../../api/src/office-app';
import { generateOrders } from '../../../api/src/testing/generate-orders';
import { type Command, readCount, readValues } from '../../support/command';
import { onEngine, onFilledDatabase } from './filled-shop';
import { readTimes, timesLine } from './read-times';

const usage = `npm run bench:orders -- [options]

  --orders N     paid orders of the shop, each by a different guest, by default 100000
  --products N   products of the shop, by default 10000
  --reads N      reads of each list, by default 30

Reads the office's lists of orders and people and its figures: the count, the sum and the page together, as one call
does. ${onEngine}`;

const pageSize = 25;

/** Base of the generated order numbers. */
const firstNumber = createHash('md5').update('1').digest('hex').slice(0, 10);

const days = (ago: number) => new Date(Date.now() - ago * 24 * 60 * 60_000);
/** Lists of orders: name, filter and page. */
const orderLists = (count: number): readonly (readonly [string, ListFilter, number])[] => [
  ['the first page', {}, 1],
  ['the last page', {}, Math.floor(count / pageSize)],
  ['by status: 200 placed', { status: 'placed' }, 1],
  ['by status: delivered, the most common', { status: 'delivered' }, 1],
  ['by month', { from: days(60), before: days(30) }, 1],
  ['by amount', { minPaise: 400_000 }, 1],
  ['search: a name and a surname', { search: 'asha rao' }, 1],
  ['search: a first name', { search: 'asha' }, 1],
  ['search: one letter', { search: 'a' }, 1],
  ['search: an email address', { search: 'zoya.khan' }, 1],
  ['search: a phone number', { search: '90000 07919' }, 1],
  ['search: no match', { search: 'zzqqxx' }, 1],
  ['search, status and month', { search: 'ravi', status: 'delivered', from: days(90) }, 1],
];

/** Lists of people: name, filter and page. */
const peopleLists = (count: number): readonly (readonly [string, CustomerFilter, number])[] => [
  ['the first page', {}, 1],
  ['guests, the last page', { kind: 'guest' }, Math.floor(count / pageSize)],
  ['accounts', { kind: 'account' }, 1],
  ['search: a name and a surname', { search: 'asha rao' }, 1],
  ['search: a first name', { search: 'asha' }, 1],
  ['search: one letter', { search: 'a' }, 1],
  ['search: an email address', { search: 'zoya.khan' }, 1],
  ['search: a phone number', { search: '90000 07919' }, 1],
  ['search: an order number', { search: `VC-${firstNumber.slice(0, 5)}-${firstNumber.slice(5)}` }, 1],
  ['search: no match', { search: 'zzqqxx' }, 1],
];

/** Measures the office's lists and figures in a shop with many orders. */
export const command: Command = {
  usage,
  async run(args) {
    const values = readValues(
      args,
      {
        orders: { type: 'string', default: '100000' },
        products: { type: 'string', default: '10000' },
        reads: { type: 'string', default: '30' },
      },
      usage,
    );
    const count = readCount(values.orders, 'orders', 100);
    const products = readCount(values.products, 'products', 1000);
    const times = readCount(values.reads, 'reads');
    await onFilledDatabase(products, async ({ db, engine }) => {
      await generateOrders({ db }, count);
      console.log(`${count} orders, ${engine}`.padEnd(40) + '     p50, ms     p99, ms longest, ms');
      const measure = async (name: string, read: () => Promise<unknown>) =>
        console.log(timesLine(name, await readTimes(times, read), [0.5, 0.99, 1]));
      for (const [name, filter, page] of orderLists(count)) {
        await measure(name, async () => {
          const range = { offset: (page - 1) * pageSize, limit: pageSize };
          const { ids } = await findOrders(db, filter, range);
          await listOrders(db, ids, 'newest');
        });
      }
      for (const [name, filter, page] of peopleLists(count)) {
        const range = { offset: (page - 1) * pageSize, limit: pageSize };
        await measure(`people: ${name}`, () => findCustomers(db, filter, range));
      }
      for (const { const: period } of periods) {
        await measure(`figures: ${period === 'today' ? period : `${period} days`}`, () =>
          readFigures(db, spanOf(period, new Date()), officeWork),
        );
      }
    });
  },
};

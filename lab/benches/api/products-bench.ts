import {
  countProducts,
  listProducts,
  type ListFilter,
  type ProductOrder,
} from '../../../api/src/modules/catalog/staff/list-repository';
import { type Command, readCount, readValues } from '../../support/command';
import { onEngine, onFilledDatabase } from './filled-shop';
import { readTimes, timesLine } from './read-times';

const usage = `npm run bench:products -- [options]

  --products N   products of the shop, by default 10000
  --reads N      reads of each list, by default 200

Reads the office's lists of products: the count and the page together, as one call does. ${onEngine}`;

const pageSize = 25;

/** Lists of the office: name, filter, order and page. */
const lists = (count: number): readonly (readonly [string, ListFilter, ProductOrder, number])[] => [
  ['the first page', {}, 'newest', 1],
  ['the last page', {}, 'newest', Math.floor(count / pageSize)],
  ['by title, in the middle', {}, 'title', Math.floor(count / pageSize / 2)],
  ['by price', {}, 'price-down', 1],
  ['by category', { category: 'decorative-tape' }, 'newest', 1],
  ['low and out of stock, lowest first', { stock: 'short' }, 'stock-up', 1],
  ['withdrawn', { active: false }, 'changed', 1],
  ['search: two words', { search: 'brass kochi' }, 'newest', 1],
  ['search: a common word', { search: 'washi' }, 'title', 1],
  ['search: one letter', { search: 'a' }, 'newest', 1],
  ['search: a code', { search: 'GEN-00004711' }, 'newest', 1],
  ['search: no match', { search: 'zzqqxx' }, 'newest', 1],
  [
    'search, category and stock',
    { search: 'lotus', category: 'decorative-tape', stock: 'in' },
    'price-up',
    1,
  ],
];

/** Measures the office's product list in a shop with many products. */
export const command: Command = {
  usage,
  async run(args) {
    const values = readValues(
      args,
      { products: { type: 'string', default: '10000' }, reads: { type: 'string', default: '200' } },
      usage,
    );
    const count = readCount(values.products, 'products', 1000);
    const reads = readCount(values.reads, 'reads');
    await onFilledDatabase(count, async ({ db, engine }) => {
      console.log(`${count} products, ${engine}`.padEnd(40) + '     p50, ms     p99, ms');
      for (const [name, filter, order, page] of lists(count)) {
        const taken = await readTimes(reads, async () => {
          await countProducts(db, filter);
          await listProducts(db, filter, order, { offset: (page - 1) * pageSize, limit: pageSize });
        });
        console.log(timesLine(name, taken, [0.5, 0.99]));
      }
    });
  },
};

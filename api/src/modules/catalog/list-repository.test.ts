import { afterAll, beforeAll, expect, it } from '@jest/globals';
import type { Database } from '../../platform/db/database';
import { smallShop } from '../../testing/small-shop';
import { openTestDatabase, START_MS } from '../../testing/test-database';
import { seedWhenEmpty } from '../seed/seed-when-empty';
import type { ListOrder, ListSorting } from './list-query';
import { countProducts, listFirstIds, listIdsAfter, listProductIds } from './list-repository';

const now = new Date();
let database: Database;

// Four tapes: two with the same price, one of them because of its discount.
const prices = [
  { slug: 'tape-plain', rate_paise: 10_000, discount_bp: 0, created_at: '2026-01-04' },
  { slug: 'tape-rain', rate_paise: 20_000, discount_bp: 5000, created_at: '2026-01-03' },
  { slug: 'tape-sold-out', rate_paise: 9000, discount_bp: 0, created_at: '2026-01-02' },
  { slug: 'tape-last', rate_paise: 30_000, discount_bp: 5000, created_at: '2026-01-01' },
];

beforeAll(async () => {
  database = await openTestDatabase();
  await seedWhenEmpty(database, () => smallShop);
  for (const { slug, ...price } of prices) {
    await database.db.updateTable('product').set(price).where('slug', '=', slug).execute();
  }
}, START_MS);

afterAll(() => database.close());

async function slugsBy(order: ListOrder): Promise<string[]> {
  const rows = await database.db
    .selectFrom('product')
    .select(['id', 'slug', 'category_id'])
    .where('slug', 'like', 'tape-%')
    .execute();
  const slugs = new Map(rows.map(({ id, slug }) => [id, slug]));
  const categoryId = rows[0]?.category_id;
  const ids = await listProductIds(database.db, { categoryId, availability: 'all', order }, now);
  return ids.map((id) => slugs.get(id) ?? '');
}

it.each<[ListOrder, string[]]>([
  ['newest', ['tape-plain', 'tape-rain', 'tape-sold-out', 'tape-last']],
  ['price-up', ['tape-sold-out', 'tape-plain', 'tape-rain', 'tape-last']],
  ['price-down', ['tape-last', 'tape-plain', 'tape-rain', 'tape-sold-out']],
  ['cheapest', ['tape-sold-out', 'tape-rain', 'tape-plain', 'tape-last']],
  ['dearest', ['tape-last', 'tape-rain', 'tape-plain', 'tape-sold-out']],
  ['best-value', ['tape-rain', 'tape-last', 'tape-sold-out', 'tape-plain']],
])('lists by %s, with a tie-break for equal prices', async (order, expected) => {
  expect(await slugsBy(order)).toEqual(expected);
});

const orders = ['newest', 'price-up', 'price-down', 'cheapest', 'dearest', 'best-value', 'origin'] as const;

it.each<ListSorting>([
  ...orders.map((order) => ({ order })),
  ...orders.map((order) => ({ order, withTax: true })),
])('pages a list by %j from product to product, even with equal prices', async (sorting) => {
  await database.db
    .updateTable('product')
    .set({ rate_paise: 5000, created_at: '2026-02-01' })
    .where('slug', 'like', 'stamp-1%')
    .execute();
  const query = { availability: 'all', ...sorting } as const;
  const whole = await listProductIds(database.db, query, now);
  expect(await countProducts(database.db, query, now)).toBe(whole.length);
  const walked = [...(await listFirstIds(database.db, query, 4, now))];
  for (let last = walked.at(-1); last !== undefined;) {
    const next = await listIdsAfter(database.db, query, last, 4, now);
    walked.push(...next);
    last = next.at(-1);
  }
  expect(walked).toEqual(whole);
});

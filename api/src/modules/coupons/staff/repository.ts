import { sql, type Insertable, type SqlBool } from 'kysely';
import type { DatabaseTransaction, Executor } from '../../../platform/db/schema';
import { codeKey } from '../codes';
import type { CouponRow, CouponTable } from '../tables';

/** The state of a coupon: `off` when staff switched it off. */
export type CouponState = 'active' | 'planned' | 'ended' | 'used-up' | 'off';

const stateAt = (now: Date) => sql<CouponState>`case
  when not active then 'off'
  when ends_at <= ${now.toISOString()}::timestamptz then 'ended'
  when uses >= max_uses then 'used-up'
  when starts_at > ${now.toISOString()}::timestamptz then 'planned'
  else 'active' end`;

const orders = {
  newest: sql`created_at desc, id desc`,
  oldest: sql`created_at, id`,
  code: sql`code, id`,
  'code-down': sql`code desc, id desc`,
  uses: sql`uses, id`,
  'uses-down': sql`uses desc, id desc`,
} as const;

export type CouponSort = keyof typeof orders;

export interface CouponFilter {
  /** Part of the code. */
  readonly search?: string | undefined;
  readonly state?: CouponState | undefined;
}

interface Range {
  readonly offset: number;
  readonly limit: number;
}

/** One page of the matching coupons with their states, and their number. */
export async function findCoupons(
  db: Executor,
  { search = '', state }: CouponFilter,
  { offset, limit }: Range,
  sort: CouponSort,
  now: Date,
) {
  const pattern = `%${codeKey(search).replaceAll(/[\\%_]/g, '\\$&')}%`;
  const found = db
    .selectFrom('coupon')
    .where('code', 'like', pattern)
    .$if(state !== undefined, (query) => query.where(sql<SqlBool>`${stateAt(now)} = ${state}`));
  const { count } = await found
    .select(({ fn }) => fn.countAll<number | string>().as('count'))
    .executeTakeFirstOrThrow();
  const rows = await found
    .selectAll()
    .select(stateAt(now).as('state'))
    .orderBy(orders[sort])
    .offset(offset)
    .limit(limit)
    .execute();
  return { rows, total: Number(count) };
}

/** The coupon of that id with its state. */
export function findCoupon(db: Executor, publicId: string, now: Date) {
  return db
    .selectFrom('coupon')
    .selectAll()
    .select(stateAt(now).as('state'))
    .where('public_id', '=', publicId)
    .executeTakeFirst();
}

/** The coupon of that id, locked against checkouts. */
export function lockCoupon(tx: DatabaseTransaction, publicId: string): Promise<CouponRow | undefined> {
  return tx.selectFrom('coupon').selectAll().where('public_id', '=', publicId).forUpdate().executeTakeFirst();
}

/** The products and categories that a coupon is limited to, by name. */
export async function readScope(db: Executor, couponId: number) {
  const products = await db
    .selectFrom('coupon_product')
    .innerJoin('product', 'product.id', 'coupon_product.product_id')
    .select(['public_id as id', 'title', sql<string>`coalesce(code, slug)`.as('name')])
    .where('coupon_id', '=', couponId)
    .orderBy('title')
    .orderBy('product.id')
    .execute();
  const categories = await db
    .selectFrom('coupon_category')
    .innerJoin('category', 'category.id', 'coupon_category.category_id')
    .select(['public_id as id', 'name'])
    .where('coupon_id', '=', couponId)
    .orderBy('name')
    .execute();
  return { products, categories };
}

/** The rows of products by their codes or slugs; a missing name has none. */
export async function findProducts(db: Executor, names: readonly string[]) {
  const rows = await db
    .selectFrom('product')
    .select(['id', 'code', 'slug'])
    .where(({ or, eb }) => or([eb('code', 'in', ['', ...names]), eb('slug', 'in', ['', ...names])]))
    .orderBy('id')
    .execute();
  const ids = names.map((name) => rows.find(({ code, slug }) => code === name || slug === name)?.id);
  return ids;
}

/** The rows of categories by their ids. */
export async function findCategories(db: Executor, publicIds: readonly string[]): Promise<number[]> {
  const rows = await db
    .selectFrom('category')
    .select('id')
    .where('public_id', 'in', ['', ...publicIds])
    .execute();
  return rows.map(({ id }) => id);
}

/** Whether another coupon has that code. */
export async function isCodeTaken(db: Executor, code: string, own: number | null): Promise<boolean> {
  const taken = await db
    .selectFrom('coupon')
    .select('id')
    .where('code', '=', codeKey(code))
    .where('id', '<>', own ?? 0)
    .executeTakeFirst();
  return taken !== undefined;
}

export type CouponColumns = Omit<
  Insertable<CouponTable>,
  'id' | 'public_id' | 'uses' | 'version' | 'created_at' | 'changed_at' | 'changed_by'
>;

export async function insertCoupon(
  tx: DatabaseTransaction,
  row: CouponColumns &
    Pick<Insertable<CouponTable>, 'public_id' | 'created_at' | 'changed_at' | 'changed_by'>,
): Promise<number> {
  const { id } = await tx.insertInto('coupon').values(row).returning('id').executeTakeFirstOrThrow();
  return id;
}

export async function updateCoupon(
  tx: DatabaseTransaction,
  id: number,
  columns: CouponColumns & Pick<Insertable<CouponTable>, 'changed_at' | 'changed_by'>,
): Promise<void> {
  await tx
    .updateTable('coupon')
    .set({ ...columns, version: sql<number>`version + 1` })
    .where('id', '=', id)
    .execute();
}

/** Replaces the products and categories of a coupon. */
export async function writeScope(
  tx: DatabaseTransaction,
  couponId: number,
  { products, categories }: { readonly products: readonly number[]; readonly categories: readonly number[] },
): Promise<void> {
  await tx.deleteFrom('coupon_product').where('coupon_id', '=', couponId).execute();
  await tx.deleteFrom('coupon_category').where('coupon_id', '=', couponId).execute();
  const productRows = [...new Set(products)].map((id) => ({ coupon_id: couponId, product_id: id }));
  if (productRows.length > 0) await tx.insertInto('coupon_product').values(productRows).execute();
  const categoryRows = [...new Set(categories)].map((id) => ({ coupon_id: couponId, category_id: id }));
  if (categoryRows.length > 0) await tx.insertInto('coupon_category').values(categoryRows).execute();
}

/** One page of the orders that have reserved or used a coupon, latest first, and their number. */
export async function listUses(db: Executor, couponId: number, { offset, limit }: Range) {
  const found = db
    .selectFrom('coupon_use')
    .innerJoin('shop_order', 'shop_order.id', 'coupon_use.order_id')
    .where('coupon_id', '=', couponId)
    .where('released_at', 'is', null);
  const { count } = await found
    .select(({ fn }) => fn.countAll<number | string>().as('count'))
    .executeTakeFirstOrThrow();
  const rows = await found
    .select(['public_id', 'status', 'claimed_at', 'paid_at', 'coupon_paise', 'total_paise', 'ship'])
    .orderBy('order_id', 'desc')
    .offset(offset)
    .limit(limit)
    .execute();
  return { rows, total: Number(count) };
}

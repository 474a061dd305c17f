import { sql, type Selectable } from 'kysely';
import type { DatabaseTransaction, Executor } from '../../../platform/db/schema';
import type { ProductTable } from '../tables';

/** Products with the slugs of what they are listed under. */
export const staffProducts = (db: Executor) =>
  db
    .selectFrom('product')
    .innerJoin('category', 'category.id', 'product.category_id')
    .leftJoin('subcategory', 'subcategory.id', 'product.subcategory_id')
    .leftJoin('brand', 'brand.id', 'product.brand_id')
    .leftJoin('theme', 'theme.id', 'product.theme_id')
    .selectAll('product')
    .select([
      'category.slug as category_slug',
      'subcategory.slug as subcategory_slug',
      'brand.slug as brand_slug',
      'theme.slug as theme_slug',
    ]);

/** A product of `staffProducts`; undefined when there is no such id. */
export function findStaffProduct(db: Executor, publicId: string) {
  return staffProducts(db).where('product.public_id', '=', publicId).executeTakeFirst();
}

export type StaffProductRow = NonNullable<Awaited<ReturnType<typeof findStaffProduct>>>;

/** The latest movements of a product's stock. */
export function listStockChanges(db: Executor, productId: number, limit: number) {
  return db
    .selectFrom('stock_movement')
    .leftJoin('shop_order', 'shop_order.id', 'stock_movement.order_id')
    .select([
      'stock_movement.kind',
      'stock_movement.stock_delta',
      'stock_movement.reserved_delta',
      'stock_movement.author',
      'stock_movement.reason',
      'stock_movement.created_at',
      'shop_order.public_id as order_public_id',
    ])
    .where('stock_movement.product_id', '=', productId)
    .orderBy('stock_movement.id', 'desc')
    .limit(limit)
    .execute();
}

export type StockChangeRow = Awaited<ReturnType<typeof listStockChanges>>[number];

/** Products for a change of them, in the order of their ids, as orders lock them. */
export function lockStaffProducts(
  tx: DatabaseTransaction,
  publicIds: readonly string[],
): Promise<Selectable<ProductTable>[]> {
  return tx
    .selectFrom('product')
    .selectAll()
    .where('public_id', 'in', ['', ...publicIds])
    .orderBy('id')
    .forUpdate()
    .execute();
}

/** Changes prices and discounts of locked products, in paise and basis points. Their version grows. */
export async function writePrices(
  tx: DatabaseTransaction,
  prices: readonly { readonly id: number; readonly rate: number; readonly discount: number }[],
  author: string,
  now: Date,
): Promise<void> {
  if (prices.length === 0) return;
  await sql`update product set rate_paise = given.rate, discount_bp = given.discount, updated_at = ${now},
      changed_by = ${author}, version = product.version + 1
    from jsonb_to_recordset(${JSON.stringify(prices)}::jsonb) as given (id bigint, rate bigint, discount int)
    where product.id = given.id`.execute(tx);
}

/** Changes the stock of locked products by pieces that came or went, with the stock ledger. */
export async function adjustStock(
  tx: DatabaseTransaction,
  moves: readonly { readonly id: number; readonly by: number }[],
  { author, reason }: { readonly author: string; readonly reason: string },
  now: Date,
): Promise<void> {
  if (moves.length === 0) return;
  await sql`
    with given as (
      select id, by from jsonb_to_recordset(${JSON.stringify(moves)}::jsonb) as given (id bigint, by int)
    ), moved as (
      update product set stock = product.stock + given.by from given where product.id = given.id
    )
    insert into stock_movement (product_id, kind, stock_delta, author, reason, created_at)
    select id, 'adjust', by, ${author}, ${reason}, ${now.toISOString()}::timestamptz from given`.execute(tx);
}

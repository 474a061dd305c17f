import { type Selectable, sql } from 'kysely';
import type { Static } from 'typebox';
import { inTransaction } from '../../../platform/db/transactions';
import type { DatabaseTransaction, Executor } from '../../../platform/db/schema';
import { ApiError } from '../../../platform/http/api-error';
import { usePicturesNamed } from '../../media';
import type { StaffActor } from '../../staff';
import { findIds } from '../import/read-rows';
import { asWritten, insertNew, recordStock, updateStanding } from '../import/write-rows';
import { mrpFault } from '../declared-fields';
import { periodFault } from '../sale-fields';
import { growCatalogueVersion, readCatalogueNames } from '../name-repository';
import { photoName } from '../product-fields';
import { syncVariants } from '../sync-variants';
import type { ProductRow, ProductTable } from '../tables';
import type { ProductContext } from './context';
import { type ProductFields, readFields, readText, refuseField } from './product-view';
import type { NewProductRequest, ProductRequest } from './schemas';

/** The units of a product; for one with variants, those of its variants and those that it still holds itself. */
export const unitsOf = (column: 'stock' | 'reserved') =>
  sql<number>`(${sql.ref(`product.${column}`)} + case when product.options is null then 0
    else (select coalesce(sum(${sql.ref(`variant.${column}`)}), 0)::int from product as variant
      where variant.parent_id = product.id) end)`;

/** The number of a product's variants; null for a product without options. */
export const variantCount = sql<number | null>`(case when product.options is null then null
  else (select count(*)::int from product as variant where variant.parent_id = product.id) end)`;

/** The number of confirmed, open alerts for a product and its variants. */
const waitingShoppers = (kind: 'stock' | 'price') =>
  sql<number>`(select count(*)::int from product_alert as alert
    join product as sold on sold.id = alert.product_id
    where alert.kind = ${kind} and alert.confirmed_at is not null and alert.mailed_at is null
      and (sold.id = product.id or sold.parent_id = product.id))`;

/** Products with the slugs of their category, brand and theme. */
export const staffProducts = (db: Executor) =>
  db
    .selectFrom('product')
    .innerJoin('category', 'category.id', 'product.category_id')
    .leftJoin('subcategory', 'subcategory.id', 'product.subcategory_id')
    .leftJoin('brand', 'brand.id', 'product.brand_id')
    .leftJoin('theme', 'theme.id', 'product.theme_id')
    .leftJoin('product as parent', 'parent.id', 'product.parent_id')
    .selectAll('product')
    .select([
      'category.slug as category_slug',
      'subcategory.slug as subcategory_slug',
      'brand.slug as brand_slug',
      'theme.slug as theme_slug',
      'parent.slug as parent_slug',
      'parent.options as parent_options',
    ]);

/** A product of `staffProducts` by its id or that of a variant; undefined for an unknown id. */
export async function findStaffProduct(db: Executor, publicId: string) {
  const named = db
    .selectFrom('product as named')
    .select(({ fn }) => fn.coalesce('named.parent_id', 'named.id').as('id'))
    .where('named.public_id', '=', publicId);
  const row = await staffProducts(db)
    .select([unitsOf('stock').as('all_stock'), unitsOf('reserved').as('all_reserved')])
    .select(variantCount.as('variant_count'))
    .select([waitingShoppers('stock').as('waiting_stock'), waitingShoppers('price').as('waiting_price')])
    .where('product.id', '=', named)
    .executeTakeFirst();
  return row && { ...row, stock: row.all_stock, reserved: row.all_reserved };
}

export type StaffProductRow = NonNullable<Awaited<ReturnType<typeof findStaffProduct>>>;

/** The latest movements of the stock of a product and its variants. */
export function listStockChanges(db: Executor, productId: number, limit: number) {
  return db
    .selectFrom('stock_movement')
    .innerJoin('product', 'product.id', 'stock_movement.product_id')
    .leftJoin('shop_order', 'shop_order.id', 'stock_movement.order_id')
    .select(['product.parent_id', 'product.colors'])
    .select([
      'stock_movement.kind',
      'stock_movement.stock_delta',
      'stock_movement.reserved_delta',
      'stock_movement.author',
      'stock_movement.reason',
      'stock_movement.created_at',
      'shop_order.public_id as order_public_id',
    ])
    .where((where) =>
      where.or([where('product.id', '=', productId), where('product.parent_id', '=', productId)]),
    )
    .orderBy('stock_movement.id', 'desc')
    .limit(limit)
    .execute();
}

export type StockChangeRow = Awaited<ReturnType<typeof listStockChanges>>[number];

/** Locks products for a change, in the order of their ids, as orders do; with their variants if requested. */
export function lockStaffProducts(
  tx: DatabaseTransaction,
  publicIds: readonly string[],
  { withVariants = false }: { readonly withVariants?: boolean } = {},
): Promise<Selectable<ProductTable>[]> {
  return tx
    .selectFrom('product')
    .selectAll()
    .where((where) => {
      const isNamed = where('public_id', 'in', ['', ...publicIds]);
      if (!withVariants) return isNamed;
      const parents = where
        .selectFrom('product as parent')
        .select('parent.id')
        .where('parent.public_id', 'in', ['', ...publicIds]);
      return where.or([isNamed, where('parent_id', 'in', parents)]);
    })
    .orderBy('id')
    .forUpdate()
    .execute();
}

/** Changes prices and discounts of locked products, in paise and basis points. Increments their versions. */
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

/** Changes the stock of locked products by a number of units, and adds it to the ledger. */
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

/** The fields that a form may omit, from the product that it changes. */
type Stored = Pick<ProductRow, 'slug' | 'photos' | 'mrp_paise' | 'discount_from' | 'discount_until'>;

/** A product that does not exist yet. */
export const unstored = { photos: [], mrp_paise: null, discount_from: null, discount_until: null } as const;

/** A form as a row of the table. Throws an ApiError 400 that names the field. */
export async function toRow(
  tx: DatabaseTransaction,
  { slug, photos, ...stored }: Stored,
  fields: ProductFields,
  now: Date,
) {
  const find = await usePicturesNamed(tx, fields.photos, now);
  const { values, places } = readFields(fields, { stored: photos, find });
  const ids = findIds(places, await readCatalogueNames(tx), refuseField);
  const mrp = values.mrp === undefined ? stored.mrp_paise : values.mrp;
  const low = mrpFault({ rate_paise: values.rate, gst_bp: values.gst, mrp_paise: mrp });
  if (low !== undefined) refuseField('mrp', low);
  const { discount, discount_from: from = stored.discount_from } = values;
  const { discount_until: until = stored.discount_until } = values;
  const odd = periodFault({ discount_bp: discount, discount_from: from, discount_until: until });
  if (odd) refuseField(odd.field, odd.message);
  return { place: '', row: 0, slug, values, ids };
}

/** Texts that the log only marks as changed. */
const long = new Set(['photos', 'description', 'faq', 'contact']);

/** Pictures are compared by name and alternative text, instants as ISO 8601; all other columns are plain values. */
export const comparable = (value: unknown) =>
  value instanceof Date
    ? value.toISOString()
    : Array.isArray(value)
      ? JSON.stringify((value as ProductRow['photos']).map((photo) => [photoName(photo), photo.alt]))
      : value;

/** The changed fields for the log, each with its values before and after. */
function changesOf(before: ProductRow, columns: Readonly<Record<string, unknown>>) {
  const was = before as Readonly<Record<string, unknown>>;
  const changed = Object.entries(columns).filter(
    ([name, value]) => comparable(was[name]) !== comparable(value),
  );
  return Object.fromEntries(
    changed.map(([name, value]) => [name, long.has(name) ? 'changed' : [was[name] ?? null, value]]),
  );
}

/**
 * Creates a product, once per key, and returns its id. Throws an ApiError: 400 for a field, 409 for a slug that is
 * taken.
 */
export async function createProduct(
  { database, clock }: ProductContext,
  { key, ...request }: Static<typeof NewProductRequest>,
  actor: StaffActor,
): Promise<string> {
  const { slug: given, stock, ...fields } = request;
  const slug = readText('slug', given) ?? '';
  const now = clock.now();
  const make = async (tx: DatabaseTransaction) => {
    // Imports take this lock first, too: products are created one after the other, so that a slug is never assigned twice.
    await growCatalogueVersion(tx);
    const taken = await tx.selectFrom('product').select('id').where('slug', '=', slug).executeTakeFirst();
    if (taken) throw new ApiError(409, `slug: "${slug}" is taken`, { extra: { field: 'slug' } });
    const { values, ...rest } = await toRow(tx, { slug, ...unstored }, fields, now);
    const row = { ...rest, values: { ...values, stock } };
    const written = asWritten(row);
    await insertNew(tx, [written], actor.name);
    await recordStock(tx, [row], new Map(), actor.name);
    const { public_id: id } = await tx
      .selectFrom('product')
      .select('public_id')
      .where('slug', '=', slug)
      .executeTakeFirstOrThrow();
    await actor.log(tx, 'product-created', { product: id, slug, title: values.title }, now);
    return id;
  };
  return inTransaction(database, (tx) =>
    actor.once(tx, { key, request: { product: request } }, now, () => make(tx)),
  );
}

/**
 * Changes all fields of a product except stock. Repeating the same fields changes nothing. Throws an ApiError: 400 for a field,
 * 404, and 409 when someone changed it after it was opened.
 */
export async function editProduct(
  { database, clock }: ProductContext,
  publicId: string,
  { version, ...fields }: Static<typeof ProductRequest>,
  actor: StaffActor,
): Promise<void> {
  await inTransaction(database, async (tx) => {
    await growCatalogueVersion(tx);
    const [before] = await lockStaffProducts(tx, [publicId]);
    if (!before) throw new ApiError(404, 'Product not found.');
    if (before.parent_id !== null)
      throw new ApiError(409, 'This is a variant. Change it on the page of its product.');
    const now = clock.now();
    const written = asWritten(await toRow(tx, before, fields, now));
    const changes = changesOf(before, written.columns);
    if (Object.keys(changes).length === 0) return;
    if (before.version !== version) {
      const who = before.changed_by ?? 'Someone';
      throw new ApiError(409, `${who} changed this product after you opened it. Nothing was saved.`, {
        extra: { version: before.version },
      });
    }
    if (before.archived_at !== null && written.columns.active === true) {
      refuseField('active', 'The product is archived. Restore it first.');
    }
    await updateStanding(tx, [written], actor.name, now);
    await syncVariants(tx, [before.id]);
    await actor.log(tx, 'product-changed', { product: publicId, slug: before.slug, changes }, now);
  });
}

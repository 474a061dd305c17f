import { tax } from '@shop/config';
import { sql } from 'kysely';
import { publicIdOf } from '../../../platform/db/public-id';
import type { DatabaseTransaction } from '../../../platform/db/schema';
import { mrpFault } from '../declared-fields';
import { periodFault, type StoredDiscount } from '../sale-fields';
import { columnsOf as columnsOfValues, columnTypes as fieldTypes } from '../derive-fields';
import { withFreeIds } from './free-ids';
import { keepAlts } from './keep-alts';
import type { ProductRow } from '../tables';
import type { ImportFault } from '../../../platform/csv/import-file';
import type { ImportRow } from './read-rows';
import {
  faultsOfVariants,
  finishGroups,
  isVariantRow,
  readGroups,
  readParents,
  type VariantRow,
} from './variant-rows';

const BATCH = 500;

/** Columns of the table with their types, in the order of the rows that are sent. */
const columnTypes = {
  ...fieldTypes,
  category_id: 'bigint',
  subcategory_id: 'bigint',
  brand_id: 'bigint',
  theme_id: 'bigint',
  parent_id: 'bigint',
  choice: 'jsonb',
  enabled: 'boolean',
  own_photos: 'boolean',
} as const;

export type Column = keyof typeof columnTypes;

const known = { slug: 'text', public_id: 'text', ...columnTypes };
const recordset = sql.raw(
  `(${Object.entries(known)
    .map(([name, type]) => `${name} ${type}`)
    .join(', ')})`,
);

/** A stored product. */
export interface Written {
  readonly slug: string;
  readonly public_id: string;
  readonly columns: Readonly<Partial<Record<Column, unknown>>>;
}

/** A row of the file as columns; those that the file leaves out are missing. */
export function asWritten({ slug, values, ids }: ImportRow): Written {
  return { slug, public_id: publicIdOf('product', slug), columns: { ...columnsOfValues(values), ...ids } };
}

/** A variant as columns. What it shares with its product is copied from it. */
function asVariant(row: VariantRow, parent: ProductRow | undefined, isNew: boolean): Written {
  const { slug, public_id, columns } = asWritten(row);
  const { active, ...own } = columns;
  const copied = parent && {
    ...{ title: parent.title, category_id: parent.category_id, parent_id: parent.id },
    ...{ photos: parent.photos, hsn: parent.hsn, gst_bp: parent.gst_bp, rate_paise: parent.rate_paise },
  };
  return {
    slug,
    public_id,
    columns: {
      ...(isNew && copied),
      ...own,
      ...(active !== undefined && { enabled: active }),
      ...(own.photos !== undefined && { own_photos: true }),
      ...(row.variant.choice && { choice: row.variant.choice }),
    },
  };
}

function* batches<Item>(items: readonly Item[]): Generator<readonly Item[]> {
  for (let start = 0; start < items.length; start += BATCH) yield items.slice(start, start + BATCH);
}

const payload = (rows: readonly Written[]) =>
  JSON.stringify(rows.map(({ slug, public_id, columns }) => ({ slug, public_id, ...columns })));

const columnsOf = ({ columns }: Written): Column[] =>
  (Object.keys(columnTypes) as Column[]).filter((column) => columns[column] !== undefined);

/** Groups rows by their columns, which may differ in a JSON file, and splits them into batches. */
function* alike(rows: readonly Written[]): Generator<{ columns: Column[]; batch: readonly Written[] }> {
  const groups = new Map<string, Written[]>();
  for (const row of rows) {
    const key = columnsOf(row).join();
    const group = groups.get(key);
    if (group) group.push(row);
    else groups.set(key, [row]);
  }
  for (const group of groups.values()) {
    for (const batch of batches(group)) yield { columns: batch[0] ? columnsOf(batch[0]) : [], batch };
  }
}

/** Writes new products. `author` is the staff member, or null when the operator imports the file. */
export async function insertNew(
  tx: DatabaseTransaction,
  rows: readonly Written[],
  author: string | null,
): Promise<void> {
  for (const { columns, batch } of alike(await withFreeIds(tx, rows))) {
    const names = sql.join(['slug', 'public_id', ...columns].map((name) => sql.id(name)));
    await sql`insert into product (${names}, changed_by)
      select ${names}, ${author}::text from jsonb_to_recordset(${payload(batch)}::jsonb) as given ${recordset}`.execute(
      tx,
    );
  }
}

const columnsIn = (table: 'product' | 'given', columns: readonly Column[]) =>
  sql.join(columns.map((name) => sql`${sql.id(table, name)}`));

/** Changes products by slug, in the columns that are given. Returns how many of them changed. */
export async function updateStanding(
  tx: DatabaseTransaction,
  rows: readonly Written[],
  author: string | null,
  now: Date,
): Promise<number> {
  let changed = 0n;
  for (const { columns, batch } of alike(rows)) {
    if (columns.length === 0) continue;
    const changes = columns.map((name) => sql`${sql.id(name)} = given.${sql.id(name)}`);
    const { numAffectedRows = 0n } = await sql`update product
      set ${sql.join(changes)}, updated_at = ${now}, version = product.version + 1, changed_by = ${author}
      from jsonb_to_recordset(${payload(batch)}::jsonb) as given ${recordset}
      where product.slug = given.slug
        and (${columnsIn('product', columns)}) is distinct from (${columnsIn('given', columns)})`.execute(tx);
    changed += numAffectedRows;
  }
  return Number(changed);
}

/** Adds the stock changes of this import to the ledger. */
export async function recordStock(
  tx: DatabaseTransaction,
  rows: readonly ImportRow[],
  existing: ReadonlyMap<string, { readonly stock: number }>,
  author: string | null,
): Promise<void> {
  const moved = rows.flatMap(({ slug, values: { stock } }) => {
    const delta = stock === undefined ? 0 : stock - (existing.get(slug)?.stock ?? 0);
    return delta === 0 ? [] : [{ slug, delta }];
  });
  for (const batch of batches(moved)) {
    await sql`insert into stock_movement (product_id, kind, stock_delta, author)
      select product.id, 'import', given.delta, ${author}::text
      from jsonb_to_recordset(${JSON.stringify(batch)}::jsonb) as given (slug text, delta int)
      join product on product.slug = given.slug`.execute(tx);
  }
}

const required = {
  title: 'title',
  rate_paise: 'rate',
  stock: 'stock',
  category_id: 'category',
  photos: 'photos',
} as const;

interface ExistingProduct extends StoredDiscount {
  readonly id: number;
  readonly stock: number;
  readonly reserved: number;
  readonly version: number;
  readonly archived: boolean;
  readonly rate_paise: number;
  readonly gst_bp: number;
  readonly mrp_paise: number | null;
  readonly parent_id: number | null;
}

type Existing = ReadonlyMap<string, ExistingProduct>;

/** The existing products of the slugs, locked in the order of their ids, as orders lock them. */
async function lockExisting(tx: DatabaseTransaction, rows: readonly ImportRow[]): Promise<Existing> {
  const slugs = JSON.stringify(rows.map(({ slug }) => slug));
  const { rows: found } = await sql<ExistingProduct & { slug: string }>`
    select id, slug, stock, reserved, version, parent_id, archived_at is not null as archived, rate_paise, gst_bp, mrp_paise,
      discount_bp, discount_from, discount_until
    from product
    where slug in (select jsonb_array_elements_text(${slugs}::jsonb))
    order by id for update`.execute(tx);
  return new Map(found.map(({ slug, ...existing }) => [slug, existing]));
}

/**
 * The row with the product's new stock. In an exported file only the difference counts, so that units sold since are
 * not added back.
 */
function withStock(row: ImportRow, existing: Existing): ImportRow {
  const { stock, stock_was: stockWas } = row.values;
  const there = existing.get(row.slug);
  if (!there || stock === undefined || stockWas === undefined || stockWas === null) return row;
  return { ...row, values: { ...row.values, stock: there.stock + stock - stockWas } };
}

function faultsOf({ place, row, slug, values, ...rest }: ImportRow, existing: Existing): ImportFault[] {
  const there = existing.get(slug);
  const fault = (field: string, message: string) => ({ place, row, field, message });
  const { rate = there?.rate_paise, gst = there?.gst_bp ?? tax.gstBasisPoints } = values;
  const { mrp = there?.mrp_paise ?? null } = values;
  const low = rate === undefined ? undefined : mrpFault({ rate_paise: rate, gst_bp: gst, mrp_paise: mrp });
  const { discount = there?.discount_bp ?? 0, discount_from: from = there?.discount_from ?? null } = values;
  const { discount_until: until = there?.discount_until ?? null } = values;
  const odd = periodFault({ discount_bp: discount, discount_from: from, discount_until: until });
  const periodFaults = odd ? [fault(odd.field, odd.message)] : [];
  const priceFaults = low === undefined ? periodFaults : [fault('mrp', low), ...periodFaults];
  if (!there) {
    if (rest.variant)
      return [
        ...(values.stock === undefined ? [fault('stock', 'is missing for a new product')] : []),
        ...periodFaults,
      ];
    const { columns } = asWritten({ place, row, slug, values, ...rest });
    const missing = Object.entries(required).flatMap(([column, field]) =>
      columns[column as Column] === undefined ? [fault(field, 'is missing for a new product')] : [],
    );
    return [...missing, ...priceFaults];
  }
  const { stock = there.reserved, version = null } = values;
  return [
    ...(there.archived && values.active
      ? [fault('active', 'the product is archived; restore it first')]
      : []),
    ...priceFaults,
    ...(stock < there.reserved
      ? [fault('stock', `${stock} is less than the ${there.reserved} units that open orders hold`)]
      : []),
    ...(version !== null && version !== there.version
      ? [fault('version', 'the product was changed after this file was exported')]
      : []),
  ];
}

export interface WrittenCounts {
  readonly created: number;
  readonly updated: number;
  /** Products that did not change. */
  readonly unchanged: number;
}

/** Rows to be written, with the products that they change, which are locked. */
interface CheckedRows {
  readonly rows: readonly ImportRow[];
  readonly existing: Existing;
  readonly groups: Awaited<ReturnType<typeof readGroups>>;
  readonly faults: readonly ImportFault[];
}

/**
 * Compares rows with the existing products. Reports faults, such as a new product that lacks a field, a stock below the
 * units that open orders hold, or a product that was changed after its export.
 */
export async function checkRows(tx: DatabaseTransaction, given: readonly ImportRow[]): Promise<CheckedRows> {
  const existing = await lockExisting(tx, given);
  const rows = (await keepAlts(tx, given)).map((row) => withStock(row, existing));
  const groups = await readGroups(tx, rows);
  const faults = [
    ...rows.flatMap((row) => faultsOf(row, existing)),
    ...faultsOfVariants(groups, rows, existing),
  ];
  return { rows, existing, groups, faults };
}

/** Writes products without faults by slug: inserts new ones, and updates the others in the columns of the file. */
export async function writeRows(
  tx: DatabaseTransaction,
  { rows, existing, groups }: CheckedRows,
  author: string | null,
  now: Date,
): Promise<WrittenCounts> {
  const products = rows.filter((row) => !isVariantRow(row));
  const isExisting = ({ slug }: ImportRow) => existing.has(slug);
  const fresh = products.filter((row) => !isExisting(row)).map(asWritten);
  await insertNew(tx, fresh, author);
  const parents = await readParents(tx, groups);
  const variants = rows
    .filter(isVariantRow)
    .map((row) => ({ row, written: asVariant(row, parents.get(row.variant.parent), !isExisting(row)) }));
  const freshVariants = variants.flatMap(({ row, written }) => (isExisting(row) ? [] : [written]));
  await insertNew(tx, freshVariants, author);
  const others = [
    ...products.filter(isExisting).map(asWritten),
    ...variants.flatMap(({ row, written }) => (isExisting(row) ? [written] : [])),
  ];
  const updated = await updateStanding(tx, others, author, now);
  await recordStock(tx, rows, existing, author);
  await finishGroups(tx, groups, rows);
  return { created: fresh.length + freshVariants.length, updated, unchanged: others.length - updated };
}

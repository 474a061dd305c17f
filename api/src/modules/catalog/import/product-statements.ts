import { sql } from 'kysely';
import { publicIdOf } from '../../../platform/db/public-id';
import type { DatabaseTransaction } from '../../../platform/db/schema';
import type { ImportRow } from './read-rows';

const BATCH = 500;

/** Columns of the table, with their types, in the order in which they travel. */
const columnTypes = {
  title: 'text',
  code: 'text',
  rate_paise: 'bigint',
  discount_bp: 'int',
  hsn: 'text',
  gst_bp: 'int',
  stock: 'int',
  category_id: 'bigint',
  subcategory_id: 'bigint',
  brand_id: 'bigint',
  theme_id: 'bigint',
  colors: 'text',
  variant: 'text',
  photos: 'jsonb',
  description: 'text',
  faq: 'text',
  contact: 'text',
  active: 'boolean',
} as const;

export type Column = keyof typeof columnTypes;

const known = { slug: 'text', public_id: 'text', ...columnTypes };
const recordset = sql.raw(
  `(${Object.entries(known)
    .map(([name, type]) => `${name} ${type}`)
    .join(', ')})`,
);

/** A product as it goes into the table. */
export interface Written {
  readonly slug: string;
  readonly public_id: string;
  readonly columns: Readonly<Partial<Record<Column, unknown>>>;
}

/** A row of the file as columns; those that the file leaves out are missing. */
export function asWritten({ slug, values, ids }: ImportRow): Written {
  const { rate, discount, gst, photos, stock_was: _stockWas, version: _version, ...others } = values;
  const columns = {
    ...others,
    ...ids,
    ...(rate !== undefined && { rate_paise: rate }),
    ...(discount !== undefined && { discount_bp: discount }),
    ...(gst !== undefined && { gst_bp: gst }),
    ...(photos !== undefined && { photos: JSON.parse(photos) as unknown }),
  };
  return { slug, public_id: publicIdOf('product', slug), columns };
}

function* batches<Item>(items: readonly Item[]): Generator<readonly Item[]> {
  for (let start = 0; start < items.length; start += BATCH) yield items.slice(start, start + BATCH);
}

const payload = (rows: readonly Written[]) =>
  JSON.stringify(rows.map(({ slug, public_id, columns }) => ({ slug, public_id, ...columns })));

const columnsOf = ({ columns }: Written): Column[] =>
  (Object.keys(columnTypes) as Column[]).filter((column) => columns[column] !== undefined);

/** Rows that have the same columns, in statements of a bearable size: products of a JSON file may differ. */
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

/** Writes new products. `author` is the keeper; null for a file of the operator. */
export async function insertNew(
  tx: DatabaseTransaction,
  rows: readonly Written[],
  author: string | null,
): Promise<void> {
  for (const { columns, batch } of alike(rows)) {
    const names = sql.join(['slug', 'public_id', ...columns].map((name) => sql.id(name)));
    await sql`insert into product (${names}, changed_by)
      select ${names}, ${author}::text from jsonb_to_recordset(${payload(batch)}::jsonb) as given ${recordset}`.execute(
      tx,
    );
  }
}

const columnsIn = (table: 'product' | 'given', columns: readonly Column[]) =>
  sql.join(columns.map((name) => sql`${sql.id(table, name)}`));

/** Changes products by slug, in the columns that are given. Returns how many of them were not like that already. */
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

/** Writes to the stock ledger what came or went by this import. */
export async function recordStock(
  tx: DatabaseTransaction,
  rows: readonly ImportRow[],
  standing: ReadonlyMap<string, { readonly stock: number }>,
  author: string | null,
): Promise<void> {
  const moved = rows.flatMap(({ slug, values: { stock } }) => {
    const delta = stock === undefined ? 0 : stock - (standing.get(slug)?.stock ?? 0);
    return delta === 0 ? [] : [{ slug, delta }];
  });
  for (const batch of batches(moved)) {
    await sql`insert into stock_movement (product_id, kind, stock_delta, author)
      select product.id, 'import', given.delta, ${author}::text
      from jsonb_to_recordset(${JSON.stringify(batch)}::jsonb) as given (slug text, delta int)
      join product on product.slug = given.slug`.execute(tx);
  }
}

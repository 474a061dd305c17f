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
  const { rate, discount, gst, photos, ...others } = values;
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

/** Writes new products. */
export async function insertNew(tx: DatabaseTransaction, rows: readonly Written[]): Promise<void> {
  for (const { columns, batch } of alike(rows)) {
    const names = sql.join(['slug', 'public_id', ...columns].map((name) => sql.id(name)));
    await sql`insert into product (${names})
      select ${names} from jsonb_to_recordset(${payload(batch)}::jsonb) as given ${recordset}`.execute(tx);
  }
}

/** Changes products by slug, in the columns that are given. */
export async function updateStanding(
  tx: DatabaseTransaction,
  rows: readonly Written[],
  now: Date,
): Promise<void> {
  for (const { columns, batch } of alike(rows)) {
    const changes = columns.map((name) => sql`${sql.id(name)} = given.${sql.id(name)}`);
    await sql`update product set ${sql.join([...changes, sql`updated_at = ${now}`])}
      from jsonb_to_recordset(${payload(batch)}::jsonb) as given ${recordset}
      where product.slug = given.slug`.execute(tx);
  }
}

/** Writes to the stock ledger what came or went by this import. */
export async function recordStock(
  tx: DatabaseTransaction,
  rows: readonly ImportRow[],
  standing: ReadonlyMap<string, { readonly stock: number }>,
): Promise<void> {
  const moved = rows.flatMap(({ slug, values: { stock } }) => {
    const delta = stock === undefined ? 0 : stock - (standing.get(slug)?.stock ?? 0);
    return delta === 0 ? [] : [{ slug, delta }];
  });
  for (const batch of batches(moved)) {
    await sql`insert into stock_movement (product_id, kind, stock_delta)
      select product.id, 'import', given.delta
      from jsonb_to_recordset(${JSON.stringify(batch)}::jsonb) as given (slug text, delta int)
      join product on product.slug = given.slug`.execute(tx);
  }
}

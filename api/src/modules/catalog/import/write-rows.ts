import { sql } from 'kysely';
import type { DatabaseTransaction } from '../../../platform/db/schema';
import type { ImportFault } from './import-fault';
import { asWritten, insertNew, recordStock, updateStanding, type Column } from './product-statements';
import type { ImportRow } from './read-rows';

const required = {
  title: 'title',
  rate_paise: 'rate',
  stock: 'stock',
  category_id: 'category',
  photos: 'photos',
} as const;

interface Standing {
  readonly id: number;
  readonly stock: number;
  readonly reserved: number;
  readonly version: number;
}

type Standings = ReadonlyMap<string, Standing>;

/** Those of the slugs that the shop has, locked in the order of their ids, as orders lock them. */
async function lockStanding(tx: DatabaseTransaction, rows: readonly ImportRow[]): Promise<Standings> {
  const slugs = JSON.stringify(rows.map(({ slug }) => slug));
  const { rows: found } = await sql<Standing & { slug: string }>`
    select id, slug, stock, reserved, version from product
    where slug in (select jsonb_array_elements_text(${slugs}::jsonb))
    order by id for update`.execute(tx);
  return new Map(found.map(({ slug, ...standing }) => [slug, standing]));
}

/**
 * The row with the stock that the product is to have. Of an exported file the difference counts: pieces that were sold since
 * do not come back.
 */
function withStock(row: ImportRow, standing: Standings): ImportRow {
  const { stock, stock_was: stockWas } = row.values;
  const there = standing.get(row.slug);
  if (!there || stock === undefined || stockWas === undefined || stockWas === null) return row;
  return { ...row, values: { ...row.values, stock: there.stock + stock - stockWas } };
}

function faultsOf({ place, row, slug, values, ...rest }: ImportRow, standing: Standings): ImportFault[] {
  const there = standing.get(slug);
  const fault = (field: string, message: string) => ({ place, row, field, message });
  if (!there) {
    const { columns } = asWritten({ place, row, slug, values, ...rest });
    return Object.entries(required).flatMap(([column, field]) =>
      columns[column as Column] === undefined ? [fault(field, 'is missing for a new product')] : [],
    );
  }
  const { stock = there.reserved, version = null } = values;
  return [
    ...(stock < there.reserved
      ? [fault('stock', `${stock} is less than the ${there.reserved} pieces that open orders hold`)]
      : []),
    ...(version !== null && version !== there.version
      ? [fault('version', 'the product was changed after this file was exported')]
      : []),
  ];
}

export interface WrittenCounts {
  readonly created: number;
  readonly updated: number;
  /** Were like that already. */
  readonly unchanged: number;
}

/** Rows as they would be written, with the products that they change, which are locked. */
export interface CheckedRows {
  readonly rows: readonly ImportRow[];
  readonly standing: Standings;
  readonly faults: readonly ImportFault[];
}

/**
 * Looks at rows beside what the shop has. It is a fault when a new product lacks something, open orders hold more pieces than
 * there are to be, or a product was changed after its export.
 */
export async function checkRows(tx: DatabaseTransaction, given: readonly ImportRow[]): Promise<CheckedRows> {
  const standing = await lockStanding(tx, given);
  const rows = given.map((row) => withStock(row, standing));
  return { rows, standing, faults: rows.flatMap((row) => faultsOf(row, standing)) };
}

/** Writes products without faults by slug: new ones whole, the others in the columns that the file has. */
export async function writeRows(
  tx: DatabaseTransaction,
  { rows, standing }: CheckedRows,
  author: string | null,
  now: Date,
): Promise<WrittenCounts> {
  const fresh = rows.filter(({ slug }) => !standing.has(slug)).map(asWritten);
  const others = rows.filter(({ slug }) => standing.has(slug)).map(asWritten);
  await insertNew(tx, fresh, author);
  const updated = await updateStanding(tx, others, author, now);
  await recordStock(tx, rows, standing, author);
  return { created: fresh.length, updated, unchanged: others.length - updated };
}

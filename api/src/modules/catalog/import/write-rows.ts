import { sql } from 'kysely';
import type { DatabaseTransaction } from '../../../platform/db/schema';
import { ImportRefused, type ImportFault } from './import-fault';
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
}

/** Those of the slugs that the shop has, locked in the order of their ids, as orders lock them. */
async function lockStanding(
  tx: DatabaseTransaction,
  rows: readonly ImportRow[],
): Promise<Map<string, Standing>> {
  const slugs = JSON.stringify(rows.map(({ slug }) => slug));
  const { rows: found } = await sql<Standing & { slug: string }>`
    select id, slug, stock, reserved from product
    where slug in (select jsonb_array_elements_text(${slugs}::jsonb))
    order by id for update`.execute(tx);
  return new Map(found.map(({ slug, ...standing }) => [slug, standing]));
}

function refuseImpossible(rows: readonly ImportRow[], standing: ReadonlyMap<string, Standing>): void {
  const faults: ImportFault[] = rows.flatMap((row) => {
    const { place, values } = row;
    const there = standing.get(row.slug);
    if (!there) {
      const { columns } = asWritten(row);
      return Object.entries(required).flatMap(([column, field]) =>
        columns[column as Column] === undefined
          ? [{ place, field, message: 'is missing for a new product' }]
          : [],
      );
    }
    if (values.stock === undefined || values.stock >= there.reserved) return [];
    const message = `${values.stock} is less than the ${there.reserved} pieces that open orders hold`;
    return [{ place, field: 'stock', message }];
  });
  if (faults.length > 0) throw new ImportRefused(faults);
}

export interface WrittenCounts {
  readonly created: number;
  readonly updated: number;
}

/**
 * Writes products by slug: new ones whole, the others in the columns that the file has. Throws an ImportRefused when
 * a new one lacks something, or open orders hold more pieces than there are to be.
 */
export async function writeRows(
  tx: DatabaseTransaction,
  rows: readonly ImportRow[],
  now: Date,
): Promise<WrittenCounts> {
  const standing = await lockStanding(tx, rows);
  refuseImpossible(rows, standing);
  const fresh = rows.filter(({ slug }) => !standing.has(slug)).map(asWritten);
  const others = rows.filter(({ slug }) => standing.has(slug)).map(asWritten);
  await insertNew(tx, fresh);
  await updateStanding(tx, others, now);
  await recordStock(tx, rows, standing);
  return { created: fresh.length, updated: others.length };
}

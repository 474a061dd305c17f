import { sql, type RawBuilder } from 'kysely';
import type { Database } from '../db/database';
import type { Executor } from '../db/schema';

/** How alike a word must be to count when nothing contains the text itself, 0 to 1. */
const ALIKE = 0.3;

const escaped = (text: string) => text.replace(/[\\%_]/g, '\\$&');

type Condition = RawBuilder<boolean>;

/** The newest products for which `found` holds and `before` does not. */
async function newest(
  db: Executor,
  found: Condition,
  before: readonly Condition[],
  limit: number,
): Promise<number[]> {
  const rows = await db
    .selectFrom('product')
    .select('id')
    .where('active', '=', true)
    .where(found)
    .where((where) => where.and(before.map((condition) => where.not(condition))))
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
  return rows.map(({ id }) => id);
}

/** Titles that begin with the text, then those that contain it, then codes and words in any order. */
async function containing(db: Executor, text: string, limit: number): Promise<number[]> {
  const inside = `%${escaped(text)}%`;
  const tiers: readonly Condition[] = [
    sql<boolean>`title ilike ${`${escaped(text)}%`}`,
    sql<boolean>`title ilike ${inside}`,
    sql<boolean>`(coalesce(code ilike ${inside}, false) or search @@ plainto_tsquery('simple', ${text}))`,
  ];
  const ids: number[] = [];
  for (const [index, tier] of tiers.entries()) {
    if (ids.length >= limit) break;
    ids.push(...(await newest(db, tier, tiers.slice(0, index), limit - ids.length)));
  }
  return ids;
}

/** Titles with a word much like the text: what a slip of the finger meant. */
function alike(database: Pick<Database, 'transaction'>, text: string, limit: number): Promise<number[]> {
  return database.transaction(async (tx) => {
    // The operator, unlike the function, is answered from the index; its threshold is a setting.
    await sql`set local pg_trgm.word_similarity_threshold = ${sql.lit(ALIKE)}`.execute(tx);
    const rows = await tx
      .selectFrom('product')
      .select('id')
      .where('active', '=', true)
      .where(sql<boolean>`title operator(public.%>) ${text}`)
      .orderBy(sql`public.word_similarity(${text}, title)`, 'desc')
      .orderBy('id', 'desc')
      .limit(limit)
      .execute();
    return rows.map(({ id }) => id);
  });
}

/** Internal ids of the products that a search text finds, best first, at most `limit`. */
export async function searchProductIds(
  database: Pick<Database, 'db' | 'transaction'>,
  text: string,
  limit: number,
): Promise<readonly number[]> {
  const found = await containing(database.db, text, limit);
  return found.length > 0 ? found : alike(database, text, limit);
}

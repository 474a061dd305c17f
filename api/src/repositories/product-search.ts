import { sql, type RawBuilder } from 'kysely';
import type { Database } from '../db/database';
import type { Executor } from '../db/schema';

/** How alike a word must be to count when nothing contains the text itself, 0 to 1. */
const ALIKE = 0.3;

/** Products that are looked at more closely at most: of more, most are equally good. */
const CANDIDATES = 500;

const escaped = (text: string) => text.replace(/[\\%_]/g, '\\$&');

type Condition = RawBuilder<boolean>;

/** The newest products for which `found` holds. */
async function newest(db: Executor, found: Condition, limit: number): Promise<number[]> {
  const rows = await db
    .selectFrom('product')
    .select('id')
    .where('active', '=', true)
    .where(found)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
  return rows.map(({ id }) => id);
}

/**
 * Codes that contain the text, and titles with all its words in any order. Apart from the order by age, because the
 * planner takes words for more frequent than they are and would read the catalogue from its newest product on.
 */
async function otherwise(db: Executor, text: string, before: Condition, limit: number): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    with found as materialized (
      (select id, created_at from product
        where active and code ilike ${`%${escaped(text)}%`} and not ${before} limit ${sql.lit(CANDIDATES)})
      union
      (select id, created_at from product
        where active and search @@ plainto_tsquery('simple', ${text}) and not ${before} limit ${sql.lit(CANDIDATES)})
    )
    select id from found order by created_at desc, id desc limit ${limit}`.execute(db);
  return rows.map(({ id }) => id);
}

/** Titles that begin with the text, then those that contain it, then codes and words in any order. */
async function containing(db: Executor, text: string, limit: number): Promise<number[]> {
  const begins = sql<boolean>`(title ilike ${`${escaped(text)}%`})`;
  const contains = sql<boolean>`(title ilike ${`%${escaped(text)}%`})`;
  const ids = await newest(db, begins, limit);
  const inside = sql<boolean>`(${contains} and not ${begins})`;
  if (ids.length < limit) ids.push(...(await newest(db, inside, limit - ids.length)));
  if (ids.length < limit) ids.push(...(await otherwise(db, text, contains, limit - ids.length)));
  return ids;
}

/** Titles with a word much like the text: what a slip of the finger meant. */
function alike(database: Pick<Database, 'transaction'>, text: string, limit: number): Promise<number[]> {
  return database.transaction(async (tx) => {
    // The operator, unlike the function, can be answered from the index; its threshold is a setting, and so is that
    // the index is used although many titles are a little alike: comparing each of them costs most.
    await sql`set local enable_seqscan = off`.execute(tx);
    await sql`set local pg_trgm.word_similarity_threshold = ${sql.lit(ALIKE)}`.execute(tx);
    const rows = await tx
      .selectFrom((from) =>
        from
          .selectFrom('product')
          .select(['id', 'title'])
          .where('active', '=', true)
          .where(sql<boolean>`title operator(public.%>) ${text}`)
          .limit(CANDIDATES)
          .as('candidate'),
      )
      .select('id')
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

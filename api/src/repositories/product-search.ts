import { sql } from 'kysely';
import type { Executor } from '../db/schema';

/** How alike a word must be to count when nothing contains the text itself, 0 to 1. */
const ALIKE = 0.3;

const escaped = (text: string) => text.replace(/[\\%_]/g, '\\$&');

/** Titles and codes that contain the text, those that begin with it first. */
async function containing(db: Executor, text: string, limit: number): Promise<number[]> {
  const pattern = `%${escaped(text)}%`;
  const rows = await db
    .selectFrom('product')
    .select('id')
    .where('active', '=', true)
    .where((where) =>
      where.or([
        where('title', 'ilike', pattern),
        where('code', 'ilike', pattern),
        sql<boolean>`search @@ plainto_tsquery('simple', ${text})`,
      ]),
    )
    .orderBy(sql`title ilike ${`${escaped(text)}%`}`, 'desc')
    .orderBy(sql`title ilike ${pattern}`, 'desc')
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
  return rows.map(({ id }) => id);
}

/** Titles with a word much like the text: what a slip of the finger meant. */
async function alike(db: Executor, text: string, limit: number): Promise<number[]> {
  const rows = await db
    .selectFrom('product')
    .select('id')
    .where('active', '=', true)
    .where(sql<boolean>`public.word_similarity(${text}, title) >= ${sql.lit(ALIKE)}`)
    .orderBy(sql`public.word_similarity(${text}, title)`, 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
  return rows.map(({ id }) => id);
}

/** Internal ids of the products that a search text finds, best first, at most `limit`. */
export async function searchProductIds(
  db: Executor,
  text: string,
  limit: number,
): Promise<readonly number[]> {
  const found = await containing(db, text, limit);
  return found.length > 0 ? found : alike(db, text, limit);
}

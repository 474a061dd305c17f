import { sql, type RawBuilder } from 'kysely';
import type { Database } from '../../platform/db/database';
import { dialectOf } from '../../platform/db/dialect';
import type { Executor } from '../../platform/db/schema';

/** How alike a word must be to count when nothing contains the text itself, 0 to 1. */
const ALIKE = 0.3;

/** How alike a word is that differs by a character or two: of such titles the newest serve as well as older ones. */
const SLIP = 0.5;

/** Products that are looked at more closely at most: of more, most are equally good. */
const CANDIDATES = 500;

/** Titles that are read from the newest on. What many contain is found there, and what few contain by an index. */
const NEWEST = 2_000;

/** Shorter texts have no index: of them only the newest titles, beginnings and whole words are looked at. */
const INDEXED_LETTERS = 3;

const escaped = (text: string) => text.replace(/[\\%_]/g, '\\$&');

type Condition = RawBuilder<boolean>;

/** Of the newest products those for which `found` holds, first those for which `better` holds too. */
async function ofNewest(db: Executor, found: Condition, better: Condition, limit: number) {
  const { rows } = await sql<{ id: number; better: boolean }>`
    select id, ${better} as better from (
      select id, title, code, created_at from product where active
      order by created_at desc, id desc limit ${sql.lit(NEWEST)}
    ) as newest
    where ${found} order by 2 desc, created_at desc, id desc limit ${limit}`.execute(db);
  return rows;
}

const idsOf = (rows: readonly { readonly id: number }[]) => rows.map(({ id }) => id);

/**
 * The newest of those that an index finds. Apart from the order by age, because the planner takes texts for more
 * frequent than they are and would read the catalogue from its newest product on.
 */
async function ofAll(db: Executor, founds: readonly Condition[], limit: number): Promise<number[]> {
  const each = founds.map(
    (found) =>
      sql`(select id, created_at from product where active and ${found} limit ${sql.lit(CANDIDATES)})`,
  );
  const { rows } = await sql<{ id: number }>`
    with found as materialized (${sql.join(each, sql` union `)})
    select id from found order by created_at desc, id desc limit ${limit}`.execute(db);
  return idsOf(rows);
}

/** Whether title and code have all the words, in any order. */
function hasWords(db: Executor, text: string): Condition {
  if (dialectOf(db) === 'postgresql') return sql`search @@ plainto_tsquery('simple', ${text})`;
  const words = text.split(/\s+/).filter(Boolean);
  const each = words.map(
    (word) => sql`' ' || title || ' ' || coalesce(code, '') ilike ${`% ${escaped(word)}%`}`,
  );
  return each.length === 0 ? sql`false` : sql`(${sql.join(each, sql` and `)})`;
}

/** Titles that begin with the text, then those that contain it, then codes and words in any order. */
async function containing(db: Executor, text: string, limit: number): Promise<number[]> {
  const pattern = escaped(text);
  const begins = sql<boolean>`(title ilike ${`${pattern}%`})`;
  const contains = sql<boolean>`(title ilike ${`%${pattern}%`})`;
  const inside = sql<boolean>`(${contains} and not ${begins})`;
  const code = sql<boolean>`(code ilike ${`%${pattern}%`} and not ${contains})`;
  const words = sql<boolean>`(${hasWords(db, text)} and not ${contains})`;
  const isIndexed = text.length >= INDEXED_LETTERS;

  const newest = await ofNewest(db, contains, begins, limit);
  const best = newest.filter(({ better }) => better);
  if (best.length === limit) return idsOf(best);
  const first = sql<boolean>`(lower(title) like lower(${`${pattern}%`}))`;
  const ids = await ofAll(db, [first], limit);
  const add = (more: readonly number[]) =>
    ids.push(...more.filter((id) => !ids.includes(id)).slice(0, limit - ids.length));

  const others = idsOf(newest.filter(({ better }) => !better));
  if (ids.length + others.length >= limit || !isIndexed) add(others);
  else add(await ofAll(db, [inside], limit));
  if (ids.length < limit && !isIndexed) add(idsOf(await ofNewest(db, code, code, limit)));
  if (ids.length < limit) add(await ofAll(db, isIndexed ? [code, words] : [words], limit));
  return ids;
}

/** Of the newest titles those with a word that a character or two make the text, most alike first. */
async function newestAlike(db: Executor, text: string, limit: number): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select id from (
      select id, public.word_similarity(${text}, title) as alike from (
        select id, title from product where active order by created_at desc, id desc limit ${sql.lit(NEWEST)}
      ) as newest
    ) as compared
    where alike >= ${sql.lit(SLIP)} order by alike desc, id desc limit ${limit}`.execute(db);
  return idsOf(rows);
}

/** Titles with a word similar to the text, for typos. */
function alike(database: Pick<Database, 'transaction'>, text: string, limit: number): Promise<number[]> {
  return database.transaction(async (tx) => {
    // The operator, unlike the function, can use the index; its threshold is a setting, and so is that
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

/** How many letters of a word are taken to be right where words cannot be compared. */
const BEGINNING = 3;

/** The newest titles with words that begin as those of the text do: typos mostly come later in a word. */
function beginningAlike(db: Executor, text: string, limit: number): Promise<number[]> {
  const beginnings = text
    .split(/\s+/)
    .map((word) => escaped(word.slice(0, BEGINNING)))
    .filter((word) => word.length >= BEGINNING);
  if (beginnings.length === 0) return Promise.resolve([]);
  const each = beginnings.map((word) => sql`' ' || title ilike ${`% ${word}%`}`);
  return ofAll(db, [sql<boolean>`(${sql.join(each, sql` and `)})`], limit);
}

/** Internal ids of the products that a search text finds, best first, at most `limit`. */
export async function searchProductIds(
  database: Pick<Database, 'db' | 'transaction'>,
  text: string,
  limit: number,
): Promise<readonly number[]> {
  const found = await containing(database.db, text, limit);
  if (found.length > 0) return found;
  if (dialectOf(database.db) === 'plain') return beginningAlike(database.db, text, limit);
  const newest = await newestAlike(database.db, text, limit);
  return newest.length === limit ? newest : alike(database, text, limit);
}

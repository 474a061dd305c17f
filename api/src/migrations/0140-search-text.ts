import { sql, type Kysely, type RawBuilder } from 'kysely';
import { dialectOf } from '../platform/db/dialect';

/** Characters without a glyph: search ignores them. */
const INVISIBLE = sql.raw(String.raw`E'\u00AD\u200B\u200C\u200D\u2060\uFEFF'`);

/** Characters that change the direction of the following text: a name on a label would be reversed. */
const DIRECTIONS = sql.raw(String.raw`E'\u202A\u202B\u202C\u202D\u202E\u2066\u2067\u2068\u2069'`);

/** The form in which texts are compared, as `searchKey` creates it. */
const compared = (text: RawBuilder<string>): RawBuilder<string> =>
  sql`lower(translate(normalize(${text}, NFKC), ${INVISIBLE}, ''))`;

/**
 * Adds the texts that search compares: the title, and all words of a product, each after a space. The column `search` stays for
 * servers of the previous build; its index and those of unnormalised texts are dropped.
 */
async function compareProducts(db: Kysely<unknown>): Promise<void> {
  const all = sql<string>`' ' || title || ' ' || coalesce(code, '') || ' ' || colors || ' ' || coalesce(variant, '')`;
  await sql`alter table product
    add column title_key text not null generated always as (${compared(sql`title`)}) stored,
    add column search_key text not null generated always as (${compared(all)}) stored`.execute(db);
  await sql`drop index product_title_start`.execute(db);
  await sql`create index product_title_key on product (title_key text_pattern_ops) where active`.execute(db);
  await sql`create index product_code on product (lower(code)) where active`.execute(db);
  if (dialectOf(db) === 'plain') return;
  for (const name of ['product_search', 'product_title_trigrams', 'product_code_trigrams'])
    await sql`drop index ${sql.id(name)}`.execute(db);
  await sql`create index product_search_trigrams on product using gin (search_key public.gin_trgm_ops)`.execute(
    db,
  );
}

/** Cleans stored names. */
async function cleanNames(db: Kysely<unknown>): Promise<void> {
  const turns = sql`'[' || ${DIRECTIONS} || ']'`;
  for (const [table, column] of [
    ['app_user', 'name'],
    ['contact_enquiry', 'full_name'],
  ] as const) {
    const name = sql.id(column);
    await sql`update ${sql.table(table)} set ${name} = translate(${name}, ${DIRECTIONS}, '') where ${name} ~ (${turns})`.execute(
      db,
    );
  }
  for (const table of ['shop_order', 'saved_address']) {
    await sql`update ${sql.table(table)} set ship = translate(ship::text, ${DIRECTIONS}, '')::jsonb
      where ship::text ~ (${turns})`.execute(db);
  }
}

/** The search words of orders and people. */
async function compareNames(db: Kysely<unknown>): Promise<void> {
  await sql`create or replace function person_words(public_id text, name text, email text, phone text) returns tsvector
    language sql immutable parallel safe as $$
      select array_to_tsvector(array_remove(
        regexp_split_to_array(${compared(sql`name`)}, '\\s+') || array[
          ${compared(sql`email`)},
          right(regexp_replace(phone, '\\D', '', 'g'), 10),
          regexp_replace(lower(public_id), '^enq_', '')
        ], ''))
    $$`.execute(db);
  if (dialectOf(db) === 'plain') return;
  await sql`create or replace function order_words(public_id text, ship jsonb) returns tsvector
    language sql immutable parallel safe as $$
      select array_to_tsvector(array_remove(
        regexp_split_to_array(${compared(sql`coalesce(ship ->> 'name', '')`)}, '\\s+') || array[
          ${compared(sql`coalesce(ship ->> 'email', '')`)},
          right(regexp_replace(coalesce(ship ->> 'phone', ''), '\\D', '', 'g'), 10),
          lower(public_id),
          substr(lower(public_id), 5)
        ], ''))
    $$`.execute(db);
}

/** Rebuilds indexes and rows with the words of the new functions. */
async function renewWords(db: Kysely<unknown>): Promise<void> {
  await sql`reindex index app_user_words`.execute(db);
  await sql`reindex index contact_enquiry_words`.execute(db);
  if (dialectOf(db) === 'postgresql') await sql`reindex index shop_order_words`.execute(db);
  await sql`update guest set words = seen.words from (
      select email_key, array_to_tsvector(array_agg(distinct word)) as words
      from guest_seen, unnest(tsvector_to_array(guest_seen.words)) as word group by email_key
    ) as seen where seen.email_key = guest.email_key and guest.words <> ''`.execute(db);
}

export async function up(db: Kysely<unknown>): Promise<void> {
  await compareProducts(db);
  await compareNames(db);
  await cleanNames(db);
  await renewWords(db);
}

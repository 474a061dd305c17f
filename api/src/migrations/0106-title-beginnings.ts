import { sql, type Kysely } from 'kysely';

/** Finds titles by what they begin with, however few letters that are: trigrams need three. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create index product_title_start on product (lower(title) text_pattern_ops) where active`.execute(
    db,
  );
}

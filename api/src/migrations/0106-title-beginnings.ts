import { sql, type Kysely } from 'kysely';

/** Indexes titles by their beginning, for searches of one or two letters: trigrams need three. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create index product_title_start on product (lower(title) text_pattern_ops) where active`.execute(
    db,
  );
}

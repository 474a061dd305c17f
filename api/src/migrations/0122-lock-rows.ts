import { sql, type Kysely } from 'kysely';

/** Rows that transactions wait for each other by in a database without advisory locks. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table lock_row (name text primary key, taken bigint not null)`.execute(db);
}

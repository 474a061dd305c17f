import { sql, type Kysely } from 'kysely';

/** Creates lock rows for databases without advisory locks. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table lock_row (name text primary key, taken bigint not null)`.execute(db);
}

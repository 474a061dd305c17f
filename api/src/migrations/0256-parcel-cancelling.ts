import { sql, type Kysely } from 'kysely';

/** Marks a parcel whose courier was asked to cancel it, until the outcome is known. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table parcel add column cancelling boolean not null default false`.execute(db);
}

import { sql, type Kysely } from 'kysely';
import { dialectOf } from '../platform/db/dialect';

/** Creates the setting of the states that the checkout offers. Without a row, it offers the default states. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table delivery_setting (
    id smallint primary key default 1 check (id = 1),
    all_states boolean not null
  )`.execute(db);
  if (dialectOf(db) === 'plain') return;
  await sql`create trigger delivery_setting_told after insert or update or delete on delivery_setting
    for each statement execute function tell_catalogue('catalogue')`.execute(db);
}

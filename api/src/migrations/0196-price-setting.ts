import { sql, type Kysely } from 'kysely';
import { dialectOf } from '../platform/db/dialect';

/** Creates the setting whether pages show prices with GST. Without a row, they show prices before GST. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table price_setting (
    id smallint primary key default 1 check (id = 1),
    with_tax boolean not null
  )`.execute(db);
  if (dialectOf(db) === 'plain') return;
  await sql`create trigger price_setting_told after insert or update or delete on price_setting
    for each statement execute function tell_catalogue('catalogue')`.execute(db);
}

import { sql, type Kysely } from 'kysely';

/** Creates when couriers are next asked about each shipment. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table courier_turn (
    courier text not null,
    tracking_number text not null,
    next_at timestamptz not null,
    primary key (courier, tracking_number)
  )`.execute(db);
}

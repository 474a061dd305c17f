import { sql, type Kysely } from 'kysely';
import { randomBytes } from 'node:crypto';

/** Creates the secret that signs links to orders: random for each database, so that all instances share it. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table order_link_secret (
    only_row boolean primary key default true check (only_row),
    secret text not null
  )`.execute(db);
  await sql`insert into order_link_secret (secret) values (${randomBytes(32).toString('base64url')})`.execute(
    db,
  );
}

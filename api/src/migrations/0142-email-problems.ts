import { sql, type Kysely } from 'kysely';

/** Why no email about an order reaches its shopper: its address is none, or a mail server refused it. Null while nothing is known. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table shop_order add column email_problem text
    constraint shop_order_email_problem_check check (email_problem in ('address', 'refused'))`.execute(db);
  await sql`create index shop_order_email_problem on shop_order (paid_at) where email_problem is not null`.execute(
    db,
  );
}

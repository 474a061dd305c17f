import { sql, type Kysely } from 'kysely';

/** Adds the reason why emails about an order cannot be delivered: an invalid address, or a refusal by a mail server. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table shop_order add column email_problem text
    constraint shop_order_email_problem_check check (email_problem in ('address', 'refused'))`.execute(db);
  await sql`create index shop_order_email_problem on shop_order (paid_at) where email_problem is not null`.execute(
    db,
  );
}

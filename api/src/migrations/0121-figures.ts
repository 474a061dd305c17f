import { sql, type Kysely } from 'kysely';

/**
 * Indexes data for the figures of a period: refunds, started payments, and units of paid orders. Visits are counted by day and
 * stage, without personal data.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table visit_count (
    day text not null check (day ~ '^\\d{4}-\\d{2}-\\d{2}$'),
    stage text not null check (stage in ('visit', 'product', 'cart', 'checkout')),
    visits int not null check (visits > 0),
    primary key (day, stage)
  )`.execute(db);
  await sql`create index shop_order_created on shop_order (created_at)`.execute(db);
  await sql`create index payment_received on payment (created_at) include (amount_paise)
    where status in ('captured', 'refunded')`.execute(db);
  await sql`create index refund_processed on refund (updated_at) where status = 'processed'`.execute(db);
  await sql`create index payment_refunded on payment (updated_at) where refunded_paise > 0`.execute(db);
}

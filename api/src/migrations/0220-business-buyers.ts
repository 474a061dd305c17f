import { sql, type Kysely } from 'kysely';
import { dialectOf } from '../platform/db/dialect';

/**
 * Adds the GSTIN and the company of orders by businesses, and the setting that offers them at the checkout: without a row, it does
 * not.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table shop_order
    add column buyer_gstin text,
    add column buyer_company text,
    add constraint shop_order_buyer check ((buyer_gstin is null) = (buyer_company is null))`.execute(db);
  // Finds orders by businesses, whose GSTIN is removed at the end of its retention. Most orders have none.
  await sql`create index shop_order_buyer_gstin on shop_order (paid_at) where buyer_gstin is not null`.execute(
    db,
  );
  // The papers of a month, for GST returns.
  await sql`create index invoice_issued on invoice (issued_at)`.execute(db);
  await sql`create index order_refund_issued on order_refund (created_at)`.execute(db);
  await sql`create table business_setting (
    id smallint primary key default 1 check (id = 1),
    offers_gstin boolean not null
  )`.execute(db);
  if (dialectOf(db) === 'plain') return;
  await sql`create trigger business_setting_told after insert or update or delete on business_setting
    for each statement execute function tell_catalogue('catalogue')`.execute(db);
}

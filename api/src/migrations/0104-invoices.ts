import { sql, type Kysely } from 'kysely';

/** Invoices of placed orders. The law wants their numbers without gaps, each unique in its financial year. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table invoice (
    order_id bigint primary key references shop_order (id),
    financial_year int not null,
    serial int not null check (serial > 0),
    issued_at timestamptz not null,
    constraint invoice_number unique (financial_year, serial)
  )`.execute(db);
}

import { sql, type Kysely } from 'kysely';

/** Creates invoices of placed orders. Their numbers must be unique and without gaps in a financial year. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table invoice (
    order_id bigint primary key references shop_order (id),
    financial_year int not null,
    serial int not null check (serial > 0),
    issued_at timestamptz not null,
    constraint invoice_number unique (financial_year, serial)
  )`.execute(db);
}

import { sql, type Kysely } from 'kysely';

/** Allows credit notes for the rest of an invoice, and for refunds without specific units. */
async function coverMore(db: Kysely<unknown>): Promise<void> {
  await sql`alter table order_refund
    alter column author drop not null,
    add column covers text not null default 'pieces' check (covers in ('pieces', 'rest', 'money'))`.execute(
    db,
  );
}

/** Issues credit notes for earlier refunds of invoiced orders, dated today, since numbers must be sequential. */
export async function creditEarlier(db: Kysely<unknown>): Promise<void> {
  await sql`with back as (
    select shop_order.id, shop_order.status, payment.amount_paise, greatest(payment.refunded_paise,
        (select coalesce(sum(amount_paise), 0) from refund
          where refund.provider_payment_id = payment.provider_payment_id and status in ('pending', 'processed'))) as paise,
      (select coalesce(sum(amount_paise), 0) from order_refund where order_id = shop_order.id) as credited
    from invoice
      join shop_order on shop_order.id = invoice.order_id
      join payment on payment.provider_payment_id = shop_order.paid_payment_id
  ), today as (
    select extract(year from (now() at time zone 'Asia/Kolkata') - interval '3 months')::int as year
  )
  insert into order_refund
    (order_id, amount_paise, reason, restocked, unsent, author, financial_year, serial, created_at, covers)
  select id, paise - credited, 'refunded before there were credit notes of it', false,
    status in ('placed', 'packed', 'cancelled', 'refunded'), null, year,
    (select coalesce(max(serial), 0) from order_refund where financial_year = year) + row_number() over (order by id),
    now(), case when paise >= amount_paise then 'rest' else 'money' end
  from back, today where paise > credited`.execute(db);
}

export async function up(db: Kysely<unknown>): Promise<void> {
  await coverMore(db);
  await creditEarlier(db);
}

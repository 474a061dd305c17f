import { sql } from 'kysely';
import type { Database } from '../platform/db/database';

const first = ['Asha', 'Ravi', 'Meera', 'Kabir', 'Zoya', 'Arjun', 'Nila', 'Dev', 'Ira', 'Om', 'Tara', 'Vir'];
const last = ['Rao', 'Iyer', 'Khan', 'Das', 'Menon', 'Patel', 'Singh', 'Bose', 'Nair', 'Shah', 'Gill', 'Roy'];

/** A hash that does not match any session token. */
const session = '0'.repeat(64);

const texts = (words: readonly string[]) => sql`array[${sql.join(words)}]::text[]`;

/**
 * Generates paid orders of one to three lines over two years, with their payments. Most are delivered; cancelled ones
 * are refunded. Requires products. Also updates the planner's statistics.
 */
export async function generateOrders({ db }: Pick<Database, 'db'>, count: number): Promise<void> {
  const { products } = await db
    .selectFrom('product')
    .select(({ fn }) => fn.countAll<number | string>().as('products'))
    .executeTakeFirstOrThrow();
  // Leaves at least three products after the first one of an order.
  const beginnings = Math.max(1, Number(products) - 3);
  await sql`insert into session (token_hash, expires_at) values (${session}, now())
    on conflict do nothing`.execute(db);
  await sql`insert into shop_order (public_id, session_id, cart_hash, status, hold, reserved_until, subtotal_paise,
      total_paise, ship, created_at, updated_at, paid_at, placed_at, checks, courier, tracking_number,
      paid_payment_id)
    select 'ord_' || substr(md5(n::text), 1, 26), session.id, n::text, made.status, 'consumed', made.at, made.paise,
      made.paise, jsonb_build_object(
        'name', made.one || ' ' || made.other, 'email', lower(made.one || '.' || made.other || n || '@example.in'),
        'phone', (9000000000 + n::bigint * 7919 % 999999999)::text, 'streetAddress', n || ' MG Road', 'apartment', '',
        'city', 'Pune', 'state', 'Maharashtra', 'pinCode', '411001'), made.at, made.at, made.at, made.at, 9,
      'India Post', 'RP' || n, 'pay_' || n
    from generate_series(1, ${sql.lit(count)}) as n
    cross join (select id from session where token_hash = ${session}) as session
    cross join lateral (select
      (${texts(first)})[1 + n % ${sql.lit(first.length)}] as one,
      (${texts(last)})[1 + n / 12 % ${sql.lit(last.length)}] as other,
      now() - interval '2 years' * n / ${sql.lit(count)} as at,
      (100 + n::bigint * 37 % 5000) * 100 as paise,
      case when n <= 200 then 'placed' when n <= 400 then 'packed' when n <= 3000 then 'shipped'
        when n % 40 = 0 then 'cancelled' else 'delivered' end as status) as made`.execute(db);
  await sql`insert into order_item (order_id, product_id, quantity, title, rate_paise, discount_bp, unit_paise)
    select shop_order.id, product.id, 1 + shop_order.id % 3, product.title, product.rate_paise, 0, product.rate_paise
    from shop_order cross join lateral (select id, title, rate_paise from product
      where id > shop_order.id * 31 % ${sql.lit(beginnings)} order by id limit 1 + shop_order.id % 3) as product`.execute(
    db,
  );
  await sql`insert into parcel
      (order_id, number, courier, tracking_number, state, state_at, shipped_at, delivered_at, created_at)
    select id, 1, courier, tracking_number, case when status = 'shipped' then 'in-transit' else 'delivered' end, paid_at,
      paid_at, case when status = 'delivered' then paid_at end, paid_at
    from shop_order where status in ('shipped', 'delivered')`.execute(db);
  await sql`insert into parcel_line (parcel_id, order_item_id, quantity)
    select parcel.id, order_item.id, quantity from parcel join order_item using (order_id)`.execute(db);
  await sql`insert into payment (provider_payment_id, order_id, status, amount_paise, refunded_paise, created_at, updated_at)
    select paid_payment_id, id, case when status = 'cancelled' then 'refunded' else 'captured' end, total_paise,
      case when status = 'cancelled' then total_paise else 0 end, paid_at, paid_at from shop_order`.execute(
    db,
  );
  await sql`insert into refund (idem_key, order_id, provider_payment_id, amount_paise, status, reason, created_at, updated_at)
    select 'refund-' || paid_payment_id, id, paid_payment_id, total_paise, 'processed', 'cancelled', paid_at, paid_at
    from shop_order where status = 'cancelled'`.execute(db);
  await sql`vacuum analyze shop_order`.execute(db);
  await sql`vacuum analyze guest`.execute(db);
  for (const table of ['order_item', 'payment', 'refund', 'parcel', 'parcel_line'])
    await sql`analyze ${sql.table(table)}`.execute(db);
}

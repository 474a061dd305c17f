import { sql } from 'kysely';
import type { Executor } from '../../../platform/db/schema';

interface CreditedOrder {
  readonly name: string;
  readonly invoiced: boolean;
  /** Cancelled, returned or refunded: the whole amount is refunded. */
  readonly ended: boolean;
  readonly total: number;
  readonly credited: number;
  /** The refunded amount that the provider last reported. */
  readonly refunded: number;
  /** The part that was refunded to a gift card. */
  readonly to_card: number;
  /** Refunds by the shop, and how many of them are not finished. */
  readonly ours: number;
  readonly open: number;
}

/**
 * The minimum and maximum sum of the credit notes. The provider's figure may not include a refund that it has not
 * reported yet.
 */
function creditsOf(order: CreditedOrder): readonly [number, number] {
  const { ended, total, refunded, to_card: toCard, ours, open } = order;
  if (ended) return [total, total];
  if (open === 0 && refunded >= ours) return [refunded + toCard, refunded + toCard];
  return [Math.max(refunded, ours) + toCard, Math.min(total, refunded + ours + toCard)];
}

/**
 * Invoiced orders whose credit notes differ from their refunds, and orders that were shipped or credited without an
 * invoice.
 */
export async function auditCredits(db: Executor, after: number): Promise<string[]> {
  const { rows } = await sql<CreditedOrder>`
    select public_id as name, invoice.order_id is not null as invoiced, total_paise as total,
      shop_order.status in ('cancelled', 'returned', 'refunded') as ended, payment.refunded_paise as refunded,
      (select coalesce(sum(amount_paise), 0)::float8 from order_refund where order_id = shop_order.id) as credited,
      (select coalesce(sum(amount_paise), 0)::float8 from gift_card_entry
        where order_id = shop_order.id and kind = 'refund') as to_card,
      coalesce(owed.paise, 0) as ours, coalesce(owed.open, 0) as open
    from shop_order
      join payment on payment.provider_payment_id = paid_payment_id
      left join invoice on invoice.order_id = shop_order.id
      left join lateral (select sum(amount_paise)::float8 as paise, count(*) filter (where status <> 'processed')::int as open
        from refund where refund.provider_payment_id = payment.provider_payment_id and status <> 'replaced') as owed on true
    where shop_order.id > ${after} and (invoice.order_id is not null
      or shop_order.status in ('shipped', 'delivered', 'returned')
      or exists (select from order_refund where order_id = shop_order.id))`.execute(db);
  return rows.flatMap((order) => {
    const { name, invoiced, credited } = order;
    const [min, max] = creditsOf(order);
    return [
      ...(invoiced ? [] : [`order ${name} was shipped or credited without an invoice`]),
      ...(credited >= min && credited <= max
        ? []
        : [`order ${name} has credit notes of ${credited} paise instead of ${min} to ${max}`]),
    ];
  });
}

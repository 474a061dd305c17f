import { sql } from 'kysely';
import type { Executor } from '../../../platform/db/schema';

interface CashOrder {
  readonly name: string;
  /** Whether it has exactly its own payment if it was confirmed, and none otherwise. */
  readonly matched: boolean;
  /** Whether its cash was collected if, and only if, the parcel with it was delivered or staff recorded a payment. */
  readonly consistent: boolean;
  /** Amounts in paise, null without a payment: ordered, collected, refunded in total, without collecting, by transfers. */
  readonly amount: number | null;
  readonly collected: number | null;
  readonly refunded: number | null;
  readonly waived: number;
  readonly transferred: number;
  readonly pending: number;
  readonly remitted: number;
  /** Cancelled, returned or refunded after it was confirmed. */
  readonly ended: boolean;
}

function faultsOf(order: CashOrder): string[] {
  const { name, amount, collected, refunded, waived, transferred, pending, remitted, ended } = order;
  const left = (amount ?? 0) - waived - transferred - pending;
  const faults = [
    ...(order.matched ? [] : ['has a payment other than its cash']),
    ...(order.consistent
      ? []
      : ['has cash that no parcel collected, or lacks the cash of a delivered parcel']),
    ...((refunded ?? 0) === waived + transferred ? [] : [`refunded ${refunded} of its cash`]),
    ...(collected === null || collected === (amount ?? 0) - waived
      ? []
      : [`collected ${collected} of ${amount}, of which ${waived} were waived`]),
    ...(collected === null && transferred + pending > 0 ? ['transfers cash that was not collected'] : []),
    ...(remitted < 0 || remitted > (collected ?? 0) ? [`remitted ${remitted} of ${collected}`] : []),
    ...(left < 0 || (ended && left > 0) ? [`still has ${left} of its cash`] : []),
  ];
  return faults.map((fault) => `order ${name} ${fault}`);
}

/** Audits cash on delivery: what is due, collected, remitted, waived and transferred of each order adds up. */
export async function auditCod(db: Executor, after: number): Promise<string[]> {
  const { rows } = await sql<CashOrder>`
    select public_id as name,
      (select count(*) from payment where payment.order_id = shop_order.id) = (case when placed_at is null then 0 else 1 end)
        and (placed_at is not null) = (paid_payment_id is not null) and provider_order_id is null
        and (placed_at is null or paid_payment_id = 'cod_' || public_id) as matched,
      coalesce(payment.collected_paise is not null and payment.status = 'captured', false)
        = (exists (select from parcel where order_id = shop_order.id and collects_cash and parcel.state = 'delivered')
          or exists (select from order_event where order_id = shop_order.id and kind = 'collected'))
        and 2 > (select count(*) from parcel
          where order_id = shop_order.id and collects_cash and parcel.state <> 'cancelled') as consistent,
      payment.amount_paise::float8 as amount, payment.collected_paise::float8 as collected,
      payment.refunded_paise::float8 as refunded,
      coalesce(back.waived, 0) as waived, coalesce(back.transferred, 0) as transferred,
      coalesce(back.pending, 0) as pending,
      (select coalesce(sum(amount_paise), 0)::float8 from cod_remittance where order_id = shop_order.id) as remitted,
      placed_at is not null and shop_order.status in ('cancelled', 'returned', 'refunded') as ended
    from shop_order
      left join payment on payment.provider_payment_id = paid_payment_id
      left join lateral (select sum(amount_paise) filter (where method = 'waived')::float8 as waived,
          sum(amount_paise) filter (where method = 'transfer' and status = 'processed')::float8 as transferred,
          sum(amount_paise) filter (where method = 'transfer' and status = 'pending')::float8 as pending
        from refund where refund.order_id = shop_order.id) as back on true
    where cod and shop_order.id > ${after}
    order by shop_order.id`.execute(db);
  const { rows: online } = await sql<{ name: string }>`
    select public_id as name from shop_order
    where not cod and shop_order.id > ${after} and (
      exists (select from cod_remittance where order_id = shop_order.id)
      or exists (select from refund where refund.order_id = shop_order.id and method <> 'provider')
      or exists (select from payment where payment.order_id = shop_order.id and collected_paise is not null))`.execute(
    db,
  );
  return [
    ...rows.flatMap(faultsOf),
    ...online.map(({ name }) => `order ${name} was paid online and has cash`),
  ];
}

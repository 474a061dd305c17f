import { sql } from 'kysely';
import type { HistoryScene } from './history-scene';

interface Carried {
  /** The order, and the number of the parcel. */
  readonly name: string;
  readonly state: string | null;
  readonly carried: string | null;
  /** Whether a staff member ended it, before the courier reported that. */
  readonly ended: boolean;
  /** Whether the shop and the courier have the same shipment. */
  readonly same: boolean;
}

interface Collected {
  readonly name: string;
  readonly collected: number;
  readonly carried: number;
}

/** Whether the shop has the state of its courier. A lost parcel stays lost until it arrives somewhere. */
const follows = (state: string | null, carried: string) =>
  state === carried || (state === 'lost' && carried !== 'delivered' && carried !== 'returned');

/**
 * Compares the parcels of a settled shop with the shipments at the sandbox courier: each parcel has exactly one, in the same state,
 * and couriers collected the cash that the shop expects.
 */
export async function auditCouriers({ shop, firstOrder }: HistoryScene): Promise<string[]> {
  const { db } = shop.database;
  const { rows: parcels } = await sql<Carried>`
    with own as (
      select public_id || '-' || number as name, parcel.state, shipment_id, parcel.tracking_number,
        parcel.state in ('delivered', 'returned') and not exists (select from parcel_event
          where parcel_id = parcel.id and parcel_event.state = parcel.state) as ended
      from parcel join shop_order on shop_order.id = order_id
      where courier_code = 'sandbox' and order_id >= ${firstOrder}
    )
    select own.name, own.state, own.ended, sandbox_shipment.state as carried,
      coalesce(own.shipment_id = sandbox_shipment.id and own.tracking_number = sandbox_shipment.tracking_number, false) as same
    from own left join sandbox_shipment on reference = own.name`.execute(db);
  const { rows: strays } = await sql<{ reference: string }>`
    select reference from sandbox_shipment
    where exists (select from shop_order where shop_order.id >= ${firstOrder}
        and reference like public_id || '-%')
      and not exists (select from parcel join shop_order on shop_order.id = order_id
        where reference = public_id || '-' || number)`.execute(db);
  const { rows: cash } = await sql<Collected>`
    select public_id as name, coalesce(payment.collected_paise, 0)::float8 as collected,
      sum(collect_paise)::float8 as carried
    from shop_order
      join parcel on parcel.order_id = shop_order.id
      join sandbox_shipment on reference = public_id || '-' || number
      left join payment on payment.provider_payment_id = paid_payment_id
    where shop_order.id >= ${firstOrder} and sandbox_shipment.state = 'delivered' and collect_paise > 0
      and parcel.state <> 'returned'
    group by public_id, payment.collected_paise`.execute(db);
  return [
    ...parcels.flatMap(({ name, state, ended, carried, same }) => [
      ...(carried === null && state !== 'cancelled'
        ? [`parcel ${name} is ${state}, and no courier has it`]
        : []),
      ...(carried !== null && !follows(state, carried) && !ended
        ? [`parcel ${name} is ${state} in the shop and ${carried} at the courier`]
        : []),
      ...(carried !== null && !same && state !== 'cancelled'
        ? [`parcel ${name} has a different shipment at its courier`]
        : []),
    ]),
    ...strays.map(({ reference }) => `the courier has ${reference}, but the shop does not`),
    ...cash
      .filter(({ collected, carried }) => collected !== carried)
      .map(
        ({ name, collected, carried }) => `order ${name} collected ${collected}, and its courier ${carried}`,
      ),
  ];
}

import { sql } from 'kysely';
import type { Held } from '../../platform/db/evidence-tables';
import type { Tx } from '../../platform/db/tables';
import type { Admitted } from './admit-report';
import type { Client } from './client';

/** What an address and a network may have of a version's evidence: a share of it, and a number in any case. */
const limits = {
  failures: { address: { share: 0.02, any: 1 }, network: { share: 0.05, any: 1 } },
  reports: { address: { share: 0.02, any: 3 }, network: { share: 0.05, any: 3 } },
} as const;
type Counted = keyof typeof limits;

/** Failures of strangers that count before one of a customer does: fewer than any judgement needs. */
const unconfirmed = 3;
/** How many times their usual number the failures of strangers may be, beside those of customers. */
const excess = 1.25;

/** How many failures of strangers count beside those of customers; `share` is that of customers among all sessions, from 0 to 1. */
export const allowedStrangers = (customers: number, share: number): number =>
  unconfirmed + excess * ((1 - share) / share) * customers;

/** Whether one more failure of a stranger counts: a version that fails does so for customers too. */
export const isConfirmed = (
  { strangers, customers }: { readonly strangers: number; readonly customers: number },
  share: number,
): boolean => strangers < allowedStrangers(customers, share);

/** As long as sessions are stored, in ms. */
const storedMs = 3 * 24 * 60 * 60 * 1000;

export interface VersionOf {
  readonly env: string;
  readonly remote: string;
  readonly version: string;
}

interface Own {
  readonly address: number;
  readonly network: number;
}

/** Whether one more is within the limits of an address and a network that have so many of a total. */
export function isWithin(counted: Counted, own: Own, total: number): boolean {
  const { address, network } = limits[counted];
  return (
    own.address < Math.max(address.any, Math.floor(total * address.share)) &&
    own.network < Math.max(network.any, Math.floor(total * network.share))
  );
}

/** Whether a client is below what it may have in any case, whatever the total is. */
const isFirst = (counted: Counted, own: Own) => isWithin(counted, own, 0);

/** Those of strangers that may count later take their place already. */
async function countOwn(tx: Tx, of: VersionOf, client: Client, counted: Counted): Promise<Own> {
  const query = tx
    .selectFrom('registry_health_session')
    .select([
      sql<number>`count(*)::int`.as('network'),
      sql<number>`(count(*) filter (where address = ${client.address}))::int`.as('address'),
    ])
    .where((where) => where.and(of))
    .where('network', '=', client.network)
    .where((where) => where.or([where('held', 'is', null), where('held', '=', 'stranger')]));
  return (counted === 'failures' ? query.where('failed', '=', true) : query).executeTakeFirstOrThrow();
}

async function countAll(tx: Tx, of: VersionOf, counted: Counted, now: Date): Promise<number> {
  const { total } = await tx
    .selectFrom('registry_health')
    .select(sql<number>`coalesce(sum(${sql.ref(counted)}), 0)::float8`.as('total'))
    .where((where) => where.and(of))
    .where('window_start', '>=', new Date(now.getTime() - storedMs))
    .executeTakeFirstOrThrow();
  return total;
}

async function countCustomers(tx: Tx, of: VersionOf): Promise<number> {
  const { customers } = await tx
    .selectFrom('registry_health_session')
    .select(sql<number>`count(*)::int`.as('customers'))
    .where((where) => where.and(of))
    .where('failed', '=', true)
    .where('held', 'is', null)
    .where('customer', '=', true)
    .executeTakeFirstOrThrow();
  return customers;
}

/** How many more failures of strangers may count, once one of a customer does. */
export async function roomForStrangers(
  tx: Tx,
  of: VersionOf,
  { customerShare, at }: Pick<Admitted, 'customerShare' | 'at'>,
): Promise<number> {
  if (customerShare === null) return 0;
  const customers = await countCustomers(tx, of);
  const strangers = (await countAll(tx, of, 'failures', at)) - customers;
  return Math.max(0, Math.ceil(allowedStrangers(customers, customerShare)) - strangers);
}

/** Why a report may not add one more session of a version to the evidence, a failed one or any that reports; null where it may. */
export async function findHeld(
  tx: Tx,
  of: VersionOf,
  report: Omit<Admitted, 'issued'>,
  counted: Counted,
): Promise<Held | null> {
  const { client, isOwn, isKnown, isCustomer, customerShare, at } = report;
  const isJudgedByCustomers = counted === 'failures' && customerShare !== null;
  if (!isOwn || (!isKnown && !isJudgedByCustomers)) return 'network';
  if (!client) return null;
  const own = await countOwn(tx, of, client, counted);
  const needsCustomer = isJudgedByCustomers && !isCustomer;
  if (isFirst(counted, own) && !needsCustomer) return null;
  const total = await countAll(tx, of, counted, at);
  if (!isWithin(counted, own, total)) return 'network';
  if (!needsCustomer) return null;
  const customers = await countCustomers(tx, of);
  return isConfirmed({ strangers: total - customers, customers }, customerShare) ? null : 'stranger';
}

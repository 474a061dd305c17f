import { sql } from 'kysely';
import type { Db, Tx } from '../../platform/db/tables';
import type { Client, Issued } from './nonce';
import {
  confirmAfterMs,
  customerShareMs,
  dayMs,
  knownAfterMs,
  networkSeenMs,
  retentionDays,
} from '../../durations';

/** In a new registry: the share of its age for which a network must be known. */
const knownAfterShare = 0.5;

/** Whether a network has been known for long enough; `oldest` is when the first network was seen. */
export function isSettled(firstSeen: Date, oldest: Date, now: Date): boolean {
  const age = now.getTime() - oldest.getTime();
  return now.getTime() - firstSeen.getTime() >= Math.min(knownAfterMs, age * knownAfterShare);
}

/**
 * Records a network. Resolves with whether its reports are evidence: it has been known for three days or, in a new registry, for
 * half the time since its first report. Concurrent reports from a network wait for each other until the transaction ends.
 */
async function noteNetwork(tx: Tx, env: string, network: string, now: Date): Promise<boolean> {
  const row = { env, network };
  await tx
    .insertInto('registry_network')
    .values({ ...row, first_seen: now, last_seen: now })
    .onConflict((conflict) => conflict.columns(['env', 'network']).doNothing())
    .execute();
  const { first_seen, last_seen } = await tx
    .selectFrom('registry_network')
    .select(['first_seen', 'last_seen'])
    .where((where) => where.and(row))
    .forUpdate()
    .executeTakeFirstOrThrow();
  if (now.getTime() - last_seen.getTime() >= networkSeenMs) {
    await tx
      .updateTable('registry_network')
      .set({ last_seen: now })
      .where((where) => where.and(row))
      .execute();
  }
  const { oldest } = await tx
    .selectFrom('registry_network')
    .select((select) => select.fn.min('first_seen').as('oldest'))
    .where('env', '=', env)
    .executeTakeFirstOrThrow();
  return isSettled(first_seen, oldest, now);
}

/** Minimum number and share of customers' sessions for requiring their confirmation; with fewer, it would take too long. */
const enough = { sessions: 100, share: 0.1 } as const;

/** A paid order and the browser that confirmed it, as hashes. */
export interface Purchase {
  readonly purchase: string;
  readonly browser: string;
}

/** Records the browser in which an order was paid: the first that confirms it, so that an order counts for one customer. */
export async function recordCustomer(
  db: Db,
  env: string,
  { purchase, browser }: Purchase,
  at: Date,
): Promise<void> {
  await db
    .insertInto('registry_customer')
    .values({ env, purchase, browser, at })
    .onConflict((conflict) => conflict.columns(['env', 'purchase']).doNothing())
    .execute();
}

/** Whether an order was paid in a browser long enough ago. */
export async function isCustomer(db: Db, env: string, browser: string, now: Date): Promise<boolean> {
  const row = await db
    .selectFrom('registry_customer')
    .select('purchase')
    .where('env', '=', env)
    .where('browser', '=', browser)
    .where('at', '<=', new Date(now.getTime() - confirmAfterMs))
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

/** The share of customers for confirming a rollback; null if there are too few. */
export const shareToUse = ({ sessions, customers }: { sessions: number; customers: number }): number | null =>
  customers >= enough.sessions && customers / sessions >= enough.share ? customers / sessions : null;

/** The share of customers among recent sessions, from 0 to 1; null if there are too few. */
export async function readCustomerShare(db: Db, env: string, now: Date): Promise<number | null> {
  const row = await db
    .selectFrom('registry_health_session')
    .select([
      sql<number>`count(*)::float8`.as('sessions'),
      sql<number>`(count(*) filter (where customer))::float8`.as('customers'),
    ])
    .where('env', '=', env)
    .where('at', '>=', new Date(now.getTime() - customerShareMs))
    .where('counted', '=', true)
    .executeTakeFirstOrThrow();
  return shareToUse(row);
}

/** A report with a valid permit, and its sender. */
export interface Admitted {
  readonly issued: Issued;
  /** Null if an older shop forwards the report without the client; then no limits apply. */
  readonly client: Client | null;
  /** Whether it may count as evidence: its page came from this shop, and its network is known and the same as for the permit. */
  readonly isEvidence: boolean;
  /** Whether an order was paid in its browser. */
  readonly isCustomer: boolean;
  readonly at: Date;
}

/** Admits a report with a permit. The registry or the forwarding shop determines the client. */
export async function admitReport(
  tx: Tx,
  { issued, sender }: { readonly issued: Issued; readonly sender: Client | null },
  at: Date,
): Promise<Admitted> {
  const { env, browser } = issued;
  const client = sender ?? issued.client ?? null;
  const isMoved = issued.client !== undefined && client?.network !== issued.client.network;
  const isOwn = !isMoved && issued.isServed !== false;
  return {
    issued,
    client,
    isEvidence: isOwn && (client === null || (await noteNetwork(tx, env, client.network, at))),
    isCustomer: browser !== undefined && (await isCustomer(tx, env, browser, at)),
    at,
  };
}

/** The maximum share of an address and of a network in a version's evidence, and the number that is always allowed. */
const limits = {
  failures: { address: { share: 0.01, any: 1 }, network: { share: 0.02, any: 1 } },
  reports: { address: { share: 0.01, any: 3 }, network: { share: 0.02, any: 3 } },
} as const;
type Counted = keyof typeof limits;

export interface VersionOf {
  readonly env: string;
  readonly remote: string;
  readonly version: string;
}

interface Own {
  readonly address: number;
  readonly network: number;
}

/** Whether one more is within the limits, if the address and the network have `own` of the total. */
export function isWithin(counted: Counted, own: Own, total: number): boolean {
  const { address, network } = limits[counted];
  return (
    own.address < Math.max(address.any, Math.floor(total * address.share)) &&
    own.network < Math.max(network.any, Math.floor(total * network.share))
  );
}

/** Whether one more is always allowed, regardless of the total. */
const isFirst = (counted: Counted, own: Own) => isWithin(counted, own, 0);

async function countOwn(tx: Tx, of: VersionOf, client: Client, counted: Counted): Promise<Own> {
  const query = tx
    .selectFrom('registry_health_session')
    .select([
      sql<number>`count(*)::int`.as('network'),
      sql<number>`(count(*) filter (where address = ${client.address}))::int`.as('address'),
    ])
    .where((where) => where.and(of))
    .where('network', '=', client.network)
    .where('counted', '=', true);
  return (counted === 'failures' ? query.where('failed', '=', true) : query).executeTakeFirstOrThrow();
}

async function countAll(tx: Tx, of: VersionOf, counted: Counted, now: Date): Promise<number> {
  const { total } = await tx
    .selectFrom('registry_health')
    .select(sql<number>`coalesce(sum(${sql.ref(counted)}), 0)::float8`.as('total'))
    .where((where) => where.and(of))
    .where('window_start', '>=', new Date(now.getTime() - retentionDays.sessions * dayMs))
    .executeTakeFirstOrThrow();
  return total;
}

/** Whether a client may add one more session of a version to the evidence, either failed or reporting. */
export async function hasRoom(
  tx: Tx,
  of: VersionOf,
  { client, at }: Pick<Admitted, 'client' | 'at'>,
  counted: Counted,
): Promise<boolean> {
  if (!client) return true;
  const own = await countOwn(tx, of, client, counted);
  return isFirst(counted, own) || isWithin(counted, own, await countAll(tx, of, counted, at));
}

type Given = readonly [remote: string, given: Issued['given'][string]];

/** The versions whose funnel may include this session: those that already do, or in which its network has few sessions. */
export async function withRoom(
  tx: Tx,
  { env, session, client }: Issued,
  versions: readonly Given[],
  at: Date,
): Promise<readonly Given[]> {
  if (!client) return versions;
  const known = await tx
    .selectFrom('registry_funnel_session')
    .select([
      'remote',
      'version',
      sql<number>`count(*)::int`.as('network'),
      sql<boolean>`bool_or(session = ${session})`.as('isIn'),
    ])
    .where('env', '=', env)
    .where('network', '=', client.network)
    .groupBy(['remote', 'version'])
    .execute();
  const hasRoom = async ([remote, [version]]: Given) => {
    const own = known.find((one) => one.remote === remote && one.version === version);
    const isRoom = (total: number) => isWithin('reports', { network: own?.network ?? 0, address: 0 }, total);
    if (own?.isIn || isRoom(0)) return true;
    const { total } = await tx
      .selectFrom('registry_health')
      .select(sql<number>`coalesce(sum(products), 0)::float8`.as('total'))
      .where((where) => where.and({ env, remote, version }))
      .where('window_start', '>=', new Date(at.getTime() - retentionDays.sessions * dayMs))
      .executeTakeFirstOrThrow();
    return isRoom(total);
  };
  const found: Given[] = [];
  for (const one of versions) if (await hasRoom(one)) found.push(one);
  return found;
}

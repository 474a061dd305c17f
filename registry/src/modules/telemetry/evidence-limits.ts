import { sql } from 'kysely';
import type { Tx } from '../../platform/db/tables';
import type { Admitted } from './admit-report';
import type { Client } from './client';

/** What an address and a network may have of a version's evidence: a share of it, and a number in any case. */
const limits = {
  failures: { address: { share: 0.01, any: 1 }, network: { share: 0.02, any: 1 } },
  reports: { address: { share: 0.01, any: 3 }, network: { share: 0.02, any: 3 } },
} as const;
type Counted = keyof typeof limits;

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
    .where('window_start', '>=', new Date(now.getTime() - storedMs))
    .executeTakeFirstOrThrow();
  return total;
}

/** Whether a client may add one more session of a version to the evidence: a failed one, or any that reports. */
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

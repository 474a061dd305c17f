import { sql } from 'kysely';
import type { Tx } from '../../platform/db/tables';
import { isWithin } from './evidence-limits';
import type { Issued } from './nonce';

/** As long as sessions are stored, in ms. */
const storedMs = 3 * 24 * 60 * 60 * 1000;

type Given = readonly [remote: string, given: Issued['given'][string]];

/** The versions whose funnel may have this session: it is in it already, or its network has few others there. */
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
      .where('window_start', '>=', new Date(at.getTime() - storedMs))
      .executeTakeFirstOrThrow();
    return isRoom(total);
  };
  const found: Given[] = [];
  for (const one of versions) if (await hasRoom(one)) found.push(one);
  return found;
}

import { sql } from 'kysely';
import type { Tx } from '../../platform/db/tables';
import { windowOf } from './health';
import type { Issued } from './nonce';
import { withRoom } from './stage-room';
import type { FunnelStage } from './schemas';

/** The column of each stage, and its bit in a session's row: stored rows have them, so a bit never changes. */
const stored = {
  product: { column: 'products', bit: 1 },
  cart: { column: 'carts', bit: 2 },
  checkout: { column: 'checkouts', bit: 4 },
  order: { column: 'orders', bit: 8 },
  pay: { column: 'pays', bit: 16 },
  paid: { column: 'paid', bit: 32 },
  blocked: { column: 'blocked', bit: 64 },
} as const satisfies Record<FunnelStage, { readonly column: string; readonly bit: number }>;

type Column = (typeof stored)[FunnelStage]['column'];
const columns = Object.values(stored);

const none = { sessions: 0, reports: 0, failures: 0, errors: 0, loads: 0, load_ms: 0, lcps: 0, lcp_ms: 0 };

/**
 * Counts how far a session has come, each stage once, for every version that its page was given: what keeps a shopper from
 * buying need not be of the remote that shows the product. Each session counts for itself, sampled or not.
 */
export async function countStages(
  tx: Tx,
  issued: Issued,
  stages: readonly FunnelStage[],
  at: Date,
): Promise<void> {
  const { env, session, given, client } = issued;
  const isPreview = Object.values(given).some(([, variant]) => variant === 'preview');
  if (stages.length === 0 || Object.keys(given).length === 0 || isPreview) return;
  const bits = stages.reduce((sum, stage) => sum | stored[stage].bit, 0);
  // In one order everywhere, so that two reports never deadlock.
  const all = Object.entries(given).sort(([one], [other]) => (one < other ? -1 : 1));
  const versions = await withRoom(tx, issued, all, at);
  if (versions.length === 0) return;
  const counted = await tx
    .insertInto('registry_funnel_session')
    .values(
      versions.map(([remote, [version]]) => ({
        env,
        remote,
        version,
        session,
        stages: bits,
        fresh: bits,
        network: client?.network ?? null,
        at,
      })),
    )
    .onConflict((conflict) =>
      conflict
        .columns(['env', 'session', 'remote', 'version'])
        .doUpdateSet({
          fresh: sql`excluded.stages & ~registry_funnel_session.stages`,
          stages: sql`registry_funnel_session.stages | excluded.stages`,
        })
        .where(sql<boolean>`(excluded.stages & ~registry_funnel_session.stages) <> 0`),
    )
    .returning(['remote', 'fresh'])
    .execute();
  const rows = versions.flatMap(([remote, [version, variant]]) => {
    const fresh = counted.find((one) => one.remote === remote)?.fresh ?? 0;
    if (fresh === 0) return [];
    const reached = Object.fromEntries(
      columns.map(({ column, bit }) => [column, fresh & bit ? 1 : 0]),
    ) as Record<Column, number>;
    return [{ ...none, ...reached, env, remote, version, variant, window_start: windowOf(at) }];
  });
  if (rows.length === 0) return;
  await tx
    .insertInto('registry_health')
    .values(rows)
    .onConflict((conflict) =>
      conflict
        .columns(['env', 'remote', 'version', 'variant', 'window_start'])
        .doUpdateSet(
          Object.fromEntries(
            columns.map(({ column }) => [
              column,
              sql`registry_health.${sql.ref(column)} + excluded.${sql.ref(column)}`,
            ]),
          ),
        ),
    )
    .execute();
}

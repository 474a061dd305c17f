import { sql } from 'kysely';
import type { Db } from '../../platform/db/tables';
import { windowOf } from './health';
import type { RenderCount } from './render-counts';

/** Adds server renders to the window of `at`, separate from what sessions report. */
export async function saveRenders(
  db: Db,
  env: string,
  counts: readonly RenderCount[],
  at: Date,
): Promise<void> {
  if (counts.length === 0) return;
  const none = { sessions: 0, reports: 0, failures: 0, errors: 0, loads: 0, load_ms: 0, lcps: 0, lcp_ms: 0 };
  // In one order everywhere, so that two processes never deadlock.
  const key = ({ remote, version, variant }: RenderCount) => `${remote} ${version} ${variant}`;
  const rows = [...counts].sort((a, b) => (key(a) < key(b) ? -1 : 1));
  await db
    .insertInto('registry_health')
    .values(
      rows.map(({ remote, version, variant, renders, failures }) => ({
        ...none,
        ...{ env, remote, version, variant, window_start: windowOf(at) },
        server_renders: renders,
        server_failures: failures,
      })),
    )
    .onConflict((conflict) =>
      conflict.columns(['env', 'remote', 'version', 'variant', 'window_start']).doUpdateSet({
        server_renders: sql`registry_health.server_renders + excluded.server_renders`,
        server_failures: sql`registry_health.server_failures + excluded.server_failures`,
      }),
    )
    .execute();
}

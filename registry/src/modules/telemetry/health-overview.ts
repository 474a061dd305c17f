import type { HealthOverview } from '@shop/contracts/registry';
import { sql } from 'kysely';
import type { Db } from '../../platform/db/tables';
import type { HealthTable } from './tables';

/** Steps of an overview, whatever its period: as many as a small plot has room for. */
const stepCount = 24;

const columns = {
  sessions: 'sessions',
  reports: 'reports',
  failures: 'failures',
  errors: 'errors',
  loads: 'loads',
  loadMs: 'load_ms',
  lcps: 'lcps',
  lcpMs: 'lcp_ms',
  serverRenders: 'server_renders',
  serverFailures: 'server_failures',
  products: 'products',
  carts: 'carts',
  checkouts: 'checkouts',
  pays: 'pays',
  paid: 'paid',
  blocked: 'blocked',
  orders: 'orders',
} as const satisfies Record<string, keyof HealthTable>;

type Version = HealthOverview['versions'][number];

/** How all versions did in the last hours: sums of 24 steps, of which the last one has just begun. */
export async function readOverview(
  db: Db,
  env: string,
  hours: number,
  now: Date,
): Promise<Omit<HealthOverview, 'judgements' | 'sales'>> {
  const stepMs = (hours * 60 * 60 * 1000) / stepCount;
  const end = (Math.floor(now.getTime() / stepMs) + 1) * stepMs;
  const from = new Date(end - stepCount * stepMs);
  const step = sql<number>`floor((extract(epoch from window_start) * 1000 - ${sql.lit(from.getTime())}) / ${sql.lit(stepMs)})::int`;
  const rows = await db
    .selectFrom('registry_health')
    .select(['remote', 'version', 'variant', step.as('step')])
    .select(
      Object.entries(columns).map(([name, column]) =>
        sql<number>`sum(${sql.ref(column)})::float8`.as(name as keyof typeof columns),
      ),
    )
    .where('env', '=', env)
    .where('window_start', '>=', from)
    .groupBy(['remote', 'version', 'variant', step])
    .orderBy('remote')
    .orderBy('version')
    .orderBy('variant')
    .orderBy(step)
    .execute();
  const versions = new Map<string, Version & { steps: Version['steps'][number][] }>();
  for (const { remote, version, variant, ...counts } of rows) {
    const key = `${remote}@${version} ${variant}`;
    const known = versions.get(key) ?? { remote, version, variant, steps: [] };
    known.steps.push(counts);
    versions.set(key, known);
  }
  return { stepMinutes: stepMs / 60_000, from: from.toISOString(), versions: [...versions.values()] };
}

import type { VitalName } from '@shop/contracts';
import type { VitalsList } from '@shop/contracts/registry';
import { sql } from 'kysely';
import type { Db } from '../../platform/db/tables';
import { summaryOf, vitalNames } from './vital-scale';

type Summaries = VitalsList['releases'][number]['vitals'];

interface Counted {
  readonly seq: number;
  readonly page: string;
  readonly remote: string;
  readonly version: string;
  readonly name: string;
  readonly bucket: number;
  readonly count: number;
}

/** Groups rows, in the order of their first ones, and sums up each group's histograms. */
function grouped(rows: readonly Counted[], keyOf: (row: Counted) => string) {
  const groups = new Map<string, { first: Counted; histograms: Map<VitalName, Map<number, number>> }>();
  for (const row of rows) {
    const group = groups.get(keyOf(row)) ?? { first: row, histograms: new Map() };
    groups.set(keyOf(row), group);
    const name = vitalNames.find((one) => one === row.name);
    if (!name) continue;
    const histogram = group.histograms.get(name) ?? new Map<number, number>();
    group.histograms.set(name, histogram.set(row.bucket, (histogram.get(row.bucket) ?? 0) + row.count));
  }
  return [...groups.values()].map(({ first, histograms }) => ({
    first,
    vitals: Object.fromEntries(
      Array.from(histograms, ([name, histogram]) => [name, summaryOf(name, histogram)]),
    ) as Summaries,
  }));
}

/** Web vitals of shoppers, of the days (UTC) that began since a moment. */
export async function listVitals(db: Db, env: string, since: Date): Promise<VitalsList> {
  const rows: Counted[] = await db
    .selectFrom('registry_vital')
    .select([
      'seq',
      'page',
      'remote',
      'version',
      'name',
      'bucket',
      sql<number>`sum(count)::float8`.as('count'),
    ])
    .where('env', '=', env)
    .where('day', '>=', since)
    .groupBy(['seq', 'page', 'remote', 'version', 'name', 'bucket'])
    .orderBy('remote')
    .orderBy('seq', 'desc')
    .orderBy('page')
    .execute();
  const views = rows.filter(({ remote }) => remote === '');
  const served = rows.filter(({ remote }) => remote !== '');
  return {
    releases: grouped(views, ({ seq, page }) => `${seq} ${page}`).map(({ first, vitals }) => ({
      seq: first.seq,
      page: first.page,
      vitals,
    })),
    versions: grouped(served, ({ remote, version, page }) => `${remote}@${version} ${page}`).map(
      ({ first: { remote, version, page }, vitals }) => ({ remote, version, page, vitals }),
    ),
  };
}

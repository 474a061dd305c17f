import type { Artifact, Vital, VitalName } from '@shop/contracts';
import type { VitalsList, VitalSummary } from '@shop/contracts/registry';
import { sql } from 'kysely';
import type { Db } from '../../platform/db/tables';
import { findStored } from '../artifacts/repository';
import type { Issued } from './nonce';
import { vitalNames } from './schemas';
import type { VitalTable } from './tables';
import { dayMs } from '../../durations';

/**
 * Values up to the first limit are good, above the second poor (web.dev/articles/vitals). CLS has no unit, the others are in ms.
 */
export const vitalLimits: Readonly<Record<VitalName, readonly [good: number, poor: number]>> = {
  LCP: [2500, 4000],
  INP: [200, 500],
  CLS: [0.1, 0.25],
  FCP: [1800, 3000],
  TTFB: [800, 1800],
};

export type Rating = 'good' | 'needs improvement' | 'poor';

export function ratingOf(name: VitalName, value: number): Rating {
  const [good, poor] = vitalLimits[name];
  if (value <= good) return 'good';
  return value <= poor ? 'needs improvement' : 'poor';
}

/** Number of buckets per rating. Both limits are edges, so that shares of ratings are exact. The last bucket has no upper edge. */
const steps = { good: 20, middle: 10, poor: 10 } as const;
const poorGrowth = 1.25;

/** Upper edges of the buckets, inclusive. */
function edgesOf(name: VitalName): number[] {
  const [good, poor] = vitalLimits[name];
  const upTo = (count: number, edge: (step: number) => number) =>
    Array.from({ length: count }, (_, index) => edge(index + 1));
  return [
    ...upTo(steps.good, (step) => (good * step) / steps.good),
    ...upTo(steps.middle, (step) => good + ((poor - good) * step) / steps.middle),
    ...upTo(steps.poor, (step) => poor * poorGrowth ** step),
  ];
}

/** The index of a value's bucket, from 0. */
export function bucketOf(name: VitalName, value: number): number {
  const edges = edgesOf(name);
  const found = edges.findIndex((edge) => value <= edge);
  return found < 0 ? edges.length - 1 : found;
}

/** Summarizes a histogram with at least one value. */
export function summaryOf(name: VitalName, counts: ReadonlyMap<number, number>): VitalSummary {
  const edges = edgesOf(name);
  const of = (from: number, to: number) =>
    edges.slice(from, to).reduce((sum, _, index) => sum + (counts.get(from + index) ?? 0), 0);
  const count = of(0, edges.length);
  let below = 0;
  let bucket = 0;
  while (bucket < edges.length - 1 && below + (counts.get(bucket) ?? 0) < 0.75 * count) {
    below += counts.get(bucket) ?? 0;
    bucket += 1;
  }
  const [lower, upper] = [edges[bucket - 1] ?? 0, edges[bucket] ?? 0];
  const p75 = lower + (upper - lower) * ((0.75 * count - below) / (counts.get(bucket) ?? 1));
  return {
    count,
    p75,
    rating: ratingOf(name, p75),
    good: of(0, steps.good) / count,
    poor: of(steps.good + steps.middle, edges.length) / count,
  };
}

/** The versions of a page that serve its route pattern: the owner of the route, or all fragments of the home page. */
const serving = (artifacts: Iterable<Artifact>, page: string): Artifact[] =>
  [...artifacts].filter(({ routes, slots }) =>
    page === '/' ? slots.some(({ slot }) => slot === 'home') : routes.some(({ path }) => path === page),
  );

type Key = Pick<VitalTable, 'page' | 'remote' | 'version' | 'name' | 'bucket'>;

/**
 * Adds the vitals of a page to the day's histograms: once for the release, and once for each version that serves the page. Ignores
 * previews, sessions outside the sample, and pages that none of the versions serve.
 */
export async function countVitals(
  db: Db,
  { env, seq, weight, given }: Issued,
  vitals: readonly Vital[],
  at: Date,
): Promise<void> {
  const isPreview = Object.values(given).some(([, variant]) => variant === 'preview');
  if (vitals.length === 0 || weight === 0 || isPreview) return;
  const wanted = Object.entries(given).map(([remote, [version]]) => ({ remote, version }));
  const artifacts = await findStored(db, wanted);
  const rows = new Map<string, Key & { count: number }>();
  for (const { name, value, page } of vitals) {
    const versions = serving(artifacts.values(), page);
    if (versions.length === 0) continue;
    for (const { remote, version } of [{ remote: '', version: '' }, ...versions]) {
      const key: Key = { page, remote, version, name, bucket: bucketOf(name, value) };
      const text = JSON.stringify(key);
      rows.set(text, { ...key, count: (rows.get(text)?.count ?? 0) + 1 });
    }
  }
  if (rows.size === 0) return;
  const day = new Date(Math.floor(at.getTime() / dayMs) * dayMs);
  // In a fixed order, so that concurrent reports cannot deadlock.
  const sorted = [...rows].sort(([one], [other]) => (one < other ? -1 : 1)).map(([, row]) => row);
  await db
    .insertInto('registry_vital')
    .values(sorted.map((row) => ({ env, day, seq, ...row })))
    .onConflict((conflict) =>
      conflict
        .columns(['env', 'day', 'seq', 'page', 'remote', 'version', 'name', 'bucket'])
        .doUpdateSet({ count: sql`registry_vital.count + excluded.count` }),
    )
    .execute();
}

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

/** Groups rows in order of their first occurrence, and summarizes the histograms of each group. */
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

/** Web vitals of the days (UTC) that began since a time. */
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

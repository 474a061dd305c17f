import type { Artifact, Vital } from '@shop/contracts';
import { sql } from 'kysely';
import { findStored } from '../artifacts/repository';
import type { Db } from '../../platform/db/tables';
import type { VitalTable } from './tables';
import type { Issued } from './nonce';
import { bucketOf } from './vital-scale';

const dayMs = 24 * 60 * 60 * 1000;

/** The versions, of those that a page was given, that serve a route pattern: the owner of a route, or all fragments of the home page. */
const serving = (artifacts: Iterable<Artifact>, page: string): Artifact[] =>
  [...artifacts].filter(({ routes, slots }) =>
    page === '/' ? slots.some(({ slot }) => slot === 'home') : routes.some(({ path }) => path === page),
  );

type Key = Pick<VitalTable, 'page' | 'remote' | 'version' | 'name' | 'bucket'>;

/**
 * Adds the vitals of one page to the day's histograms: once for the release, and once for each version that serves the page.
 * Those of a preview, of a session outside the sample and of a page that none of its versions serves are ignored.
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
  // In one order everywhere, so that two reports never deadlock.
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

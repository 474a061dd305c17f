import type { GateReport } from '@shop/contracts/registry';
import { sql } from 'kysely';
import type { Db, Tx } from '../../platform/db/tables';

/** Two screenshots of one page, as JPEG in base64. */
export interface GatePictures {
  readonly live: string;
  readonly candidate: string;
}

/** Number of reports per environment that keep their screenshots, which take most of the space. */
const withPictures = 20;
/** Maximum number of reports in a list. */
const listed = 50;

interface GateRow {
  readonly id: number;
  readonly report: Omit<GateReport, 'id'>;
}

const reportOf = ({ id, report }: GateRow): GateReport => ({ ...report, id });

/** Stores a report with its screenshots, and removes screenshots of earlier reports. Resolves with the report's ID. */
export async function addGateReport(
  tx: Tx,
  report: Omit<GateReport, 'id'>,
  pictures: readonly GatePictures[],
): Promise<number> {
  const { env, set, at } = report;
  const { id } = await tx
    .insertInto('registry_gate_report')
    .values({ env, set_id: set, at: new Date(at), report: JSON.stringify(report) })
    .returning('id')
    .executeTakeFirstOrThrow();
  if (pictures.length > 0) {
    const rows = pictures.map((one, place) => ({ report: id, place, ...one }));
    await tx.insertInto('registry_gate_picture').values(rows).execute();
  }
  await tx
    .deleteFrom('registry_gate_picture')
    .where('report', 'not in', (query) =>
      query
        .selectFrom('registry_gate_report')
        .select('id')
        .where('env', '=', env)
        .orderBy('id', 'desc')
        .limit(withPictures),
    )
    .where('report', 'in', (query) =>
      query.selectFrom('registry_gate_report').select('id').where('env', '=', env),
    )
    .execute();
  return id;
}

const reports = (db: Db, env: string) =>
  db.selectFrom('registry_gate_report').select(['id', 'report']).where('env', '=', env).orderBy('id', 'desc');

/** The last report on a set; undefined if it was never checked. */
export async function findGateReport(db: Db, env: string, set: string): Promise<GateReport | undefined> {
  const row = await reports(db, env).where('set_id', '=', set).limit(1).executeTakeFirst();
  return row && reportOf(row);
}

export async function readGateReport(db: Db, env: string, id: number): Promise<GateReport | undefined> {
  const row = await reports(db, env).where('id', '=', id).executeTakeFirst();
  return row && reportOf(row);
}

/** The last reports, newest first: all of them, or those on new versions of one remote. */
export async function listGateReports(db: Db, env: string, remote?: string): Promise<GateReport[]> {
  const rows = await reports(db, env)
    .$if(remote !== undefined, (query) =>
      query.where(sql<boolean>`report -> 'candidates' @> ${JSON.stringify([{ remote }])}::jsonb`),
    )
    .limit(listed)
    .execute();
  return rows.map(reportOf);
}

/** Both screenshots of a report at an index; undefined if they do not exist or were removed. */
export async function findGatePictures(
  db: Db,
  env: string,
  { id, place }: { readonly id: number; readonly place: number },
): Promise<GatePictures | undefined> {
  return db
    .selectFrom('registry_gate_picture as picture')
    .innerJoin('registry_gate_report as report', 'report.id', 'picture.report')
    .select(['picture.live', 'picture.candidate'])
    .where('report.env', '=', env)
    .where('picture.report', '=', id)
    .where('picture.place', '=', place)
    .executeTakeFirst();
}

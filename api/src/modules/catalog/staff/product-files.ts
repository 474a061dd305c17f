import { type SqlBool, sql } from 'kysely';
import type { Static } from 'typebox';
import { byteOrderMark, type CsvCell, csvText } from '../../../platform/csv/csv-text';
import type { Executor } from '../../../platform/db/schema';
import { ApiError } from '../../../platform/http/api-error';
import type { StaffActor } from '../../staff';
import { exportedCell, fileColumns } from '../derive-fields';
import { importRecords } from '../import/import-catalogue';
import { sharedColumns } from '../import/read-rows';
import { type ImportFault, ImportRefused, readRecords } from '../import/read-records';
import type { ProductContext } from './context';
import { holds, type ListFilter } from './list-repository';
import { staffProducts } from './save-product';
import type { ProductImportFault, ProductImportRequest, ProductImportResult } from './schemas';

/** Products per batch. */
const BATCH = 500;

/** The products of a filter, with all of their variants. */
const withVariants = (filter: ListFilter) =>
  sql<SqlBool>`(${holds(filter)} or product.parent_id in (select product.id from product where ${holds(filter)}))`;

function readBatch(db: Executor, filter: ListFilter, after: number) {
  return staffProducts(db)
    .where(withVariants(filter))
    .where('product.id', '>', after)
    .orderBy('product.id')
    .limit(BATCH)
    .execute();
}

type ExportedRow = Awaited<ReturnType<typeof readBatch>>[number];

function line(row: ExportedRow): CsvCell[] {
  const { parent_options: options } = row;
  if (!options) return fileColumns.map((column) => exportedCell(column, row));
  const choice = Object.fromEntries(options.map(({ name }) => [name, row.choice?.[name] ?? '']));
  return fileColumns.map((column) => {
    const isEmpty = sharedColumns.includes(column) || (column === 'photos' && !row.own_photos);
    return isEmpty ? '' : exportedCell(column, { ...row, choice, active: row.enabled });
  });
}

/** The products of a filter as a CSV file that the import reads back. */
export async function* exportProducts(db: Executor, filter: ListFilter): AsyncGenerator<string> {
  yield byteOrderMark + csvText([fileColumns]);
  for (let after = 0; ;) {
    const rows = await readBatch(db, filter, after);
    const last = rows.at(-1);
    if (!last) return;
    yield csvText(rows.map(line));
    after = last.id;
  }
}

/** Maximum number of faults in a response. */
const LISTED = 500;

/** Maximum number of products in a file: requests end after half a minute. */
const MAX_ROWS = 10_000;

const toFault = ({ row, field, message }: ImportFault): Static<typeof ProductImportFault> => ({
  row,
  column: field,
  message,
});

/**
 * Imports products from a staff member's CSV file: all of them or none, once per key. A dry run returns faults;
 * otherwise they are thrown as an ApiError 400 with `faults` and `faultCount`.
 */
export async function importProducts(
  { database, clock }: ProductContext,
  { csv, file, dryRun, key }: Static<typeof ProductImportRequest>,
  actor: StaffActor,
): Promise<Static<typeof ProductImportResult>> {
  try {
    const records = readRecords(csv, 'csv');
    if (records.length > MAX_ROWS) {
      const message = `has ${records.length} products; one import can have at most ${MAX_ROWS}`;
      throw new ImportRefused([{ place: 'the file', row: null, field: '', message }]);
    }
    const written = await importRecords(database, records, {
      dryRun,
      author: actor.name,
      around: (tx, write) =>
        actor.once(tx, { key, request: { import: csv, dryRun } }, clock.now(), async () => {
          const counts = await write();
          await actor.log(tx, 'products-imported', { file, ...counts }, clock.now());
          return counts;
        }),
    });
    return { ...written, faults: [], faultCount: 0 };
  } catch (error) {
    if (!(error instanceof ImportRefused)) throw error;
    const result = { faults: error.faults.slice(0, LISTED).map(toFault), faultCount: error.faults.length };
    if (dryRun) return { created: 0, updated: 0, unchanged: 0, ...result };
    throw new ApiError(400, 'The file has faults, so nothing was imported.', { extra: result });
  }
}

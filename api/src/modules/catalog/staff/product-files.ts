import { type SqlBool, sql } from 'kysely';
import type { Static } from 'typebox';
import { byteOrderMark, type CsvCell, csvText } from '../../../platform/csv/csv-text';
import { type ImportFault, type ImportRecord, ImportRefused } from '../../../platform/csv/import-file';
import type { Executor } from '../../../platform/db/schema';
import { ApiError } from '../../../platform/http/api-error';
import type { StaffActor } from '../../staff';
import { exportedCell, fileColumns } from '../derive-fields';
import { toChangedFields } from '../history/change-view';
import { listBatch } from '../history/repository';
import { importRecords } from '../import/import-catalogue';
import { readRecords } from '../import/read-records';
import { readCatalogueNames } from '../name-repository';
import { sharedColumns } from '../import/read-rows';
import type { ProductContext } from './context';
import { holds, type ListFilter } from './list-repository';
import { staffProducts } from './save-product';
import type {
  ProductImportChange,
  ProductImportFault,
  ProductImportRequest,
  ProductImportResult,
} from './schemas';

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

/** Maximum number of faults, and of changed products, in a response. */
const MAX_LISTED = 500;

/** Maximum number of products in a file: requests end after half a minute. */
const MAX_ROWS = 10_000;

const toFault = ({ row, field, message }: ImportFault): Static<typeof ProductImportFault> => ({
  row,
  column: field,
  message,
});

/** The changes of a batch by the rows of its file. Call it in the transaction of the import. */
async function changesByRow(
  db: Executor,
  batch: string,
  records: readonly ImportRecord[],
): Promise<Static<typeof ProductImportChange>[]> {
  const rowOf = new Map(records.map(({ row, values }) => [values.get('slug'), row]));
  const changes = await listBatch(db, batch, { offset: 0, limit: MAX_LISTED });
  const names = await readCatalogueNames(db);
  return changes
    .map(({ slug, title, version, changes: columns }) => ({
      row: rowOf.get(slug) ?? 0,
      slug,
      title,
      isNew: version === 1,
      fields: toChangedFields(columns, names),
    }))
    .sort((one, other) => one.row - other.row);
}

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
    let changes: Static<typeof ProductImportChange>[] = [];
    const { batch, ...written } = await importRecords(database, records, {
      dryRun,
      author: actor.name,
      around: (tx, write) =>
        actor.once(tx, { key, request: { import: csv, dryRun } }, clock.now(), async () => {
          const imported = await write();
          if (dryRun) changes = await changesByRow(tx, imported.batch ?? '', records);
          await actor.log(tx, 'products-imported', { file, ...imported }, clock.now());
          return imported;
        }),
    });
    return { ...written, faults: [], faultCount: 0, ...(dryRun ? { changes } : { batch }) };
  } catch (error) {
    if (!(error instanceof ImportRefused)) throw error;
    const result = {
      faults: error.faults.slice(0, MAX_LISTED).map(toFault),
      faultCount: error.faults.length,
    };
    if (dryRun) return { created: 0, updated: 0, unchanged: 0, ...result };
    throw new ApiError(400, 'The file contains errors. Nothing was imported.', { extra: result });
  }
}

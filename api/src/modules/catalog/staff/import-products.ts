import type { Static } from 'typebox';
import { ApiError } from '../../../platform/http/api-error';
import type { Keeper } from '../../staff';
import { importRecords } from '../import/import-catalogue';
import { ImportRefused, type ImportFault } from '../import/import-fault';
import { readRecords } from '../import/read-records';
import type { ProductContext } from './context';
import type { ProductImportFault, ProductImportRequest, ProductImportResult } from './schemas';

/** Faults that a response lists at most. */
const LISTED = 500;

/** Products of one file at most: a call that takes longer than half a minute is cut off. */
const MOST_ROWS = 10_000;

const toFault = ({ row, field, message }: ImportFault): Static<typeof ProductImportFault> => ({
  row,
  column: field,
  message,
});

/**
 * Takes products from a keeper's CSV file: all of them or none, and once for each key. A dry run reports faults; otherwise they are thrown as an ApiError
 * 400 with `faults` and `faultCount`.
 */
export async function importProducts(
  { database, clock }: ProductContext,
  { csv, file, dryRun, key }: Static<typeof ProductImportRequest>,
  keeper: Keeper,
): Promise<Static<typeof ProductImportResult>> {
  try {
    const records = readRecords(csv, 'csv');
    if (records.length > MOST_ROWS) {
      const message = `has ${records.length} products; ${MOST_ROWS} at most go into one import`;
      throw new ImportRefused([{ place: 'the file', row: null, field: '', message }]);
    }
    const written = await importRecords(database, records, {
      dryRun,
      author: keeper.name,
      around: (tx, write) =>
        keeper.once(tx, { key, request: { import: csv, dryRun } }, clock.now(), async () => {
          const counts = await write();
          await keeper.log(tx, 'products-imported', { file, ...counts }, clock.now());
          return counts;
        }),
    });
    return { ...written, faults: [], faultCount: 0 };
  } catch (error) {
    if (!(error instanceof ImportRefused)) throw error;
    const result = { faults: error.faults.slice(0, LISTED).map(toFault), faultCount: error.faults.length };
    if (dryRun) return { created: 0, updated: 0, unchanged: 0, ...result };
    throw new ApiError(400, 'The file has faults, so nothing of it was imported.', { extra: result });
  }
}

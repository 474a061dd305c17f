import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Database } from '../../../platform/db/database';
import { growCatalogueVersion, readCatalogueNames } from '../name-repository';
import { ImportRefused } from './import-fault';
import { readRecords } from './read-records';
import { readRows } from './read-rows';
import { writeRows, type WrittenCounts } from './write-rows';

/** Ends a dry run's transaction after everything was tried. */
class DryRun extends Error {}

function formatOf(file: string): 'csv' | 'json' {
  const extension = path.extname(file).toLowerCase();
  if (extension === '.csv') return 'csv';
  if (extension === '.json') return 'json';
  throw new Error(`${file} must end in .csv or .json.`);
}

/**
 * Takes products from a CSV or JSON file into the catalogue, by slug: all of them or, when anything is wrong, none.
 * Throws an ImportRefused that names each line and field. `dryRun` does it all and takes it back.
 */
export async function importCatalogue(
  database: Database,
  file: string,
  { dryRun = false }: { readonly dryRun?: boolean } = {},
): Promise<WrittenCounts> {
  const records = readRecords(await readFile(file, 'utf8'), formatOf(file));
  let written: WrittenCounts = { created: 0, updated: 0 };
  try {
    await database.long.transaction(async (tx) => {
      // First of all: imports wait for each other here, and every instance is notified once it commits.
      await growCatalogueVersion(tx);
      const { rows, faults } = readRows(records, await readCatalogueNames(tx));
      if (faults.length > 0) throw new ImportRefused(faults);
      written = await writeRows(tx, rows, new Date());
      if (dryRun) throw new DryRun();
    });
  } catch (error) {
    if (!(error instanceof DryRun)) throw error;
  }
  return written;
}

import { decodeText } from '@shop/config/text-file';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Database } from '../../../platform/db/database';
import type { DatabaseTransaction } from '../../../platform/db/schema';
import { usePicturesNamed } from '../../media';
import { growCatalogueVersion, readCatalogueNames } from '../name-repository';
import { photoNamesIn } from '../cell-readers';
import { ImportRefused, readRecords, type ImportRecord } from './read-records';
import { readRows } from './read-rows';
import { checkRows, writeRows, type WrittenCounts } from './write-rows';

/** Ends a dry run's transaction after everything was tried. */
class DryRun extends Error {}

function formatOf(file: string): 'csv' | 'json' {
  const extension = path.extname(file).toLowerCase();
  if (['.csv', '.tsv', '.txt'].includes(extension)) return 'csv';
  if (extension === '.json') return 'json';
  throw new Error(`${file} must end in .csv, .tsv, .txt or .json.`);
}

async function readText(file: string): Promise<string> {
  const text = decodeText(await readFile(file));
  if (text !== null) return text;
  const message = 'is in neither UTF-8 nor UTF-16';
  throw new ImportRefused([{ place: 'the file', row: null, field: '', message }]);
}

/** How an import is made. */
interface ImportOptions {
  /** Does it all and takes it back. */
  readonly dryRun?: boolean;
  /** The staff member who imports; null for the operator. */
  readonly author?: string | null;
  /** Runs in the transaction of the import, which is made when `write` is called. */
  readonly around?: (tx: DatabaseTransaction, write: () => Promise<WrittenCounts>) => Promise<WrittenCounts>;
}

async function writeRecords(
  tx: DatabaseTransaction,
  records: readonly ImportRecord[],
  author: string | null,
): Promise<WrittenCounts> {
  // First of all: imports wait for each other here, and every instance is notified once it commits.
  await growCatalogueVersion(tx);
  const now = new Date();
  const pictures = records.flatMap(({ values }) => photoNamesIn(values.get('photos') ?? ''));
  const find = await usePicturesNamed(tx, pictures, now);
  const { rows, faults } = readRows(records, await readCatalogueNames(tx), find);
  const broken = new Set(faults.map(({ row }) => row));
  const checked = await checkRows(
    tx,
    rows.filter(({ row }) => !broken.has(row)),
  );
  const all = [...faults, ...checked.faults].sort((one, other) => (one.row ?? 0) - (other.row ?? 0));
  if (all.length > 0) throw new ImportRefused(all);
  return writeRows(tx, checked, author, now);
}

/** Takes records into the catalogue, by slug: all of them or none. Throws an ImportRefused that names each place and field. */
export async function importRecords(
  database: Database,
  records: readonly ImportRecord[],
  { dryRun = false, author = null, around = (_tx, write) => write() }: ImportOptions,
): Promise<WrittenCounts> {
  let written: WrittenCounts = { created: 0, updated: 0, unchanged: 0 };
  try {
    await database.long.transaction(async (tx) => {
      written = await around(tx, () => writeRecords(tx, records, author));
      if (dryRun) throw new DryRun();
    });
  } catch (error) {
    if (!(error instanceof DryRun)) throw error;
  }
  return written;
}

/**
 * Takes products from a CSV or JSON file, or what Excel saves as Unicode Text, into the catalogue, by slug: all of them or, when anything is wrong, none.
 * Throws an ImportRefused that names each line and field. `dryRun` does it all and takes it back.
 */
export async function importCatalogue(
  database: Database,
  file: string,
  { dryRun = false }: { readonly dryRun?: boolean } = {},
): Promise<WrittenCounts> {
  return importRecords(database, readRecords(await readText(file), formatOf(file)), { dryRun });
}

import { decodeText } from '@shop/config/text-file';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { type ImportRecord, ImportRefused } from '../../../platform/csv/import-file';
import type { Database } from '../../../platform/db/database';
import type { DatabaseTransaction } from '../../../platform/db/schema';
import { usePicturesNamed } from '../../media';
import { markChanges } from '../history/repository';
import { growCatalogueVersion, readCatalogueNames } from '../name-repository';
import { photoNamesIn } from '../cell-readers';
import { readRecords } from './read-records';
import { readRows } from './read-rows';
import { checkRows, writeRows, type WrittenCounts } from './write-rows';

/** Thrown to roll back the transaction of a dry run. */
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

/** The result of an import, and the batch of its changes. */
export interface Imported extends WrittenCounts {
  readonly batch?: string;
}

interface ImportOptions {
  /** Rolls back all changes. */
  readonly dryRun?: boolean;
  /** The staff member who imports; null for the operator. */
  readonly author?: string | null;
  /** Wraps the import inside its transaction; `write` performs it. */
  readonly around?: (tx: DatabaseTransaction, write: () => Promise<Imported>) => Promise<Imported>;
}

async function writeRecords(
  tx: DatabaseTransaction,
  records: readonly ImportRecord[],
  author: string | null,
): Promise<Imported> {
  // Comes first, because its lock serialises imports. Every instance is notified on commit.
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
  const batch = await markChanges(tx, 'import');
  return { ...(await writeRows(tx, checked, author, now)), batch };
}

/**
 * Imports records into the catalogue by slug: all of them or none. Throws an ImportRefused that lists each place and
 * field.
 */
export async function importRecords(
  database: Database,
  records: readonly ImportRecord[],
  { dryRun = false, author = null, around = (_tx, write) => write() }: ImportOptions,
): Promise<Imported> {
  let written: Imported = { created: 0, updated: 0, unchanged: 0 };
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
 * Imports products by slug from a CSV or JSON file, or from Excel's Unicode Text. A file with faults changes nothing:
 * it throws an ImportRefused that lists each line and field. `dryRun` rolls back all changes.
 */
export async function importCatalogue(
  database: Database,
  file: string,
  { dryRun = false }: { readonly dryRun?: boolean } = {},
): Promise<WrittenCounts> {
  const records = readRecords(await readText(file), formatOf(file));
  const { batch: _batch, ...counts } = await importRecords(database, records, { dryRun });
  return counts;
}

import { nanoid } from '@reduxjs/toolkit';
import { decodeText } from '@shop/config/text-file';

/** A CSV file that a staff member chose. */
export interface CsvFile {
  readonly file: string;
  /** Idempotency key: a file is imported once, however often the button is pressed. */
  readonly key: string;
  readonly csv: string;
}

/** The types of files for `FileField`. */
export const csvTypes = '.csv,.tsv,.txt,text/csv,text/tab-separated-values,text/plain';

/** Reads a file. Rejects with a message for the user. */
export async function readCsvFile(file: File): Promise<CsvFile> {
  const csv = decodeText(new Uint8Array(await file.arrayBuffer()));
  if (csv === null) {
    throw new Error(
      'This file is not encoded as UTF-8 or UTF-16. Save it as “CSV UTF-8” or “Unicode Text”, and choose it again.',
    );
  }
  return { file: file.name.slice(0, 200), key: nanoid(), csv };
}

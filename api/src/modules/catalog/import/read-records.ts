import { type ImportRecord, ImportRefused, readCsv } from '../../../platform/csv/import-file';
import { isFileColumn } from '../derive-fields';

const refused = (place: string, message: string, row: number | null = null) =>
  new ImportRefused([{ place, row, field: '', message }]);

/** JSON values, converted to the cells of a table. */
function asCell(column: string, value: unknown): string {
  if (value === null || value === undefined) return '';
  if (Array.isArray(value)) return value.map(String).join(column === 'colors' ? ', ' : ' | ');
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
}

function readJson(text: string): ImportRecord[] {
  let content: unknown;
  try {
    content = JSON.parse(text.replace(/^\ufeff/, ''));
  } catch (error) {
    throw refused('the file', error instanceof Error ? error.message : 'is not JSON');
  }
  if (!Array.isArray(content)) throw refused('the file', 'must be a list of products');
  return content.map((item: unknown, index) => {
    const place = `product ${index + 1}`;
    if (typeof item !== 'object' || item === null || Array.isArray(item)) {
      throw refused(place, 'must be an object of columns', index + 1);
    }
    const cells = Object.entries(item).map(
      ([column, value]) => [column, asCell(column, value).trim()] as const,
    );
    return { place, row: index + 1, values: new Map(cells) };
  });
}

/**
 * The records of a CSV file with a header line, or of a JSON list of objects. Throws an ImportRefused for anything
 * else.
 */
export function readRecords(text: string, format: 'csv' | 'json'): readonly ImportRecord[] {
  const records = format === 'csv' ? readCsv(text, isFileColumn) : readJson(text);
  if (records.length === 0) throw refused('the file', 'has no products');
  return records;
}

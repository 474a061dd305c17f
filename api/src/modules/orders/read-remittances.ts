import { fromRupees } from '@shop/money';
import { type ImportFault, type ImportRecord, ImportRefused, readCsv } from '../../platform/csv/import-file';
import { cleanText } from '../../platform/http/clean-text';

/** The columns of a file of remittances, each with the names that couriers give it. */
const columns = {
  tracking_number: ['tracking_number', 'tracking number', 'awb', 'awb number', 'waybill'],
  order: ['order', 'order number', 'order_number', 'order id'],
  amount: ['amount', 'cod amount', 'cod_amount'],
  date: ['date', 'remittance date', 'remitted_on'],
  reference: ['reference', 'utr', 'utr number', 'reference number'],
} as const;

export type RemittanceColumn = keyof typeof columns;

/** A row of a file. */
export interface FiledRemittance {
  readonly place: string;
  readonly row: number;
  /** Empty if the row only names the order. At least one of the two is given. */
  readonly tracking: string;
  /** As the customer reads it, such as `VC-01HQ2-9KXYZ`, in capitals. */
  readonly order: string;
  readonly amountPaise: number;
  readonly reference: string;
  /** A day in India, as YYYY-MM-DD. */
  readonly day: string;
}

/** A courier remits the cash of a few thousand parcels at most in one file. */
const MAX_ROWS = 2_000;
const MAX_TEXT = 100;
const MAX_PAISE = 100_000_000;

const names = new Map<string, RemittanceColumn>(
  (Object.keys(columns) as RemittanceColumn[]).flatMap((column) =>
    columns[column].map((name) => [name, column] as const),
  ),
);

const quoted = (text: string) => `not "${text.length > 60 ? `${text.slice(0, 60)}…` : text}"`;

const ofFile = (message: string): ImportFault => ({ place: 'the file', row: null, field: '', message });

type Fail = (field: string, message: string) => void;

const amountText = /^(?:₹|rs\.?|inr)?\s*(\d{1,3}(?:,\d{2,3})*,\d{3}|\d{1,9})(\.\d{1,2})?$/i;

function amountCell(text: string, fail: Fail): number {
  const [, whole = '', part = ''] = amountText.exec(text) ?? [];
  const paise = whole === '' ? 0 : fromRupees(Number(whole.replaceAll(',', '') + part));
  if (paise > 0 && paise <= MAX_PAISE) return paise;
  fail('amount', `must be an amount in rupees above 0, such as 252.00, ${quoted(text)}`);
  return 0;
}

/** 2026-11-29, or 29-11-2026 as couriers write it; a time after it is ignored. */
const dayText = /^(?:(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})|(\d{1,2})[-/.](\d{1,2})[-/.](\d{4}))(?:[ T].*)?$/;

function dayCell(text: string, today: string, fail: Fail): string {
  const [, year = '', month = '', date = '', lastDate = '', lastMonth = '', lastYear = ''] =
    dayText.exec(text) ?? [];
  const parts = [
    year || lastYear,
    (month || lastMonth).padStart(2, '0'),
    (date || lastDate).padStart(2, '0'),
  ];
  const day = parts.join('-');
  const moment = new Date(`${day}T00:00:00Z`);
  const isDay = !Number.isNaN(moment.getTime()) && moment.toISOString().startsWith(day);
  if (!isDay) fail('date', `must be a day, such as 2026-11-29 or 29-11-2026, ${quoted(text)}`);
  else if (day > today) fail('date', `must not be in the future, ${quoted(text)}`);
  return day;
}

function textCell(text: string, column: RemittanceColumn, fail: Fail): string {
  const clean = cleanText(text);
  if (clean.length > MAX_TEXT) fail(column, `must not be longer than ${MAX_TEXT} characters`);
  return clean;
}

function readRow(
  { place, row, values }: ImportRecord,
  today: string,
  faults: ImportFault[],
): FiledRemittance {
  const cells = new Map<RemittanceColumn, string>();
  for (const [name, text] of values) {
    const column = names.get(name);
    if (column && !cells.get(column)) cells.set(column, text);
  }
  const fail: Fail = (field, message) => void faults.push({ place, row, field, message });
  const cell = (column: RemittanceColumn) => textCell(cells.get(column) ?? '', column, fail);
  const [tracking, order, reference] = [
    cell('tracking_number'),
    cell('order').toUpperCase(),
    cell('reference'),
  ];
  if (tracking === '' && order === '') fail('', 'has neither a tracking number nor an order; enter one');
  if (reference === '') fail('reference', 'must not be empty; enter the UTR of the transfer');
  const amountPaise = amountCell(cells.get('amount') ?? '', fail);
  return {
    ...{ place, row, tracking, order, reference, amountPaise },
    day: dayCell(cells.get('date') ?? '', today, fail),
  };
}

function headerFaults(records: readonly ImportRecord[]): ImportFault[] {
  const found = new Set([...(records[0]?.values.keys() ?? [])].map((name) => names.get(name)));
  const missing = (['amount', 'date', 'reference'] as const).filter((column) => !found.has(column));
  return [
    ...(found.has('tracking_number') || found.has('order')
      ? []
      : [ofFile('has neither a column "tracking_number" nor a column "order"; add one')]),
    ...missing.map((column) => ofFile(`has no column "${column}"; add it`)),
  ];
}

/**
 * The rows of a CSV file of remittances, and the faults of its cells; other columns are ignored. `today` is the day in India. Throws
 * an ImportRefused for a file without rows or with missing columns.
 */
export function readRemittances(
  csv: string,
  today: string,
): { readonly rows: readonly FiledRemittance[]; readonly faults: readonly ImportFault[] } {
  const records = readCsv(csv, (name) => names.has(name));
  if (records.length === 0)
    throw new ImportRefused([ofFile('has no remittances; add a row for each parcel')]);
  if (records.length > MAX_ROWS) {
    const message = `has ${records.length} rows; one import can have at most ${MAX_ROWS}. Split the file`;
    throw new ImportRefused([ofFile(message)]);
  }
  const missing = headerFaults(records);
  if (missing.length > 0) throw new ImportRefused(missing);
  const faults: ImportFault[] = [];
  const rows = records.map((record) => readRow(record, today, faults));
  return { rows, faults };
}

import { fromRupees, toRupees } from '@shop/money';
import type { Static } from 'typebox';
import { byteOrderMark, type CsvCell, csvText, rupeesCell } from '../../platform/csv/csv-text';
import { type ImportRecord, ImportRefused, readCsv } from '../../platform/csv/import-file';
import { cleanText } from '../../platform/http/clean-text';
import {
  checkTable,
  type NumberedPrice,
  type PriceColumn,
  priceColumns,
  type TableFault,
} from './check-prices';
import { type ShippingPrice, zoneKey } from './shipping-price';
import type { ShippingPriceRow } from './price-schemas';

/** Maximum number of rows in a table. */
const MAX_ROWS = 200;
const MAX_RUPEES = 10_000_000;
const MAX_GRAMS = 1_000_000;

/** Cells for any zone. */
const anyZone = ['', 'any', 'any zone', '*'];

type Cells = Static<typeof ShippingPriceRow>;

/** The faults of a table, which is then not saved. */
export class TableRefused extends Error {
  constructor(readonly faults: readonly TableFault[]) {
    super(faults.map(({ row, column, message }) => `row ${row ?? '-'}, ${column}: ${message}`).join('\n'));
    this.name = 'TableRefused';
  }
}

const isColumn = (name: string): name is PriceColumn => priceColumns.some((column) => column === name);

const quoted = (text: string) => `not "${text.length > 60 ? `${text.slice(0, 60)}…` : text}"`;

type Fail = (column: PriceColumn, message: string) => null;

/** Groups of digits, as a spreadsheet writes amounts: 1,00,000 or 100,000. */
const grouped = /^\d{1,3}(,\d{2,3})*,\d{3}(?!\d)/;

/** A number with at most that many decimals; null for an empty cell. Reports a fault for other text. */
function numberCell(
  given: string,
  { decimals, max, meaning }: { decimals: number; max: number; meaning: string },
  fail: (message: string) => null,
): number | null {
  const bare = given.replace(/^₹\s*/, '');
  const text = grouped.test(bare) ? bare.replaceAll(',', '') : bare;
  if (text === '') return null;
  const pattern = new RegExp(`^\\d{1,10}(\\.\\d{1,${decimals || 1}})?$`);
  const isRead = pattern.test(text) && (decimals > 0 || !text.includes('.')) && Number(text) <= max;
  return isRead ? Number(text) : fail(`must be ${meaning}, ${quoted(given)}`);
}

function rupees(cells: Cells, column: PriceColumn, fail: Fail): number | null {
  const limits = { decimals: 2, max: MAX_RUPEES, meaning: 'rupees with at most two decimals, such as 49.50' };
  const amount = numberCell(cells[column].trim(), limits, (message) => fail(column, message));
  return amount === null ? null : fromRupees(amount);
}

function weight(cells: Cells, column: PriceColumn, fail: Fail): number | null {
  const meaning = `a whole number of grams, at most ${MAX_GRAMS}`;
  const limits = { decimals: 0, max: MAX_GRAMS, meaning };
  return numberCell(cells[column].trim(), limits, (message) => fail(column, message));
}

/** The zone in the spelling of the PIN rules; null for any zone. */
function zoneCell(cells: Cells, zones: readonly string[], fail: Fail): string | null {
  const text = cleanText(cells.zone);
  if (anyZone.includes(text.toLowerCase())) return null;
  const zone = zones.find((name) => zoneKey(name) === zoneKey(text));
  if (zone !== undefined) return zone;
  const known = zones.length > 0 ? `one of ${zones.join(', ')}` : 'empty, because no PIN rules are current';
  return fail('zone', `must be ${known}, ${quoted(text)}`);
}

function priceCell(cells: Cells, fail: Fail): number {
  if (cells.price.trim() === '') fail('price', 'must not be empty; enter 0 for free shipping');
  return rupees(cells, 'price', fail) ?? 0;
}

function readRow(row: number, cells: Cells, zones: readonly string[], fail: Fail): NumberedPrice {
  return {
    row,
    zone: zoneCell(cells, zones, fail),
    valueFromPaise: rupees(cells, 'value_from', fail) ?? 0,
    valueBelowPaise: rupees(cells, 'value_below', fail),
    weightFromGrams: weight(cells, 'weight_from', fail) ?? 0,
    weightBelowGrams: weight(cells, 'weight_below', fail),
    pricePaise: priceCell(cells, fail),
    freeFromPaise: rupees(cells, 'free_from', fail),
  };
}

const ofTable = (message: string): TableFault => ({ row: null, column: '', message });

/**
 * Reads the cells of a table. Throws a TableRefused with the faults of all rows, or with the carts that have no price or several.
 * `zones` are those of the current PIN rules.
 */
export function readTable(
  rows: readonly { readonly row: number; readonly cells: Cells }[],
  zones: readonly string[],
): readonly ShippingPrice[] {
  if (rows.length > MAX_ROWS) throw new TableRefused([ofTable(`has more than ${MAX_ROWS} rows; join some`)]);
  const faults: TableFault[] = [];
  const prices = rows.map(({ row, cells }) =>
    readRow(row, cells, zones, (column, message) => {
      faults.push({ row, column, message });
      return null;
    }),
  );
  const found = faults.length > 0 ? faults : checkTable(prices);
  if (found.length > 0) throw new TableRefused(found);
  return prices.map(({ row: _row, ...price }) => price);
}

const cellsOf = ({ values }: ImportRecord) =>
  Object.fromEntries(priceColumns.map((column) => [column, values.get(column) ?? ''])) as Cells;

/** The rows of a CSV file as cells. Throws a TableRefused for a file whose columns are not those of a table. */
export function readPriceFile(csv: string): readonly { readonly row: number; readonly cells: Cells }[] {
  try {
    const records = readCsv(csv, isColumn);
    if (records.length === 0) throw new TableRefused([ofTable('has no rows; add a row for each price')]);
    const names = [...(records[0]?.values.keys() ?? [])];
    const columns = priceColumns.join(', ');
    const faults = [
      ...(names.includes('price') ? [] : [ofTable('has no column "price"; add it')]),
      ...names
        .filter((name) => !isColumn(name))
        .map((name) => ofTable(`has the unknown column "${name}"; remove it. The columns are ${columns}`)),
    ];
    if (faults.length > 0) throw new TableRefused(faults);
    return records.map((record) => ({ row: record.row, cells: cellsOf(record) }));
  } catch (error) {
    if (!(error instanceof ImportRefused)) throw error;
    throw new TableRefused(error.faults.map(({ row, message }) => ({ row, column: '', message })));
  }
}

const amountText = (paise: number | null) => (paise === null ? '' : String(toRupees(paise)));
const gramsText = (grams: number | null) => (grams === null ? '' : String(grams));

/** A row as the cells that `readTable` reads. */
export const toCells = (price: ShippingPrice): Cells => ({
  zone: price.zone ?? '',
  value_from: amountText(price.valueFromPaise),
  value_below: amountText(price.valueBelowPaise),
  weight_from: gramsText(price.weightFromGrams),
  weight_below: gramsText(price.weightBelowGrams),
  price: amountText(price.pricePaise),
  free_from: amountText(price.freeFromPaise),
});

const amountCell = (paise: number | null): CsvCell => (paise === null ? null : rupeesCell(paise));

/** A table as a CSV file that `readPriceFile` reads. */
export const priceFile = (prices: readonly ShippingPrice[]): string =>
  byteOrderMark +
  csvText([
    priceColumns,
    ...prices.map((price) => [
      price.zone ?? 'any',
      ...[amountCell(price.valueFromPaise), amountCell(price.valueBelowPaise)],
      ...[price.weightFromGrams, price.weightBelowGrams],
      ...[amountCell(price.pricePaise), amountCell(price.freeFromPaise)],
    ]),
  ]);

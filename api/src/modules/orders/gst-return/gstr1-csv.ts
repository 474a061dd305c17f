import { type CsvCell, csvText, rupeesCell } from '../../../platform/csv/csv-text';
import { sumsInAll } from './return-sums';
import type { CodeRow, GstReturn, ListedPaper, NilRow, NumberRun } from './collect-return';

/** The sections that the offline tool imports, each from a file. */
export const csvSections = [
  ...(['b2b', 'b2cl', 'b2cs', 'cdnr', 'cdnur', 'exemp'] as const),
  ...(['hsn-b2b', 'hsn-b2c', 'docs'] as const),
] as const;

export type CsvSection = (typeof csvSections)[number];

interface Table {
  readonly columns: readonly string[];
  readonly rows: readonly (readonly CsvCell[])[];
}

/** Rows per chunk of a file. */
const BATCH = 1_000;

/** A code, a number or a day that the tool must read unchanged, without the apostrophe that protects texts in spreadsheets. */
const plain = (value: string | number): CsvCell => ({ value: String(value) });

const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'] as const;

/** "14-Aug-26" */
function toolDay(day: string): CsvCell {
  const [year = '', month = '', date = ''] = day.split('-');
  return plain(`${date}-${months[Number(month) - 1] ?? month}-${year.slice(2)}`);
}

/** "27-Maharashtra"; the tool writes "&" in names. */
const placeOf = ({ stateCode, state }: Pick<ListedPaper, 'stateCode' | 'state'>): CsvCell =>
  plain(`${stateCode}-${state.replaceAll(' and ', ' & ')}`);

const rateOf = (taxBp: number) => plain((taxBp / 100).toFixed(2));
const noCess = rupeesCell(0);

/** A row for each rate of each paper: the paper's cells, then those of the rate. */
const byRate = (papers: readonly ListedPaper[], cells: (paper: ListedPaper) => readonly CsvCell[]) =>
  papers.flatMap((paper) =>
    paper.rates.map(({ taxBp, taxablePaise }) => [
      ...cells(paper),
      ...[rateOf(taxBp), rupeesCell(taxablePaise), noCess],
    ]),
  );

const businessOf = ({ buyer }: ListedPaper): CsvCell[] => [
  plain(buyer?.gstin ?? ''),
  buyer?.companyName ?? '',
];
const ofPaper = (paper: ListedPaper): CsvCell[] => [
  ...[plain(paper.number), toolDay(paper.day), rupeesCell(paper.valuePaise), placeOf(paper)],
];

const nilText = ({ inOwnState, toBusiness }: NilRow) =>
  `${inOwnState ? 'Intra' : 'Inter'}-State supplies to ${toBusiness ? 'registered' : 'unregistered'} persons`;

const codeTable = (rows: readonly CodeRow[]): Table => ({
  columns: [
    ...['HSN', 'Description', 'UQC', 'Total Quantity', 'Total Value', 'Rate', 'Taxable Value'],
    ...['Integrated Tax Amount', 'Central Tax Amount', 'State/UT Tax Amount', 'Cess Amount'],
  ],
  rows: rows.map((row) => [
    ...[plain(row.hsn), '', 'NOS-NUMBERS', row.quantity, rupeesCell(sumsInAll(row)), rateOf(row.taxBp)],
    ...[rupeesCell(row.taxablePaise), rupeesCell(row.igstPaise), rupeesCell(row.cgstPaise)],
    ...[rupeesCell(row.sgstPaise), noCess],
  ]),
});

const issuedRows = (nature: string, runs: readonly NumberRun[]) =>
  runs.map(({ from, to, count }): CsvCell[] => [nature, plain(from), plain(to), count, 0]);

const tables: Readonly<Record<CsvSection, (month: GstReturn) => Table>> = {
  b2b: ({ b2b }) => ({
    columns: [
      ...['GSTIN/UIN of Recipient', 'Receiver Name', 'Invoice Number', 'Invoice date', 'Invoice Value'],
      ...['Place Of Supply', 'Reverse Charge', 'Applicable % of Tax Rate', 'Invoice Type'],
      ...['E-Commerce GSTIN', 'Rate', 'Taxable Value', 'Cess Amount'],
    ],
    rows: byRate(b2b, (paper) => [...businessOf(paper), ...ofPaper(paper), 'N', '', 'Regular B2B', '']),
  }),
  b2cl: ({ b2cl }) => ({
    columns: [
      ...['Invoice Number', 'Invoice date', 'Invoice Value', 'Place Of Supply', 'Applicable % of Tax Rate'],
      ...['Rate', 'Taxable Value', 'Cess Amount', 'E-Commerce GSTIN'],
    ],
    rows: byRate(b2cl, (paper) => [...ofPaper(paper), '']).map((cells) => [...cells, '']),
  }),
  b2cs: ({ b2cs }) => ({
    columns: [
      ...['Type', 'Place Of Supply', 'Applicable % of Tax Rate', 'Rate', 'Taxable Value', 'Cess Amount'],
      'E-Commerce GSTIN',
    ],
    rows: b2cs.map((row) => [
      ...['OE', placeOf(row), '', rateOf(row.taxBp), rupeesCell(row.taxablePaise), noCess, ''],
    ]),
  }),
  cdnr: ({ cdnr }) => ({
    columns: [
      ...['GSTIN/UIN of Recipient', 'Receiver Name', 'Note Number', 'Note Date', 'Note Type'],
      ...['Place Of Supply', 'Reverse Charge', 'Note Supply Type', 'Note Value'],
      ...['Applicable % of Tax Rate', 'Rate', 'Taxable Value', 'Cess Amount'],
    ],
    rows: byRate(cdnr, (paper) => [
      ...[...businessOf(paper), plain(paper.number), toolDay(paper.day), 'C', placeOf(paper)],
      ...['N', 'Regular B2B', rupeesCell(paper.valuePaise), ''],
    ]),
  }),
  cdnur: ({ cdnur }) => ({
    columns: [
      ...['UR Type', 'Note Number', 'Note Date', 'Note Type', 'Place Of Supply', 'Note Value'],
      ...['Applicable % of Tax Rate', 'Rate', 'Taxable Value', 'Cess Amount'],
    ],
    rows: byRate(cdnur, (paper) => [
      ...['B2CL', plain(paper.number), toolDay(paper.day), 'C', placeOf(paper)],
      ...[rupeesCell(paper.valuePaise), ''],
    ]),
  }),
  exemp: ({ nil }) => ({
    columns: [
      ...['Description', 'Nil Rated Supplies', 'Exempted(other than nil rated/non GST supply)'],
      'Non-GST Supplies',
    ],
    rows: nil.map((row) => [nilText(row), rupeesCell(row.paise), rupeesCell(0), rupeesCell(0)]),
  }),
  'hsn-b2b': ({ hsn }) => codeTable(hsn.b2b),
  'hsn-b2c': ({ hsn }) => codeTable(hsn.b2c),
  docs: ({ issued }) => ({
    columns: ['Nature of Document', 'Sr. No. From', 'Sr. No. To', 'Total Number', 'Cancelled'],
    rows: [
      ...issuedRows('Invoices for outward supply', issued.invoices),
      ...issuedRows('Credit Note', issued.creditNotes),
    ],
  }),
};

/** The number of rows of a section. */
export const rowsOfSection = (section: CsvSection, month: GstReturn): number =>
  tables[section](month).rows.length;

/**
 * A section of a return as a CSV file that the offline tool imports, in chunks. It has no byte order mark, which the tool would read
 * as a part of the first column's name. Amounts are rupees.
 */
export function* gstr1Csv(section: CsvSection, month: GstReturn): Generator<string> {
  const { columns, rows } = tables[section](month);
  yield csvText([columns.map(plain)]);
  for (let first = 0; first < rows.length; first += BATCH) yield csvText(rows.slice(first, first + BATCH));
}

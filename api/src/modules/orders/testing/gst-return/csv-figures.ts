import { shop } from '@shop/config';
import { gstStateCodes } from '@shop/config/delivery';
import { parse } from 'csv-parse/sync';
import type { GstReturn } from '../../gst-return/collect-return';
import { type CsvSection, csvSections, gstr1Csv } from '../../gst-return/gstr1-csv';
import { cellKey, createFigures, type ReturnFigures } from './return-figures';

type Row = Readonly<Record<string, string>>;

/** The files of all sections of a return. */
export const csvFiles = (found: GstReturn) =>
  Object.fromEntries(
    csvSections.map((section) => [section, [...gstr1Csv(section, found)].join('')]),
  ) as Record<CsvSection, string>;

/** A section's file as the offline tool reads it. */
const rowsOf = (file: string): readonly Row[] => parse(file, { columns: true });

const paise = (row: Row, column: string) => Math.round(Number(row[column] ?? 0) * 100);

const ownCode = gstStateCodes[shop.state];

const placeOf = (row: Row) => {
  const code = row['Place Of Supply']?.split('-')[0] ?? '';
  return { code, isOwn: code === ownCode, rate: Number(row.Rate) };
};

const listed = [
  ['b2b', 'b2b', 1],
  ['b2cl', 'b2c', 1],
  ['b2cs', 'b2c', 1],
  ['cdnr', 'b2b', -1],
  ['cdnur', 'b2c', -1],
] as const;

/**
 * The figures of form GSTR-1 from the files of its sections. Sections of supplies do not contain taxes: the tool calculates them.
 */
export function figuresOfCsv(files: Readonly<Record<CsvSection, string>>): ReturnFigures {
  const figures = createFigures();
  for (const [section, buyer, sign] of listed) {
    for (const row of rowsOf(files[section])) {
      figures.addCell(cellKey(buyer, placeOf(row)), { taxablePaise: paise(row, 'Taxable Value') }, sign);
    }
  }
  for (const row of rowsOf(files.exemp)) {
    const text = row.Description ?? '';
    const buyer = text.includes('unregistered') ? 'b2c' : 'b2b';
    const place = { code: '', isOwn: text.startsWith('Intra'), rate: 0 };
    figures.addCell(cellKey(buyer, place), { taxablePaise: paise(row, 'Nil Rated Supplies') });
  }
  for (const buyer of ['b2b', 'b2c'] as const) {
    for (const row of rowsOf(files[`hsn-${buyer}`])) {
      const taxablePaise = paise(row, 'Taxable Value');
      const rate = Number(row.Rate);
      const quantity = Number(row['Total Quantity']);
      figures.addCode(`${buyer} ${row.HSN} ${rate}`, { quantity, taxablePaise });
      figures.addCodeTaxes(`${buyer} ${rate}`, {
        ...{ taxablePaise, igstPaise: paise(row, 'Integrated Tax Amount') },
        cgstPaise: paise(row, 'Central Tax Amount'),
        sgstPaise: paise(row, 'State/UT Tax Amount'),
      });
    }
  }
  const papers = (section: CsvSection) =>
    new Set(rowsOf(files[section]).map((row) => row['Invoice Number'])).size;
  const issued = (nature: string) =>
    rowsOf(files.docs)
      .filter((row) => row['Nature of Document'] === nature)
      .reduce((sum, row) => sum + Number(row['Total Number']) - Number(row.Cancelled), 0);
  const counts = {
    ...{ invoices: issued('Invoices for outward supply'), 'credit notes': issued('Credit Note') },
    ...{ b2b: papers('b2b'), b2cl: papers('b2cl') },
  };
  return { ...figures, counts };
}

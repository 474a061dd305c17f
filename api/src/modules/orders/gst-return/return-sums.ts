import { addSums, type GstReturn, type GstSums } from './collect-return';

/** Taxable value and taxes together, in paise. */
export const sumsInAll = ({ taxablePaise, igstPaise, cgstPaise, sgstPaise }: GstSums): number =>
  taxablePaise + igstPaise + cgstPaise + sgstPaise;

const none: GstSums = { taxablePaise: 0, igstPaise: 0, cgstPaise: 0, sgstPaise: 0 };

const addAll = (sums: GstSums, rows: readonly GstSums[], sign: 1 | -1 = 1) =>
  rows.reduce((all, row) => addSums(all, row, sign), sums);

/** The sums of the month's invoices less its credit notes. */
export const sumsOfPapers = ({ invoiced, credited }: GstReturn): GstSums => addSums(invoiced, credited, -1);

/** The sums of the sections that list supplies. They equal those of the papers. */
export function sumsOfSections({ b2b, b2cl, b2cs, cdnr, cdnur, nil }: GstReturn): GstSums {
  const supplied = [...b2b, ...b2cl].flatMap(({ rates }) => rates);
  const returned = [...cdnr, ...cdnur].flatMap(({ rates }) => rates);
  const untaxed = nil.map(({ paise }) => ({ ...none, taxablePaise: paise }));
  return addAll(addAll(addAll(addAll(none, supplied), b2cs), untaxed), returned, -1);
}

/** The sums of the summary by code. They equal those of the papers. */
export const sumsOfCodes = ({ hsn }: GstReturn): GstSums => addAll(none, [...hsn.b2b, ...hsn.b2c]);

import type { Executor } from '../../../platform/db/schema';
import type { RateAmounts } from './paper-amounts';
import { type MonthRange, type Paper, readCreditNotes, readInvoices } from './read-papers';

/** Sums in paise. */
export interface GstSums {
  readonly taxablePaise: number;
  readonly igstPaise: number;
  readonly cgstPaise: number;
  readonly sgstPaise: number;
}

/** Supplies to consumers of one state and rate, less credit notes. */
export interface ConsumerRow extends GstSums {
  readonly state: string;
  readonly stateCode: string;
  readonly inOwnState: boolean;
  readonly taxBp: number;
}

/** Supplies without tax of one kind, less credit notes, in paise. */
export interface NilRow {
  readonly inOwnState: boolean;
  readonly toBusiness: boolean;
  readonly paise: number;
}

/** Supplies of one code and rate, less credit notes. */
export interface CodeRow extends GstSums {
  /** Empty for goods without a code. */
  readonly hsn: string;
  readonly taxBp: number;
  readonly quantity: number;
}

/** Consecutive numbers of a series, both ends included. */
export interface NumberRun {
  readonly from: string;
  readonly to: string;
  readonly count: number;
}

/** A paper with the rates that are taxed. */
export type ListedPaper = Omit<Paper, 'kind' | 'isLarge'>;

/** Series of documents issued. */
interface Issued {
  readonly invoices: readonly NumberRun[];
  readonly creditNotes: readonly NumberRun[];
}

/** The outward supplies of a month, in the sections of form GSTR-1. */
export interface GstReturn {
  readonly b2b: readonly ListedPaper[];
  readonly b2cl: readonly ListedPaper[];
  readonly b2cs: readonly ConsumerRow[];
  readonly cdnr: readonly ListedPaper[];
  readonly cdnur: readonly ListedPaper[];
  readonly nil: readonly NilRow[];
  readonly hsn: { readonly b2b: readonly CodeRow[]; readonly b2c: readonly CodeRow[] };
  readonly issued: Issued;
  /** The sums of the month's invoices, and of its credit notes. */
  readonly invoiced: GstSums;
  readonly credited: GstSums;
}

const none: GstSums = { taxablePaise: 0, igstPaise: 0, cgstPaise: 0, sgstPaise: 0 };

/** Adds amounts `sign` times: -1 for a credit note. */
export const addSums = <Sums extends GstSums>(sums: Sums, amounts: GstSums, sign: 1 | -1): Sums => ({
  ...sums,
  taxablePaise: sums.taxablePaise + sign * amounts.taxablePaise,
  igstPaise: sums.igstPaise + sign * amounts.igstPaise,
  cgstPaise: sums.cgstPaise + sign * amounts.cgstPaise,
  sgstPaise: sums.sgstPaise + sign * amounts.sgstPaise,
});

/** Adds up rows by key. */
function rowsByKey<Row>() {
  const rows = new Map<string, Row>();
  return {
    change(key: string, first: Row, next: (row: Row) => Row) {
      rows.set(key, next(rows.get(key) ?? first));
    },
    /** Sorted by key. */
    all: () => [...rows].sort(([one], [other]) => (one < other ? -1 : 1)).map(([, row]) => row),
  };
}

/**
 * The runs of consecutive numbers of papers, which must be added in the order of their serials. A missing number starts a new
 * run.
 */
function numberRuns() {
  const runs: NumberRun[] = [];
  let last = Number.NaN;
  return {
    runs,
    add({ number, serial }: Paper) {
      const run = serial === last + 1 ? runs.pop() : undefined;
      runs.push({ from: run?.from ?? number, to: number, count: (run?.count ?? 0) + 1 });
      last = serial;
    },
  };
}

const keyOf = (...parts: readonly (string | number | boolean)[]) =>
  parts.map((part) => String(part).padStart(8, '0')).join(' ');

/** Adds up papers one at a time, and retains only those that the return lists individually. */
function createCollector() {
  const listed = { b2b: [] as ListedPaper[], b2cl: [] as ListedPaper[] };
  const notes = { cdnr: [] as ListedPaper[], cdnur: [] as ListedPaper[] };
  const b2cs = rowsByKey<ConsumerRow>();
  const nil = rowsByKey<NilRow>();
  const hsn = { b2b: rowsByKey<CodeRow>(), b2c: rowsByKey<CodeRow>() };
  const issued = { invoices: numberRuns(), creditNotes: numberRuns() };
  let [invoiced, credited] = [none, none];

  const addCodes = ({ taxBp, parts }: RateAmounts, toBusiness: boolean, sign: 1 | -1) => {
    for (const part of parts) {
      const code = part.hsn ?? '';
      const first = { hsn: code, taxBp, quantity: 0, ...none };
      hsn[toBusiness ? 'b2b' : 'b2c'].change(keyOf(code, taxBp), first, (row) => ({
        ...addSums(row, part, sign),
        quantity: row.quantity + sign * part.quantity,
      }));
    }
  };
  const addNil = ({ inOwnState, buyer }: Paper, { taxablePaise }: RateAmounts, sign: 1 | -1) => {
    const kind = { inOwnState, toBusiness: buyer !== undefined };
    nil.change(keyOf(inOwnState, kind.toBusiness), { ...kind, paise: 0 }, (row) => ({
      ...row,
      paise: row.paise + sign * taxablePaise,
    }));
  };
  const addConsumer = ({ state, stateCode, inOwnState }: Paper, rate: RateAmounts, sign: 1 | -1) => {
    const first = { state, stateCode, inOwnState, taxBp: rate.taxBp, ...none };
    b2cs.change(keyOf(stateCode, rate.taxBp), first, (row) => addSums(row, rate, sign));
  };

  return {
    add(paper: Paper) {
      const { kind, isLarge, rates, ...rest } = paper;
      const isInvoice = kind === 'invoice';
      const sign = isInvoice ? 1 : -1;
      issued[isInvoice ? 'invoices' : 'creditNotes'].add(paper);
      for (const rate of rates) {
        if (isInvoice) invoiced = addSums(invoiced, rate, 1);
        else credited = addSums(credited, rate, 1);
        addCodes(rate, paper.buyer !== undefined, sign);
        if (rate.taxBp === 0) addNil(paper, rate, sign);
        else if (!paper.buyer && !isLarge) addConsumer(paper, rate, sign);
      }
      const taxed = { ...rest, rates: rates.filter(({ taxBp }) => taxBp > 0) };
      if (taxed.rates.length === 0) return;
      if (paper.buyer) (isInvoice ? listed.b2b : notes.cdnr).push(taxed);
      else if (isLarge) (isInvoice ? listed.b2cl : notes.cdnur).push(taxed);
    },
    result: (): GstReturn => ({
      ...listed,
      ...notes,
      b2cs: b2cs.all(),
      nil: nil.all(),
      hsn: { b2b: hsn.b2b.all(), b2c: hsn.b2c.all() },
      issued: { invoices: issued.invoices.runs, creditNotes: issued.creditNotes.runs },
      ...{ invoiced, credited },
    }),
  };
}

/** The return of a month. Reads the papers in batches. */
export async function collectReturn(db: Executor, month: MonthRange): Promise<GstReturn> {
  const collector = createCollector();
  for await (const papers of readInvoices(db, month)) papers.forEach((paper) => collector.add(paper));
  for await (const papers of readCreditNotes(db, month)) papers.forEach((paper) => collector.add(paper));
  return collector.result();
}

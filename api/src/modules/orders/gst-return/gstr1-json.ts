import { toRupees } from '@shop/money';
import type {
  CodeRow,
  ConsumerRow,
  GstReturn,
  GstSums,
  ListedPaper,
  NilRow,
  NumberRun,
} from './collect-return';

/** The version of the portal's schema that the offline tool writes. */
const VERSION = 'GST3.1.6';

/** The unit of measure for goods that are counted. */
const UNIT = 'NOS';

/** Day as the portal writes it: "14-08-2026". */
const portalDay = (day: string) => day.split('-').reverse().join('-');

/** Only the taxes that apply: IGST, or CGST and SGST. There is no cess on stationery. */
const taxesOf = ({ igstPaise, cgstPaise, sgstPaise }: GstSums, inOwnState: boolean) => ({
  ...(inOwnState ? { camt: toRupees(cgstPaise), samt: toRupees(sgstPaise) } : { iamt: toRupees(igstPaise) }),
  csamt: 0,
});

const itemsOf = ({ rates, inOwnState }: ListedPaper) =>
  rates.map((rate) => ({
    // The offline tool numbers the items of a document by their rate.
    num: rate.taxBp + 1,
    itm_det: {
      txval: toRupees(rate.taxablePaise),
      rt: rate.taxBp / 100,
      ...taxesOf(rate, inOwnState),
    },
  }));

/** The fields of documents issued to businesses. */
const regular = ({ stateCode }: ListedPaper) => ({ pos: stateCode, rchrg: 'N', inv_typ: 'R' });

const invoiceOf = (paper: ListedPaper) => ({
  inum: paper.number,
  idt: portalDay(paper.day),
  val: toRupees(paper.valuePaise),
});

const noteOf = (paper: ListedPaper) => ({
  nt_num: paper.number,
  nt_dt: portalDay(paper.day),
  ntty: 'C',
  val: toRupees(paper.valuePaise),
});

/** Groups papers by the text, in the order of each group's first paper. */
function groupsOf(papers: readonly ListedPaper[], textOf: (paper: ListedPaper) => string) {
  const groups = new Map<string, ListedPaper[]>();
  for (const paper of papers) groups.set(textOf(paper), [...(groups.get(textOf(paper)) ?? []), paper]);
  return [...groups];
}

const gstinOf = ({ buyer }: ListedPaper) => buyer?.gstin ?? '';

const consumerRow = (row: ConsumerRow) => ({
  sply_ty: row.inOwnState ? 'INTRA' : 'INTER',
  pos: row.stateCode,
  typ: 'OE',
  rt: row.taxBp / 100,
  txval: toRupees(row.taxablePaise),
  ...taxesOf(row, row.inOwnState),
});

const nilRow = ({ inOwnState, toBusiness, paise }: NilRow) => ({
  sply_ty: `${inOwnState ? 'INTRA' : 'INTR'}${toBusiness ? 'B2B' : 'B2C'}`,
  expt_amt: 0,
  nil_amt: toRupees(paise),
  ngsup_amt: 0,
});

const codeRow = (row: CodeRow, index: number) => ({
  num: index + 1,
  hsn_sc: row.hsn,
  desc: '',
  uqc: UNIT,
  qty: row.quantity,
  rt: row.taxBp / 100,
  txval: toRupees(row.taxablePaise),
  iamt: toRupees(row.igstPaise),
  camt: toRupees(row.cgstPaise),
  samt: toRupees(row.sgstPaise),
  csamt: 0,
});

const issuedRows = (runs: readonly NumberRun[]) =>
  // Numbers have no gaps, and papers are never cancelled: a credit note reverses an invoice.
  runs.map(({ from, to, count }, index) => ({
    ...{ num: index + 1, from, to, totnum: count, cancel: 0, net_issue: count },
  }));

/** Without the sections that have no rows, which the portal refuses. */
const filled = (sections: Readonly<Record<string, readonly unknown[]>>) =>
  Object.fromEntries(Object.entries(sections).filter(([, rows]) => rows.length > 0));

/** A section whose rows are in a property; absent without rows. */
const inside = (section: string, parts: Readonly<Record<string, readonly unknown[]>>) => {
  const content = filled(parts);
  return Object.keys(content).length === 0 ? {} : { [section]: content };
};

/**
 * A return as the JSON that the portal imports, in the format of its offline tool. Amounts are rupees. `month` is YYYY-MM.
 */
export function gstr1Json(
  { b2b, b2cl, b2cs, cdnr, cdnur, nil, hsn, issued }: GstReturn,
  { gstin, month }: { readonly gstin: string; readonly month: string },
): Readonly<Record<string, unknown>> {
  const [year = '', number = ''] = month.split('-');
  return {
    gstin,
    fp: `${number}${year}`,
    version: VERSION,
    hash: 'hash',
    ...filled({
      b2b: groupsOf(b2b, gstinOf).map(([ctin, papers]) => ({
        ctin,
        inv: papers.map((paper) => ({ ...invoiceOf(paper), ...regular(paper), itms: itemsOf(paper) })),
      })),
      b2cl: groupsOf(b2cl, ({ stateCode }) => stateCode).map(([pos, papers]) => ({
        pos,
        inv: papers.map((paper) => ({ ...invoiceOf(paper), itms: itemsOf(paper) })),
      })),
      b2cs: b2cs.map(consumerRow),
      cdnr: groupsOf(cdnr, gstinOf).map(([ctin, papers]) => ({
        ctin,
        nt: papers.map((paper) => ({ ...noteOf(paper), ...regular(paper), itms: itemsOf(paper) })),
      })),
      cdnur: cdnur.map((paper) => ({
        ...noteOf(paper),
        ...{ typ: 'B2CL', pos: paper.stateCode, itms: itemsOf(paper) },
      })),
    }),
    ...inside('nil', { inv: nil.map(nilRow) }),
    ...inside('hsn', { hsn_b2b: hsn.b2b.map(codeRow), hsn_b2c: hsn.b2c.map(codeRow) }),
    ...inside('doc_issue', {
      doc_det: [
        { doc_num: 1, doc_typ: 'Invoices for outward supply', docs: issuedRows(issued.invoices) },
        { doc_num: 5, doc_typ: 'Credit Note', docs: issuedRows(issued.creditNotes) },
      ].filter(({ docs }) => docs.length > 0),
    }),
  };
}

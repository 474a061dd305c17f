import { shop } from '@shop/config';
import { gstRows, type GstShare } from '@shop/money/gst-rows';
import type { Selectable } from 'kysely';
import type { Executor } from '../../../../platform/db/schema';
import { listCreditNotes } from '../../credit-notes';
import type { GstSums } from '../../gst-return/collect-return';
import type { MonthRange } from '../../gst-return/read-papers';
import { creditNoteNumber } from '../../paper-numbers';
import { totalsOf } from '../../shopper-orders';
import type { OrderItemTable } from '../../tables';

type OrderLine = Selectable<OrderItemTable>;

const none: GstSums = { taxablePaise: 0, igstPaise: 0, cgstPaise: 0, sgstPaise: 0 };

const rowsPaise = (taxes: readonly GstShare[], isOwn: boolean, kind: string) =>
  gstRows(taxes, isOwn)
    .filter(({ label }) => label.startsWith(kind))
    .reduce((sum, { paise }) => sum + paise, 0);

/** Adds a paper as it is printed: its taxable value, and its rows of GST. */
function addPaper(
  sums: GstSums,
  taxablePaise: number,
  taxes: readonly GstShare[],
  state: string,
  sign: 1 | -1,
) {
  const isOwn = state === shop.state;
  return {
    taxablePaise: sums.taxablePaise + sign * taxablePaise,
    igstPaise: sums.igstPaise + sign * rowsPaise(taxes, isOwn, 'IGST'),
    cgstPaise: sums.cgstPaise + sign * rowsPaise(taxes, isOwn, 'CGST'),
    sgstPaise: sums.sgstPaise + sign * rowsPaise(taxes, isOwn, 'SGST'),
  };
}

/** The printed papers of a month: their number, and the sums of the invoices less the credit notes, in paise. */
export interface PrintedPapers {
  readonly invoices: number;
  readonly creditNotes: number;
  readonly sums: GstSums;
}

/** Orders per statement. */
const BATCH = 500;

/** The lines of orders, by the order's id. */
async function readLines(db: Executor, orders: readonly { readonly id: number }[]) {
  const lines = new Map<number, OrderLine[]>();
  for (let first = 0; first < orders.length; first += BATCH) {
    const ids = orders.slice(first, first + BATCH).map(({ id }) => id);
    const rows = await db.selectFrom('order_item').selectAll().where('order_id', 'in', ids).execute();
    for (const row of rows) lines.set(row.order_id, [...(lines.get(row.order_id) ?? []), row]);
  }
  return lines;
}

/** Reads the invoices and credit notes of a month with the amounts that pages show. */
export async function readPrinted(db: Executor, { from, before }: MonthRange): Promise<PrintedPapers> {
  const invoices = await db
    .selectFrom('invoice')
    .innerJoin('shop_order', 'shop_order.id', 'invoice.order_id')
    .selectAll('shop_order')
    .where('issued_at', '>=', from)
    .where('issued_at', '<', before)
    .execute();
  const lines = await readLines(db, invoices);
  let sums = none;
  for (const order of invoices) {
    const { subtotalPaise, taxes } = totalsOf(order, lines.get(order.id) ?? []);
    const shares = taxes.map(({ taxBp, ...share }) => ({ gstRate: taxBp / 100, ...share }));
    sums = addPaper(sums, subtotalPaise, shares, order.ship.state, 1);
  }
  const notes = await db
    .selectFrom('order_refund')
    .innerJoin('shop_order', 'shop_order.id', 'order_refund.order_id')
    .select(['order_id', 'financial_year', 'serial', 'ship'])
    .where('order_refund.created_at', '>=', from)
    .where('order_refund.created_at', '<', before)
    .execute();
  const read = new Map<number, ReturnType<typeof listCreditNotes>>();
  for (const note of notes) {
    const ofOrder = read.get(note.order_id) ?? listCreditNotes(db, note.order_id);
    read.set(note.order_id, ofOrder);
    const printed = (await ofOrder).find(({ number }) => number === creditNoteNumber(note));
    if (!printed) throw new Error(`Credit note ${creditNoteNumber(note)} is not printed`);
    sums = addPaper(sums, printed.taxablePaise, printed.taxes, note.ship.state, -1);
  }
  return { invoices: invoices.length, creditNotes: notes.length, sums };
}

interface Amounts {
  readonly txval: number;
  readonly iamt?: number;
  readonly camt?: number;
  readonly samt?: number;
}

interface Listed {
  readonly itms: readonly { readonly itm_det: Amounts }[];
}

/** The parts of form GSTR-1 that are compared. */
export interface Gstr1File {
  readonly b2b?: readonly { readonly inv: readonly Listed[] }[];
  readonly b2cl?: readonly { readonly inv: readonly Listed[] }[];
  readonly b2cs?: readonly Amounts[];
  readonly cdnr?: readonly { readonly nt: readonly Listed[] }[];
  readonly cdnur?: readonly Listed[];
  readonly nil?: { readonly inv: readonly { readonly nil_amt: number }[] };
  readonly hsn?: { readonly hsn_b2b?: readonly Amounts[]; readonly hsn_b2c?: readonly Amounts[] };
  readonly doc_issue?: {
    readonly doc_det: readonly {
      readonly doc_num: number;
      readonly docs: readonly { readonly totnum: number; readonly cancel: number }[];
    }[];
  };
}

const paise = (rupees = 0) => Math.round(rupees * 100);

const addAmounts = (sums: GstSums, rows: readonly Amounts[], sign: 1 | -1): GstSums =>
  rows.reduce(
    (all, { txval, iamt, camt, samt }) => ({
      taxablePaise: all.taxablePaise + sign * paise(txval),
      igstPaise: all.igstPaise + sign * paise(iamt),
      cgstPaise: all.cgstPaise + sign * paise(camt),
      sgstPaise: all.sgstPaise + sign * paise(samt),
    }),
    sums,
  );

const detailsOf = (papers: readonly Listed[]) =>
  papers.flatMap(({ itms }) => itms.map(({ itm_det }) => itm_det));

function sectionSums({ b2b = [], b2cl = [], b2cs = [], cdnr = [], cdnur = [], nil }: Gstr1File): GstSums {
  const supplied = [...b2b, ...b2cl].flatMap(({ inv }) => inv);
  const returned = [...cdnr.flatMap(({ nt }) => nt), ...cdnur];
  const untaxed = (nil?.inv ?? []).map(({ nil_amt: txval }) => ({ txval }));
  const sums = addAmounts(none, [...detailsOf(supplied), ...b2cs, ...untaxed], 1);
  return addAmounts(sums, detailsOf(returned), -1);
}

const codeSums = ({ hsn }: Gstr1File): GstSums =>
  addAmounts(none, [...(hsn?.hsn_b2b ?? []), ...(hsn?.hsn_b2c ?? [])], 1);

const issuedOf = ({ doc_issue: issued }: Gstr1File, kind: number) =>
  (issued?.doc_det ?? [])
    .filter(({ doc_num: number }) => number === kind)
    .flatMap(({ docs }) => docs)
    .reduce((sum, { totnum, cancel }) => sum + totnum - cancel, 0);

/** The differences between form GSTR-1 and the printed papers, in words; none if all sums are equal to the paisa. */
export function differencesOf(file: Gstr1File, printed: PrintedPapers): string[] {
  const compared = { sections: sectionSums(file), 'summary by code': codeSums(file) };
  const differences = Object.entries(compared).flatMap(([name, sums]) =>
    (Object.keys(none) as (keyof GstSums)[]).flatMap((sum) => {
      const difference = sums[sum] - printed.sums[sum];
      return difference === 0 ? [] : `${name}: ${sum} differs by ${difference}`;
    }),
  );
  const counts = [
    ['invoices', issuedOf(file, 1), printed.invoices],
    ['credit notes', issuedOf(file, 5), printed.creditNotes],
  ] as const;
  return [
    ...differences,
    ...counts.flatMap(([name, found, expected]) =>
      found === expected ? [] : `${found} ${name} instead of ${expected}`,
    ),
  ];
}

import { shop } from '@shop/config';
import { gstStateCodes } from '@shop/config/delivery';
import { lineTotal } from '@shop/money';
import { gstRows } from '@shop/money/gst-rows';
import type { Selectable } from 'kysely';
import type { Executor } from '../../../../platform/db/schema';
import { listCreditNotes } from '../../credit-notes';
import { LARGE_INVOICE_PAISE, type MonthRange } from '../../gst-return/read-papers';
import { creditNoteNumber } from '../../paper-numbers';
import { withUnits } from '../../refund-lines';
import { totalsOf } from '../../shopper-orders';
import type { OrderItemTable, OrderRefundRow, ShopOrderRow } from '../../tables';
import { cellKey, createFigures, type ReturnFigures } from './return-figures';

type OrderLine = Selectable<OrderItemTable>;

/** A share of a printed paper's GST. */
interface PrintedShare {
  readonly gstRate: number;
  readonly taxablePaise: number;
  readonly taxPaise: number;
}

/** Units of lines on a paper, with their value in paise. */
type PaperUnits = readonly {
  readonly line: OrderLine;
  readonly quantity: number;
  readonly taxablePaise: number;
}[];

type Order = Pick<ShopOrderRow, 'buyer_gstin' | 'ship' | 'total_paise'>;

const rateOf = ({ gst_bp: taxBp }: OrderLine) => taxBp / 100;

/** The value of some units of a line. */
const priceOf = ({ rate_paise, discount_bp, coupon_paise, quantity: all }: OrderLine, quantity = all) =>
  lineTotal(
    withUnits(
      { ratePaise: rate_paise, discountBp: discount_bp, couponPaise: coupon_paise, quantity: all },
      quantity,
    ),
  );

/** Adds up papers as pages print them, with the code of each line. */
function createPrinted() {
  const figures = createFigures();

  /** Adds amounts without a line, such as shipping, to the code of the order's most expensive line of their rate. */
  const addCodes = (
    buyer: string,
    { gstRate, taxablePaise }: PrintedShare,
    lines: readonly OrderLine[],
    units: PaperUnits,
    sign: 1 | -1,
  ) => {
    let rest = taxablePaise;
    for (const { line, ...unit } of units) {
      if (rateOf(line) !== gstRate) continue;
      figures.addCode(`${buyer} ${line.hsn ?? ''} ${gstRate}`, unit, sign);
      rest -= unit.taxablePaise;
    }
    const [main] = lines
      .filter((line) => rateOf(line) === gstRate)
      .sort((one, other) => priceOf(other) - priceOf(one));
    figures.addCode(`${buyer} ${main?.hsn ?? ''} ${gstRate}`, { quantity: 0, taxablePaise: rest }, sign);
  };

  return {
    figures,
    addPaper(
      order: Order,
      shares: readonly PrintedShare[],
      { lines, units }: { readonly lines: readonly OrderLine[]; readonly units: PaperUnits },
      sign: 1 | -1,
    ) {
      const { state } = order.ship;
      const isOwn = state === shop.state;
      const buyer = order.buyer_gstin === null ? 'b2c' : 'b2b';
      for (const share of shares) {
        const rows = gstRows([share], isOwn);
        const paise = (kind: string) =>
          rows.filter(({ label }) => label.startsWith(kind)).reduce((sum, row) => sum + row.paise, 0);
        const amounts = {
          ...{ taxablePaise: share.taxablePaise, igstPaise: paise('IGST') },
          ...{ cgstPaise: paise('CGST'), sgstPaise: paise('SGST') },
        };
        const place = { code: gstStateCodes[state] ?? '97', isOwn, rate: share.gstRate };
        figures.addCell(cellKey(buyer, place), amounts, sign);
        figures.addCodeTaxes(`${buyer} ${share.gstRate}`, amounts, sign);
        addCodes(buyer, share, lines, units, sign);
      }
    },
  };
}

/** Orders per statement. */
const BATCH = 500;

/** The lines of orders, by the order's id. */
async function readLines(db: Executor, ids: readonly number[]) {
  const lines = new Map<number, OrderLine[]>();
  for (let first = 0; first < ids.length; first += BATCH) {
    const some = ids.slice(first, first + BATCH);
    const rows = await db
      .selectFrom('order_item')
      .selectAll()
      .where('order_id', 'in', some)
      .orderBy('id')
      .execute();
    for (const row of rows) lines.set(row.order_id, [...(lines.get(row.order_id) ?? []), row]);
  }
  return lines;
}

/** The units of each credit note of an order, by its number. */
async function readUnits(db: Executor, orderId: number, lines: readonly OrderLine[]) {
  const notes = await db
    .selectFrom('order_refund')
    .selectAll()
    .where('order_id', '=', orderId)
    .orderBy('id')
    .execute();
  const named = await db
    .selectFrom('order_refund_line')
    .innerJoin('order_refund', 'order_refund.id', 'order_refund_id')
    .select(['order_refund_id', 'order_item_id', 'quantity'])
    .where('order_id', '=', orderId)
    .execute();
  const left = new Map(lines.map(({ id, quantity }) => [id, quantity]));
  const creditedBy = (note: OrderRefundRow, line: OrderLine) =>
    note.covers === 'rest'
      ? (left.get(line.id) ?? 0)
      : named
          .filter((unit) => unit.order_refund_id === note.id && unit.order_item_id === line.id)
          .reduce((sum, { quantity }) => sum + quantity, 0);
  const units = new Map<string, PaperUnits>();
  for (const note of notes) {
    const credited = lines.map((line) => {
      const before = left.get(line.id) ?? 0;
      const quantity = creditedBy(note, line);
      left.set(line.id, before - quantity);
      return { line, quantity, taxablePaise: priceOf(line, before) - priceOf(line, before - quantity) };
    });
    units.set(creditNoteNumber(note), credited);
  }
  return units;
}

/** An order's credit notes as they are printed, with their units. */
const readOrderNotes = async (db: Executor, orderId: number, lines: readonly OrderLine[]) => ({
  printed: await listCreditNotes(db, orderId),
  units: await readUnits(db, orderId, lines),
});

const isTaxed = ({ gstRate }: PrintedShare) => gstRate > 0;

/** Reads the invoices and credit notes of a month with the amounts that pages show. */
export async function readPrinted(db: Executor, { from, before }: MonthRange): Promise<ReturnFigures> {
  const { figures, addPaper } = createPrinted();
  const invoices = await db
    .selectFrom('invoice')
    .innerJoin('shop_order', 'shop_order.id', 'invoice.order_id')
    .selectAll('shop_order')
    .where('issued_at', '>=', from)
    .where('issued_at', '<', before)
    .execute();
  const notes = await db
    .selectFrom('order_refund')
    .innerJoin('shop_order', 'shop_order.id', 'order_refund.order_id')
    .select(['order_id', 'financial_year', 'serial', 'ship', 'buyer_gstin', 'total_paise'])
    .where('order_refund.created_at', '>=', from)
    .where('order_refund.created_at', '<', before)
    .execute();
  const lines = await readLines(db, [
    ...new Set([...invoices.map(({ id }) => id), ...notes.map(({ order_id: id }) => id)]),
  ]);
  const listed = { b2b: 0, b2cl: 0 };
  for (const order of invoices) {
    const own = lines.get(order.id) ?? [];
    const { taxes } = totalsOf(order, own);
    const shares = taxes.map(({ taxBp, ...share }) => ({ gstRate: taxBp / 100, ...share }));
    const units = own.map((line) => ({ line, quantity: line.quantity, taxablePaise: priceOf(line) }));
    addPaper(order, shares, { lines: own, units }, 1);
    if (!shares.some(isTaxed)) continue;
    if (order.buyer_gstin !== null) listed.b2b += 1;
    else if (order.ship.state !== shop.state && order.total_paise > LARGE_INVOICE_PAISE) listed.b2cl += 1;
  }
  const read = new Map<number, ReturnType<typeof readOrderNotes>>();
  for (const note of notes) {
    const own = lines.get(note.order_id) ?? [];
    const ofOrder = read.get(note.order_id) ?? readOrderNotes(db, note.order_id, own);
    read.set(note.order_id, ofOrder);
    const { printed, units } = await ofOrder;
    const number = creditNoteNumber(note);
    const paper = printed.find((one) => one.number === number);
    if (!paper) throw new Error(`Credit note ${number} is not printed`);
    addPaper(note, paper.taxes, { lines: own, units: units.get(number) ?? [] }, -1);
  }
  const counts = { invoices: invoices.length, 'credit notes': notes.length, ...listed };
  return { ...figures, counts };
}

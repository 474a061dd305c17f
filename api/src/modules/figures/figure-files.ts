import { byteOrderMark, csvText, rupeesCell, type CsvCell } from '../../platform/csv/csv-text';
import type { Executor } from '../../platform/db/schema';
import { readConversion } from './conversion-repository';
import { readMoney } from './money-repository';
import type { Work } from './ports';
import { readSellers } from './sellers-repository';
import { dayText, hourText, type Span } from './span';

export type FigureFile = 'money' | 'sellers' | 'stock' | 'conversion';

type Rows = readonly (readonly CsvCell[])[];

/** A spreadsheet of more is no help to anybody. */
const MOST_PRODUCTS = 10_000;

async function moneyRows(db: Executor, span: Span): Promise<Rows> {
  const { points } = await readMoney(db, span);
  const name = span.by === 'hour' ? hourText : dayText;
  return [
    ['when_in_india', 'orders', 'paid_inr', 'refunded_inr', 'net_inr', 'orders_before', 'paid_before_inr'],
    ...points.map(({ at, now, before }) => [
      { value: name(at) },
      now.orders,
      rupeesCell(now.paidPaise),
      rupeesCell(now.refundedPaise),
      rupeesCell(now.paidPaise - now.refundedPaise),
      before.orders,
      rupeesCell(before.paidPaise),
    ]),
  ];
}

const rowsOf: Readonly<Record<FigureFile, (db: Executor, span: Span, work: Work) => Promise<Rows>>> = {
  money: moneyRows,
  sellers: async (db, span) => [
    ['product', 'title', 'pieces', 'sold_before_tax_inr'],
    ...(await readSellers(db, span, MOST_PRODUCTS)).map(({ id, title, units, paise }) => [
      ...[id, title, units, rupeesCell(paise)],
    ]),
  ],
  stock: async (db, _span, work) => [
    ['product', 'title', 'pieces_left'],
    ...(await work.listShort(db, MOST_PRODUCTS)).map(({ id, title, free }) => [id, title, free]),
  ],
  conversion: async (db, span) => {
    const { since, stages } = await readConversion(db, span);
    return [
      ['stage', 'count', 'since_in_india'],
      ...stages.map(({ stage, count }) => [stage, count, { value: dayText(since) }]),
    ];
  },
};

/** Figures of a period as a CSV file. Amounts in rupees, as in the other files of the office. */
export async function figureFile(db: Executor, span: Span, work: Work, of: FigureFile): Promise<string> {
  return byteOrderMark + csvText(await rowsOf[of](db, span, work));
}

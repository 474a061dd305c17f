import type { TypedApp } from '@shop/server-kit';
import { type Static, Type } from 'typebox';
import { byteOrderMark, type CsvCell, csvHeaders, csvText, rupeesCell } from '../../platform/csv/csv-text';
import type { Database } from '../../platform/db/database';
import type { Executor } from '../../platform/db/schema';
import { dataOf, failures, ref } from '../../platform/http/schemas';
import type { Clock } from '../../platform/jobs/clock';
import type { Work } from './ports';
import { type Money, readConversion, readMoney, readSellers } from './repository';
import { Figures } from './schemas';
import { dayText, hourText, periods, type Span, spanOf, timeZone } from './span';

/** Maximum number of listed products. */
const MAX_LISTED = 10;

const withNet = (money: Money) => ({ ...money, netPaise: money.paidPaise - money.refundedPaise });

/** The figures of the office's dashboard. Amounts in paise. */
export async function readFigures(db: Executor, span: Span, work: Work): Promise<Static<typeof Figures>> {
  const { total, before, points } = await readMoney(db, span);
  const { since, stages } = await readConversion(db, span);
  return {
    period: span.period,
    timeZone,
    by: span.by,
    from: span.start.toISOString(),
    until: span.now.toISOString(),
    buckets: span.buckets,
    total: withNet(total),
    before: withNet(before),
    points: points.map((point) => ({
      at: point.at.toISOString(),
      now: withNet(point.now),
      before: withNet(point.before),
    })),
    sellers: await readSellers(db, span, MAX_LISTED),
    stock: {
      out: await work.short(db, 'out'),
      low: await work.short(db, 'low'),
      products: [...(await work.listShort(db, MAX_LISTED))],
    },
    work: { toPack: await work.toPack(db), inReview: await work.inReview(db) },
    conversion: { since: since.toISOString(), stages: [...stages] },
  };
}

type FigureFile = 'money' | 'sellers' | 'stock' | 'conversion';

type Rows = readonly (readonly CsvCell[])[];

/** Maximum number of rows in a file. */
const MAX_PRODUCTS = 10_000;

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
    ...(await readSellers(db, span, MAX_PRODUCTS)).map(({ id, title, units, paise }) => [
      ...[id, title, units, rupeesCell(paise)],
    ]),
  ],
  stock: async (db, _span, work) => [
    ['product', 'title', 'pieces_left'],
    ...(await work.listShort(db, MAX_PRODUCTS)).map(({ id, title, free }) => [id, title, free]),
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
async function figureFile(db: Executor, span: Span, work: Work, of: FigureFile): Promise<string> {
  return byteOrderMark + csvText(await rowsOf[of](db, span, work));
}

interface FiguresContext {
  readonly database: Database;
  readonly clock: Clock;
  readonly work: Work;
}

const tags = ['staff'];

/** The available files. */
const files = [
  Type.Literal('money'),
  Type.Literal('sellers'),
  Type.Literal('stock'),
  Type.Literal('conversion'),
] as const;

const period = Type.Optional(Type.Union([...periods]));

/** Routes for the shop's figures. Requires a guarded app with the prefix `/api/v1/staff`. */
export function staffFigureRoutes(app: TypedApp, { database: { db }, clock, work }: FiguresContext): void {
  app.get(
    '/today',
    {
      config: { right: 'read' },
      schema: {
        tags,
        summary:
          'Orders, money, best sellers, stock and conversion of a period, compared with the previous one',
        querystring: Type.Object({ period }),
        response: { 200: dataOf(ref(Figures)), ...failures },
      },
    },
    async ({ query }) => ({
      data: await readFigures(db, spanOf(query.period ?? 'today', clock.now()), work),
    }),
  );

  app.get(
    '/today/export',
    {
      config: { right: 'read' },
      schema: {
        tags,
        summary: 'Figures of a period as a CSV file, amounts in rupees',
        querystring: Type.Object({ period, of: Type.Union([...files]) }),
        produces: ['text/csv'],
        response: { 200: Type.String(), ...failures },
      },
    },
    async ({ query }, reply) => {
      const span = spanOf(query.period ?? 'today', clock.now());
      const name = `${query.of}-${span.period === 'today' ? 'today' : `${span.period}-days`}-${dayText(span.now)}.csv`;
      reply.headers(csvHeaders(name));
      return figureFile(db, span, work, query.of);
    },
  );
}

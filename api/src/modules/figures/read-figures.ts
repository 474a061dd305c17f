import type { Static } from 'typebox';
import type { Executor } from '../../platform/db/schema';
import { readConversion } from './conversion-repository';
import { readMoney, type Money } from './money-repository';
import type { Work } from './ports';
import type { Figures } from './schemas';
import { readSellers } from './sellers-repository';
import { timeZone, type Span } from './span';

/** Products that are listed. */
const LISTED = 10;

const withNet = (money: Money) => ({ ...money, netPaise: money.paidPaise - money.refundedPaise });

/** All that the first page of the office shows of a period. Amounts in paise. */
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
    sellers: await readSellers(db, span, LISTED),
    stock: {
      out: await work.short(db, 'out'),
      low: await work.short(db, 'low'),
      products: [...(await work.listShort(db, LISTED))],
    },
    work: { toPack: await work.toPack(db), inReview: await work.inReview(db) },
    conversion: { since: since.toISOString(), stages: [...stages] },
  };
}

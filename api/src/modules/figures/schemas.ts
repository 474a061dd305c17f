import { Type } from 'typebox';
import { formerNameOf } from '../../platform/http/former-names';
import { ref } from '../../platform/http/schemas';
import { periods, timeZone } from './span';

const moment = Type.String({ format: 'date-time' });
const count = (description: string) => Type.Integer({ description });

export const FigurePeriod = Type.Union([...periods], {
  $id: 'FigurePeriod',
  description: 'Today, or a number of days that ends today.',
});

export const MoneyOfPeriod = Type.Object(
  {
    orders: count('Orders that were paid.'),
    paidPaise: count('Amount paid by shoppers.'),
    refundedPaise: count('Amount refunded to shoppers.'),
    netPaise: count('Paid minus refunded amounts; negative if refunds exceed payments.'),
  },
  { $id: 'MoneyOfPeriod' },
);

export const MoneyPoint = Type.Object(
  {
    at: moment,
    now: ref(MoneyOfPeriod),
    before: ref(MoneyOfPeriod),
  },
  { $id: 'MoneyPoint', description: 'An hour or a day, and its counterpart in the previous period.' },
);

export const Seller = Type.Object(
  {
    id: Type.String(),
    title: Type.String(),
    units: Type.Integer({ description: 'Sold units.' }),
    pieces: Type.Integer(formerNameOf('units')),
    paise: count('Revenue before tax, in paise.'),
  },
  { $id: 'Seller' },
);

export const ShortProduct = Type.Object(
  { id: Type.String(), title: Type.String(), free: count('Available units.') },
  { $id: 'ShortProduct' },
);

export const ConversionStage = Type.Object(
  {
    stage: Type.Union([
      Type.Literal('visit'),
      Type.Literal('product'),
      Type.Literal('cart'),
      Type.Literal('checkout'),
      Type.Literal('payment'),
      Type.Literal('order'),
    ]),
    count: count('Visits; for `payment` and `order`, shoppers, each counted once a day.'),
  },
  { $id: 'ConversionStage' },
);

export const Figures = Type.Object(
  {
    period: ref(FigurePeriod),
    timeZone: Type.Literal(timeZone),
    by: Type.Union([Type.Literal('hour'), Type.Literal('day')]),
    from: moment,
    until: moment,
    buckets: count('Hours or days of the whole period, including future ones.'),
    total: ref(MoneyOfPeriod),
    before: ref(MoneyOfPeriod),
    points: Type.Array(ref(MoneyPoint), { description: 'The hours or days that have begun.' }),
    sellers: Type.Array(ref(Seller), { description: 'The ten products with the most sold units.' }),
    stock: Type.Object({
      out: count('Products on sale that are out of stock.'),
      low: count('Products on sale with low stock.'),
      products: Type.Array(ref(ShortProduct), { description: 'The ten products with the fewest units.' }),
    }),
    work: Type.Object({
      toPack: count('Paid orders that are not packed.'),
      inReview: count('Orders with a payment discrepancy.'),
    }),
    conversion: Type.Object({
      since: moment,
      stages: Type.Array(ref(ConversionStage)),
    }),
  },
  { $id: 'Figures', description: 'Figures of a period. Amounts in paise.' },
);

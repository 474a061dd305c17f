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
    paidPaise: count('What shoppers paid.'),
    refundedPaise: count('What went back to shoppers.'),
    netPaise: count('What was paid less what went back; below 0 where more went back.'),
  },
  { $id: 'MoneyOfPeriod' },
);

export const MoneyPoint = Type.Object(
  {
    at: moment,
    now: ref(MoneyOfPeriod),
    before: ref(MoneyOfPeriod),
  },
  { $id: 'MoneyPoint', description: 'An hour or a day, and the one as far into the period before.' },
);

export const Seller = Type.Object(
  {
    id: Type.String(),
    title: Type.String(),
    units: Type.Integer({ description: 'Sold units.' }),
    pieces: Type.Integer(formerNameOf('units')),
    paise: count('What they were sold for, before tax, in paise.'),
  },
  { $id: 'Seller' },
);

export const ShortProduct = Type.Object(
  { id: Type.String(), title: Type.String(), free: count('Units that can still be sold.') },
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
    count: count('Visits; of `payment` and `order` shoppers, each once a day.'),
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
    buckets: count('Hours or days of the whole period, also those to come.'),
    total: ref(MoneyOfPeriod),
    before: ref(MoneyOfPeriod),
    points: Type.Array(ref(MoneyPoint), { description: 'The hours or days that have begun.' }),
    sellers: Type.Array(ref(Seller), { description: 'The ten products of which most units were sold.' }),
    stock: Type.Object({
      out: count('Products on sale without a unit.'),
      low: count('Products on sale with few units.'),
      products: Type.Array(ref(ShortProduct), { description: 'The ten with the fewest units.' }),
    }),
    work: Type.Object({
      toPack: count('Paid orders that nobody has packed.'),
      inReview: count('Orders whose money is odd.'),
    }),
    conversion: Type.Object({
      since: moment,
      stages: Type.Array(ref(ConversionStage)),
    }),
  },
  { $id: 'Figures', description: 'A period of the shop. Amounts in paise.' },
);

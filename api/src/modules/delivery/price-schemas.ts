import { Type } from 'typebox';
import { nullableText, ref } from '../../platform/http/schemas';
import { RequestKey } from '../staff';

const cell = (description: string) => Type.String({ maxLength: 100, description });

export const ShippingPriceRow = Type.Object(
  {
    zone: cell('A zone of the current PIN rules; empty for any zone.'),
    value_from: cell(
      'Minimum value of the goods in rupees, before discounts, coupon and tax, inclusive; empty for 0.',
    ),
    value_below: cell('Maximum value in rupees, exclusive; empty without a limit.'),
    weight_from: cell('Minimum weight in grams, inclusive; empty for 0.'),
    weight_below: cell('Maximum weight in grams, exclusive; empty without a limit.'),
    price: cell('Rupees before tax; 0 for free shipping.'),
    free_from: cell('Value of the goods in rupees from which shipping is free; empty for never.'),
  },
  {
    $id: 'ShippingPriceRow',
    description: 'A row of the shipping price table, as the cells of a CSV file.',
  },
);

const rows = Type.Array(ref(ShippingPriceRow));
const grams = Type.Integer({
  minimum: 0,
  maximum: 100_000,
  description: 'Weight assumed for products without one.',
});

export const ShippingPrices = Type.Object(
  {
    version: Type.Integer({ description: 'Incremented with each change; 0 without a table.' }),
    rows,
    defaultGrams: grams,
    zones: Type.Array(Type.String(), { description: 'The zones of the current PIN rules.' }),
    changedAt: nullableText,
    changedBy: nullableText,
  },
  {
    $id: 'ShippingPrices',
    description: 'The shipping price table. Without rows, the default shipping price applies.',
  },
);

export const ShippingPricesRequest = Type.Object(
  {
    rows: Type.Array(ShippingPriceRow, {
      maxItems: 1_000,
      description: 'All rows; none to switch the table off.',
    }),
    defaultGrams: grams,
    seen: Type.Integer({ minimum: 0, description: 'The version when the page was opened.' }),
    key: Type.Optional(RequestKey),
  },
  { $id: 'ShippingPricesRequest' },
);

export const ShippingPriceFault = Type.Object(
  {
    row: Type.Unsafe<number | null>({
      type: ['integer', 'null'],
      description: 'From 1 in a request; in a file as in a spreadsheet. Null for the whole table.',
    }),
    column: Type.String({ description: 'Empty for the whole row.' }),
    message: Type.String(),
  },
  { $id: 'ShippingPriceFault' },
);

export const ShippingPriceCheck = Type.Object(
  { rows: Type.Array(ShippingPriceRow, { maxItems: 1_000 }) },
  { $id: 'ShippingPriceCheck' },
);

export const ShippingPriceFile = Type.Object(
  { csv: Type.String({ minLength: 1, description: 'A file with a header row.' }) },
  { $id: 'ShippingPriceFile' },
);

export const ShippingPriceResult = Type.Object(
  {
    rows: Type.Array(ref(ShippingPriceRow), {
      description: 'As they would be stored; empty if there are faults.',
    }),
    faults: Type.Array(ref(ShippingPriceFault)),
    faultCount: Type.Integer(),
  },
  { $id: 'ShippingPriceResult' },
);

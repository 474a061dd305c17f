import { limits } from '@shop/config';
import { Type } from 'typebox';
import { PurchaseLine } from './schemas';

export const ShippingQuoteRequest = Type.Object(
  {
    products: Type.Array(PurchaseLine, { minItems: 1, maxItems: limits.orderLines }),
    pinCode: Type.Optional(
      Type.String({ maxLength: 40, description: 'The PIN code of the address, once it is known.' }),
    ),
  },
  { $id: 'ShippingQuoteRequest' },
);

export const ShippingQuote = Type.Object(
  {
    pricePaise: Type.Optional(
      Type.Integer({ description: 'Before the coupon and tax; 0 if shipping is free.' }),
    ),
    needsPin: Type.Optional(
      Type.Boolean({ description: 'True, without a price, if it depends on a PIN code that was not given.' }),
    ),
  },
  { $id: 'ShippingQuote' },
);

export const ShippingRule = Type.Object(
  {
    freeFromPaise: Type.Integer({
      description: 'Sum of rate times quantity, before discounts and tax, from which shipping is free.',
    }),
    pricePaise: Type.Integer({ description: 'Before tax; taxed at the highest rate of the goods.' }),
  },
  { $id: 'ShippingRule' },
);

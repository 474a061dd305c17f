import { Type } from 'typebox';

/** The current facts of a product in a cart. */
export const LineFact = Type.Object(
  {
    productId: Type.String(),
    stock: Type.Integer({ description: 'Units that this shopper can buy now.' }),
    rate: Type.Number({ description: 'Rupees, before the discount.' }),
    discount: Type.Number({ description: 'Percent.' }),
    gstRate: Type.Number({ description: 'Percent of GST on the discounted price.' }),
    giftCard: Type.Optional(
      Type.Boolean({ description: 'True for a gift card, which is not paid in cash; omitted otherwise.' }),
    ),
  },
  { $id: 'LineFact' },
);

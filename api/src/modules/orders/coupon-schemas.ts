import { limits } from '@shop/config';
import { Type } from 'typebox';
import { requiredText } from '../../platform/http/schemas';
import { MAX_CODE_LENGTH } from '../coupons';
import { PurchaseLine } from './schemas';

/** Whether the checkout offers to enter the code of a coupon or of a gift card. */
export const CouponState = Type.Object(
  {
    available: Type.Boolean({ description: 'True while the shop has a coupon that can be used.' }),
    giftCards: Type.Optional(
      Type.Boolean({
        description: 'True while the shop has a gift card that can be spent; otherwise omitted.',
      }),
    ),
  },
  { $id: 'CouponState' },
);

export const CouponRequest = Type.Object(
  {
    code: requiredText(MAX_CODE_LENGTH),
    products: Type.Array(PurchaseLine, { minItems: 1, maxItems: limits.orderLines }),
    pinCode: Type.Optional(
      Type.String({
        maxLength: 40,
        description: 'The PIN code of the address, where shipping depends on it.',
      }),
    ),
    cashOnDelivery: Type.Optional(Type.Boolean({ description: 'True to include its fee.' })),
  },
  { $id: 'CouponRequest' },
);

/** A cart's totals with a coupon. */
export const CouponQuote = Type.Object(
  {
    code: Type.String({ description: 'As the shop spells it.' }),
    couponPaise: Type.Integer({ description: 'Its discount on goods and shipping, before tax.' }),
    shippingPaise: Type.Integer({ description: 'Before the coupon and tax; 0 if shipping is free.' }),
    taxes: Type.Array(
      Type.Object({
        gstRate: Type.Number({ description: 'Percent.' }),
        taxablePaise: Type.Integer(),
        taxPaise: Type.Integer(),
      }),
      { description: 'Tax by rate, lowest first.' },
    ),
    taxPaise: Type.Integer(),
    roundingPaise: Type.Integer(),
    payablePaise: Type.Integer({ description: 'The `amount` to pay with this code.' }),
  },
  { $id: 'CouponQuote' },
);

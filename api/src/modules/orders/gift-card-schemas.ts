import { Type } from 'typebox';
import { requiredText } from '../../platform/http/schemas';
import { MAX_TYPED_CODE } from '../gift-cards';

export const GiftCardRequest = Type.Object(
  { code: requiredText(MAX_TYPED_CODE) },
  { $id: 'GiftCardRequest' },
);

/** The gift card of a checkout. */
export const giftCardField = Type.Optional(
  Type.Object({
    code: Type.String({ maxLength: MAX_TYPED_CODE }),
    amount: Type.Integer({
      minimum: 0,
      description:
        'The part of the total that it pays according to the page, in paise; `amount` includes it.',
    }),
  }),
);

/** The gift card of an order. It is a means of payment, so that prices and tax are as without it. */
export const UsedGiftCard = Type.Object(
  {
    lastFour: Type.String({ description: 'The last four characters of its code.' }),
    amountPaise: Type.Integer({ description: 'The part of the total that it pays.' }),
  },
  { $id: 'UsedGiftCard' },
);

/** A refund to the gift card of an order. */
export const GiftCardRefund = Type.Object(
  {
    amountPaise: Type.Integer(),
    reason: Type.String(),
    at: Type.String({ format: 'date-time' }),
  },
  { $id: 'GiftCardRefund' },
);

/** A gift card that can be spent. */
export const GiftCardBalance = Type.Object(
  {
    lastFour: Type.String({ description: 'The last four characters of its code.' }),
    balancePaise: Type.Integer({
      description: "With what the session's unpaid orders hold: its next order releases that.",
    }),
    expiresAt: Type.String({ format: 'date-time' }),
  },
  { $id: 'GiftCardBalance' },
);

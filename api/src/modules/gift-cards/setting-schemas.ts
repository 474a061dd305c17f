import { Type } from 'typebox';
import { giftCardLimits } from './setting';

export const GiftCardSetting = Type.Object(
  {
    offered: Type.Boolean({
      description: 'Whether the shop sells gift cards. Sold ones can be spent either way.',
    }),
    validMonths: Type.Integer({
      minimum: giftCardLimits.minMonths,
      maximum: giftCardLimits.maxMonths,
      description: 'How long a new card can be spent, in months.',
    }),
  },
  { $id: 'GiftCardSetting', description: 'Gift cards, which are off by default.' },
);

import { Type } from 'typebox';
import { textLimits } from '@shop/config/text-limits';
import { requiredText } from '../../platform/http/schemas';

/** The cash on delivery of an order, as its shopper sees it. */
export const OrderCod = Type.Object(
  {
    duePaise: Type.Integer({ description: 'To pay on delivery; 0 once it is paid, or if nothing is owed.' }),
    collectedPaise: Type.Optional(Type.Integer({ description: 'Paid in cash; omitted until then.' })),
    confirmBefore: Type.Optional(
      Type.String({
        format: 'date-time',
        description: 'Until when the order waits for its confirmation; omitted afterwards.',
      }),
    ),
    confirmedBy: Type.Optional(
      Type.Unsafe<'email' | 'phone'>({
        enum: ['email', 'phone'],
        type: 'string',
        description: 'How the shopper confirms it: by the link in an email, or when staff call.',
      }),
    ),
  },
  { $id: 'OrderCod' },
);

export const ConfirmOrderRequest = Type.Object(
  {
    key: Type.String({
      minLength: 1,
      maxLength: 100,
      description: 'The key of the link in the email that asks to confirm the order.',
    }),
  },
  { $id: 'ConfirmOrderRequest' },
);

export const CashOrderResponse = Type.Object(
  {
    success: Type.Literal(true),
    order: Type.Object({
      _id: Type.String(),
      status: Type.String({ description: '`unconfirmed` until it is confirmed.' }),
    }),
  },
  { $id: 'CashOrderResponse' },
);

/** The longest reference of a bank or a courier. */
export const reference = requiredText(textLimits.name);

import { limits } from '@shop/config';
import { textLimits } from '@shop/config/text-limits';
import { Type } from 'typebox';
import { requiredText } from '../../platform/http/schemas';
import { wantedFields } from './exchange-schemas';

/** The key in a link's fragment. Clients send it in a body, so that request logs do not contain it. */
const linkKey = Type.String({ minLength: 1, maxLength: 100, description: "The key of the order's link." });

export const OpenOrderRequest = Type.Object({ key: linkKey }, { $id: 'OpenOrderRequest' });

export const CancelOrderRequest = Type.Object(
  { key: Type.Optional(linkKey) },
  { $id: 'CancelOrderRequest', description: 'Without a key, by the session.' },
);

export const ReturnOrderRequest = Type.Object(
  {
    reason: requiredText(textLimits.reason),
    key: Type.Optional(linkKey),
    exchanges: Type.Optional(
      Type.Array(Type.Object(wantedFields), {
        minItems: 1,
        maxItems: limits.orderLines,
        description:
          'Items to exchange for another variant at the same price. The reason states whether others are returned for a refund.',
      }),
    ),
  },
  { $id: 'ReturnOrderRequest', description: 'Without a key, by the session.' },
);

import { textLimits } from '@shop/config/text-limits';
import { Type } from 'typebox';
import { ref, requiredText } from '../../../platform/http/schemas';
import { RequestKey } from '../../staff';
import { ExchangeState, wantedFields } from '../exchange-schemas';

const moment = Type.String({ format: 'date-time' });

/** The actions that a staff member may take with an exchange in its current state. */
export const ExchangeAction = Type.Union(
  [
    Type.Literal('accept'),
    Type.Literal('decline'),
    Type.Literal('receive'),
    Type.Literal('cancel'),
    Type.Literal('send'),
  ],
  { $id: 'ExchangeAction', description: '`send`: the replacement in a parcel.' },
);

/** An exchange for staff. */
export const StaffExchange = Type.Object(
  {
    number: Type.Integer({ description: 'Numbered from 1 within the order.' }),
    state: ref(ExchangeState),
    item: Type.String({ description: 'The returned units, such as `1 × Dot journal, Green / A5`.' }),
    replacement: Type.String({ description: 'The units that replace them.' }),
    reason: Type.String(),
    awaitedUntil: Type.Optional(
      Type.String({ format: 'date-time', description: 'Until when the replacement is reserved.' }),
    ),
    restocks: Type.Optional(
      Type.Boolean({ description: 'Whether the received units go back on sale with the replacement.' }),
    ),
    weightGrams: Type.Optional(
      Type.Integer({ description: 'The weight of the replacement; omitted if it is unknown.' }),
    ),
    parcel: Type.Optional(Type.Integer({ description: 'The number of the parcel with the replacement.' })),
    at: moment,
    actions: Type.Array(ref(ExchangeAction)),
  },
  { $id: 'StaffExchange' },
);

export const StartExchangeRequest = Type.Object(
  { key: RequestKey, ...wantedFields, reason: requiredText(textLimits.reason) },
  { $id: 'StartExchangeRequest' },
);

export const EndExchangeRequest = Type.Object(
  { reason: requiredText(textLimits.reason) },
  { $id: 'EndExchangeRequest', description: 'The shopper reads the reason in an email.' },
);

export const ReceiveExchangeRequest = Type.Object(
  { restock: Type.Boolean({ description: 'Whether the received units can be sold again.' }) },
  { $id: 'ReceiveExchangeRequest' },
);

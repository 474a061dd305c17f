import { Type } from 'typebox';
import { RequestKey } from '../../staff';
import { reference } from '../cod-schemas';

const paise = (description: string) => Type.Integer({ description: `${description}, in paise.` });
const day = Type.String({ pattern: '^\\d{4}-\\d{2}-\\d{2}$', description: 'A day in India.' });

/** The cash on delivery of an order for staff. */
export const StaffOrderCod = Type.Object(
  {
    confirmBefore: Type.Optional(
      Type.String({ format: 'date-time', description: 'Omitted once it is confirmed.' }),
    ),
    duePaise: paise('To collect on delivery, or to claim from a delivered order; 0 once it is collected'),
    collectedPaise: Type.Unsafe<number | null>({
      type: ['integer', 'null'],
      description: 'The collected cash in paise; null until then.',
    }),
    remittedPaise: paise('The part of it that has reached the shop'),
    toTransferPaise: paise('Refunds to transfer to the shopper'),
    remittances: Type.Array(
      Type.Object({ amountPaise: paise('Negative for a correction'), reference, day, author: Type.String() }),
      { description: 'The earliest first.' },
    ),
  },
  { $id: 'StaffOrderCod' },
);

export const RemittanceRequest = Type.Object(
  {
    key: RequestKey,
    amountPaise: Type.Integer({
      minimum: -100_000_000,
      maximum: 100_000_000,
      description: 'In paise; negative to correct earlier remittances.',
    }),
    reference,
    day,
  },
  { $id: 'RemittanceRequest' },
);

export const CollectionRequest = Type.Object(
  {
    key: RequestKey,
    amountPaise: paise('The amount that the staff member was shown; 409 if it has changed'),
    reference,
  },
  { $id: 'CollectionRequest' },
);

export const TransferRequest = Type.Object(CollectionRequest.properties, { $id: 'TransferRequest' });

export const RefusedParcelRequest = Type.Object(
  { restock: Type.Boolean({ description: 'Whether the units can be sold again.' }) },
  { $id: 'RefusedParcelRequest' },
);

import { Type } from 'typebox';
import { ref } from '../../../platform/http/schemas';
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

export const RemittanceImportRequest = Type.Object(
  {
    csv: Type.String({
      minLength: 1,
      description:
        'A file with a header row: `tracking_number` or `order`, `amount` in rupees, `date` and `reference`; other columns are ignored.',
    }),
    file: Type.String({ maxLength: 200, description: 'Its name.' }),
    dryRun: Type.Boolean({ description: 'Checks all rows without recording them.' }),
    key: Type.Optional(RequestKey),
  },
  { $id: 'RemittanceImportRequest' },
);

export const RemittanceFault = Type.Object(
  {
    row: Type.Unsafe<number | null>({
      type: ['integer', 'null'],
      description: 'Row number as in a spreadsheet, where the header is row 1; null for the whole file.',
    }),
    column: Type.String({ description: 'Empty for the whole row.' }),
    message: Type.String(),
  },
  { $id: 'RemittanceFault' },
);

export const RemittanceImportResult = Type.Object(
  {
    recorded: Type.Integer({ description: 'Remittances that are recorded; 0 if there are faults.' }),
    amountPaise: paise('Their sum'),
    known: Type.Integer({ description: 'Rows that were recorded earlier, and are skipped.' }),
    faults: Type.Array(ref(RemittanceFault), { description: 'Only for a dry run.' }),
    faultCount: Type.Integer({ description: 'Total number of faults; at most 500 are listed.' }),
  },
  { $id: 'RemittanceImportResult' },
);

import { Type } from 'typebox';
import { nullableText, ref } from '../../../platform/http/schemas';
import { RequestKey } from '../../staff';

const moment = Type.String({ format: 'date-time' });

export const ChangedField = Type.Object(
  {
    column: Type.String({ description: 'Its header in CSV files.' }),
    before: Type.String({ description: 'As in a CSV file; long texts begin where they differ.' }),
    after: Type.String(),
  },
  { $id: 'ChangedField' },
);

export const ProductChange = Type.Object(
  {
    id: Type.Integer(),
    product: Type.Object({ id: Type.String(), slug: Type.String(), title: Type.String() }),
    at: moment,
    author: nullableText,
    source: Type.String({ description: 'create, edit, bulk, import, revert or archive.' }),
    batch: Type.Unsafe<string | null>({
      type: ['string', 'null'],
      description:
        'Shared by the changes of one request; null for a change by a server of an earlier version.',
    }),
    version: Type.Integer({ description: 'Version of the product after the change.' }),
    fields: Type.Array(ref(ChangedField)),
    mayRevert: Type.Boolean({
      description: 'Stock has a ledger instead, and archiving is undone by restoring.',
    }),
  },
  { $id: 'ProductChange' },
);

export const ProductChangeList = Type.Object(
  {
    items: Type.Array(ref(ProductChange)),
    total: Type.Integer({ description: 'Products on all pages.' }),
    page: Type.Integer(),
    pageSize: Type.Integer(),
  },
  { $id: 'ProductChangeList' },
);

export const RevertRequest = Type.Object(
  {
    version: Type.Integer({ description: 'Version of the product when it was opened.' }),
    key: Type.Optional(RequestKey),
  },
  { $id: 'RevertRequest' },
);

import { Type } from 'typebox';
import { nullableText } from '../schemas/shared';

/** The invoice of a placed order. What it lists is the order's. */
export const Invoice = Type.Object(
  {
    number: Type.String({ description: 'Without gaps in its financial year.' }),
    issuedAt: Type.String({ format: 'date-time' }),
    gstin: nullableText,
  },
  { $id: 'Invoice' },
);

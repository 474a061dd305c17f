import { textLimits } from '@shop/config/text-limits';
import { Type } from 'typebox';
import { requiredText } from '../../../platform/http/schemas';
import { RequestKey } from '../../staff';
import { wantedLines } from './parcel-schemas';

const paise = (description: string) => Type.Integer({ description: `${description}, in paise.` });

const sent = Type.Optional(
  Type.Boolean({
    description: 'In a partly shipped order, true for units in parcels; by default for other units.',
  }),
);

export const RefundPreviewRequest = Type.Object(
  { lines: wantedLines, sent },
  { $id: 'RefundPreviewRequest' },
);

export const RefundPreview = Type.Object(
  {
    amountPaise: paise('The amount of the refund'),
    goodsPaise: paise('The units before tax'),
    taxPaise: paise('GST'),
    roundingPaise: paise('Rounding, minus earlier refunds that were not for specific units'),
  },
  { $id: 'RefundPreview' },
);

export const RefundRequest = Type.Object(
  {
    key: RequestKey,
    lines: wantedLines,
    restock: Type.Boolean({ description: 'Whether the units can be sold again.' }),
    reason: requiredText(textLimits.reason),
    amountPaise: paise('The amount that the staff member was shown; 409 if it has changed'),
    sent,
  },
  { $id: 'RefundRequest' },
);

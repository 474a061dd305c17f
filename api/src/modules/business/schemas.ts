import { Type } from 'typebox';
import { nullableText } from '../../platform/http/schemas';

const offersGstin = Type.Boolean({ description: 'Whether the checkout offers to enter a GSTIN.' });

export const BusinessSetting = Type.Object(
  {
    offersGstin,
    gstin: {
      ...nullableText,
      description: 'The GSTIN of the shop, from `SHOP_GSTIN`; null if it is not set.',
    },
    state: Type.String({ description: 'The state where the shop is registered.' }),
  },
  { $id: 'BusinessSetting' },
);

export const BusinessSettingChange = Type.Object({ offersGstin }, { $id: 'BusinessSettingChange' });

import { Type } from 'typebox';
import { productFormFields } from '../staff/schemas';

export const ProductPreviewRequest = Type.Object(
  {
    ...productFormFields,
    id: Type.Optional(Type.String({ maxLength: 64, description: 'Undefined for a new product.' })),
  },
  { $id: 'ProductPreviewRequest' },
);

export const ProductPreviewResult = Type.Object(
  { url: Type.String({ description: 'Its page in the shop, for an hour.' }) },
  { $id: 'ProductPreviewResult' },
);

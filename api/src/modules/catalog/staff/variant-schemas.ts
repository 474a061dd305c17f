import { Type } from 'typebox';
import { nullableText, ref, requiredText } from '../../../platform/http/schemas';
import { Photo, StaffPhoto } from '../../media';
import { RequestKey } from '../../staff';
import { formSchemas } from '../derive-fields';
import { variantLimits } from '../variant-options';
import { ProductOption } from '../variant-schemas';

/** A variant on the page of its product, for staff. */
export const StaffVariant = Type.Object(
  {
    id: Type.String(),
    slug: Type.String(),
    values: Type.Array(Type.String(), { description: 'The value of each option, in their order.' }),
    text: Type.String({ description: 'The choice as one text, such as "Green / A5".' }),
    productCode: nullableText,
    ratePaise: Type.Integer({ description: 'The full price of a unit, in paise.' }),
    discountBp: Type.Integer({ description: 'In basis points.' }),
    discountFrom: Type.Optional(nullableText),
    discountUntil: Type.Optional(nullableText),
    unitPaise: Type.Integer({ description: 'The price after the discount, in paise.' }),
    hsnCode: nullableText,
    gstBp: Type.Integer({ description: 'In basis points.' }),
    weightGrams: Type.Optional(
      Type.Unsafe<number | null>({
        type: ['integer', 'null'],
        description: 'Weight of one unit; null if it weighs as much as its product.',
      }),
    ),
    stock: Type.Integer({ description: 'Units in stock, including those of open orders.' }),
    reserved: Type.Integer({ description: 'Units that open orders hold.' }),
    enabled: Type.Boolean({ description: 'Whether the shop offers it while its product is on sale.' }),
    photo: ref(Photo),
    photos: Type.Array(ref(StaffPhoto), { description: 'Its own photos; empty if it shows its product’s.' }),
    version: Type.Integer(),
    removable: Type.Boolean({ description: 'False if it has a stock history or was ordered.' }),
  },
  { $id: 'StaffVariant' },
);

/** Optional fields of a product's page for staff; missing without variants. */
export const staffGroupFields = {
  options: Type.Optional(Type.Array(ref(ProductOption))),
  variants: Type.Optional(Type.Array(ref(StaffVariant))),
};

const text = requiredText(variantLimits.text);

export const ProductOptionsRequest = Type.Object(
  {
    options: Type.Array(
      Type.Object({ name: text, values: Type.Array(text, { minItems: 1, maxItems: variantLimits.values }) }),
      { maxItems: variantLimits.options },
    ),
    version: Type.Integer({ description: 'Version of the product when it was opened.' }),
    key: Type.Optional(RequestKey),
  },
  { $id: 'ProductOptionsRequest' },
);

export const VariantRequest = Type.Object(
  {
    productCode: formSchemas.productCode,
    ratePaise: formSchemas.ratePaise,
    discountBp: formSchemas.discountBp,
    discountFrom: formSchemas.discountFrom,
    discountUntil: formSchemas.discountUntil,
    hsnCode: formSchemas.hsnCode,
    gstBp: formSchemas.gstBp,
    weightGrams: formSchemas.weightGrams,
    enabled: Type.Boolean(),
    photos: Type.Array(Type.String({ minLength: 1, maxLength: 500, pattern: '^[^|]*$' }), {
      maxItems: 20,
      description: 'Names of images, the main one first; empty for the photos of the product.',
    }),
    version: Type.Integer({ description: 'Version of the variant when it was opened.' }),
  },
  { $id: 'VariantRequest' },
);

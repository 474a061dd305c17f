import { Type } from 'typebox';
import { ref } from '../../platform/http/schemas';
import { Photo } from '../media';
import { shopSchemas } from './derive-fields';

const cardSchemas = shopSchemas('card');
const pageSchemas = shopSchemas('page');

export const shownGstRate = Type.Optional(
  Type.Number({
    description:
      'Percent of GST to show the price with; absent in a shop that shows prices before GST. `rate` is before GST in both.',
  }),
);

/** The fields in which a variant differs from its product; they replace those of the product. */
const variantFields = {
  id: Type.String({ description: 'The `productId` of carts and orders.' }),
  _id: Type.String({ description: 'The same as id.' }),
  slugProduct: Type.String(),
  originalPrice: Type.Number({ description: 'Rupees; the full price before the discount.' }),
  mainPhoto: ref(Photo),
  stock: Type.Integer({ description: 'Units that can be bought now.' }),
  productCode: cardSchemas.productCode,
  rate: cardSchemas.rate,
  discount: cardSchemas.discount,
  discountUntil: pageSchemas.discountUntil,
  colors: Type.String({ description: 'The choice as one text, such as "Green / A5".' }),
  defaultVariant: cardSchemas.defaultVariant,
  hsnCode: pageSchemas.hsnCode,
  gstRate: pageSchemas.gstRate,
  shownGstRate,
  photos: Type.Array(ref(Photo), { description: 'The photos besides the main one.' }),
};

export const ProductVariant = Type.Object(
  {
    ...variantFields,
    values: Type.Array(Type.String(), {
      description: 'The value of each option, in the order of `options`.',
    }),
  },
  { $id: 'ProductVariant' },
);

export const ProductOption = Type.Object(
  { name: Type.String(), values: Type.Array(Type.String()) },
  { $id: 'ProductOption' },
);

/** Optional fields of cards and pages; missing for a product without variants. */
export const groupCardFields = {
  priceFrom: Type.Optional(
    Type.Number({
      description:
        'Rupees after discount: the lowest price, if the variants’ prices differ. With GST if the shop shows prices with it.',
    }),
  ),
  variantCount: Type.Optional(
    Type.Integer({ description: 'Variants to choose from. The other fields are those of one of them.' }),
  ),
};

export const groupPageFields = {
  options: Type.Optional(
    Type.Array(ref(ProductOption), {
      description: 'The options in which the variants differ, at most three.',
    }),
  ),
  groupId: Type.Optional(
    Type.String({ description: 'Id of the product that the variants belong to; `id` is that of a variant.' }),
  ),
  variants: Type.Optional(
    Type.Array(ref(ProductVariant), { description: 'The variants on sale, in the order of the values.' }),
  ),
};

import { Type } from 'typebox';
import { nullableRef, nullableText, ref } from '../../platform/http/schemas';
import { Photo } from '../media';
import { ProductRating, ProductReviews } from '../reviews';
import { shopSchemas } from './derive-fields';
import { groupCardFields, groupPageFields, shownGstRate } from './variant-schemas';

/** The name’s picture, or the main photo of its newest product; absent while there is none. */
const photo = Type.Optional(ref(Photo));

const comingSoon = Type.Optional(
  Type.Boolean({ description: 'Present when menus show it as "Coming Soon", without links.' }),
);

export const ProductCategory = Type.Object(
  {
    _id: Type.String(),
    category: Type.String(),
    categorySlug: Type.String(),
    subCategory: Type.Array(Type.String()),
    photo,
    comingSoon,
  },
  { $id: 'ProductCategory' },
);

export const Theme = Type.Object(
  {
    _id: Type.String(),
    themeName: Type.String(),
    themeSlug: Type.String(),
    photo,
    motif: Type.Optional(Type.String({ description: 'Name of the theme’s illustration.' })),
    comingSoon,
  },
  { $id: 'Theme' },
);

export const Brand = Type.Object(
  { _id: Type.String(), brandName: Type.String(), photo, comingSoon },
  { $id: 'Brand' },
);

const cardFields = {
  id: Type.String(),
  _id: Type.String({ description: 'The same as id.' }),
  slugProduct: Type.String(),
  originalPrice: Type.Number({ description: 'Rupees; the full price before the discount.' }),
  mainPhoto: ref(Photo),
  stock: Type.Integer({ description: 'Units that can be bought now.' }),
  ...shopSchemas('card'),
  ...groupCardFields,
  shownGstRate,
  rating: Type.Optional(ref(ProductRating)),
};

export const ProductCard = Type.Object(cardFields, {
  $id: 'ProductCard',
  description: 'A product for cards and panels: what lists return with `fields=card`.',
});

export const NamedSlug = Type.Object({ name: Type.String(), slug: Type.String() }, { $id: 'NamedSlug' });

export const ProductTheme = Type.Object(
  { themeName: Type.String(), themeSlug: Type.String() },
  { $id: 'ProductTheme' },
);

export const Product = Type.Object(
  {
    ...cardFields,
    ...shopSchemas('page'),
    photos: Type.Array(ref(Photo), { description: 'The photos besides the main one.' }),
    category: nullableRef(NamedSlug),
    subcategory: nullableRef(NamedSlug),
    brandName: nullableText,
    theme: nullableRef(ProductTheme),
    ...groupPageFields,
    reviews: Type.Optional(
      Type.With(ref(ProductReviews), {
        description: 'The newest reviews; absent in lists, and in a shop that shows no reviews.',
      }),
    ),
  },
  { $id: 'Product' },
);

const pageFields = {
  totalPages: Type.Integer(),
  page: Type.Integer(),
  total: Type.Integer(),
  hasOrigins: Type.Optional(
    Type.Boolean({
      description: 'True once products have a country of origin, so that lists can be sorted by it.',
    }),
  ),
  match: Type.Optional(
    Type.Union([Type.Literal('all-words'), Type.Literal('some-words')], {
      description: 'For a search: whether every product contains all words of the text.',
    }),
  ),
  corrected: Type.Optional(
    Type.Union([Type.String(), Type.Null()], {
      description: 'For a search: the corrected text, if only that had results.',
    }),
  ),
};

export const ProductCardPage = Type.Object(
  { products: Type.Array(ref(ProductCard)), ...pageFields },
  { $id: 'ProductCardPage' },
);

export const ProductPage = Type.Object(
  { products: Type.Array(ref(Product)), ...pageFields },
  { $id: 'ProductPage' },
);

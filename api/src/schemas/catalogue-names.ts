import { Type } from 'typebox';

export const ProductCategory = Type.Object(
  {
    _id: Type.String(),
    category: Type.String(),
    categorySlug: Type.String(),
    subCategory: Type.Array(Type.String()),
  },
  { $id: 'ProductCategory' },
);

export const Theme = Type.Object(
  { _id: Type.String(), themeName: Type.String(), themeSlug: Type.String() },
  { $id: 'Theme' },
);

export const Brand = Type.Object({ _id: Type.String(), brandName: Type.String() }, { $id: 'Brand' });

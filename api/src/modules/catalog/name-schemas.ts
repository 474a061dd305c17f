import { Type } from 'typebox';
import { ref } from '../../platform/http/schemas';
import { Photo } from '../media';

/** The main photo of the newest product listed under a name, unless the name has one; absent while there is none. */
const photo = Type.Optional(ref(Photo));

export const ProductCategory = Type.Object(
  {
    _id: Type.String(),
    category: Type.String(),
    categorySlug: Type.String(),
    subCategory: Type.Array(Type.String()),
    photo,
  },
  { $id: 'ProductCategory' },
);

export const Theme = Type.Object(
  {
    _id: Type.String(),
    themeName: Type.String(),
    themeSlug: Type.String(),
    photo,
    motif: Type.Optional(Type.String({ description: 'Name of the drawing that stands for the theme.' })),
  },
  { $id: 'Theme' },
);

export const Brand = Type.Object({ _id: Type.String(), brandName: Type.String(), photo }, { $id: 'Brand' });

import { Type } from 'typebox';
import { nullableRef, nullableText, ref } from '../../../platform/http/schemas';
import { StaffPhoto } from '../../media';

/** A kind of name in a request. */
export const kindField = Type.Union([Type.Literal('category'), Type.Literal('theme'), Type.Literal('brand')]);

const products = Type.Integer({ description: 'Products, including withdrawn ones.' });

export const TaxonomySubcategory = Type.Object(
  { slug: Type.String(), name: Type.String(), products },
  { $id: 'TaxonomySubcategory' },
);

export const TaxonomyName = Type.Object(
  {
    id: Type.String(),
    name: Type.String(),
    slug: Type.String({ description: 'Its name in files, and in the address of a category or theme.' }),
    path: Type.String({ description: 'Path of its page.' }),
    picture: nullableRef(StaffPhoto),
    motif: nullableText,
    comingSoon: Type.Boolean({ description: 'Whether menus show it without links.' }),
    products,
    subcategories: Type.Array(ref(TaxonomySubcategory), { description: 'Of a category, in their order.' }),
    version: Type.Integer({
      description: 'Incremented with each change; send it with a change to detect conflicts.',
    }),
    changedBy: nullableText,
  },
  { $id: 'TaxonomyName', description: 'A category, theme or brand.' },
);

export const Taxonomy = Type.Object(
  {
    categories: Type.Array(ref(TaxonomyName)),
    themes: Type.Array(ref(TaxonomyName)),
    brands: Type.Array(ref(TaxonomyName)),
  },
  { $id: 'Taxonomy', description: 'Categories, themes and brands, in the order of the menus.' },
);

const nullable = (maxLength: number, description: string) =>
  Type.Unsafe<string | null>({ type: ['string', 'null'], maxLength, description });

const fields = {
  name: Type.String({ maxLength: 60 }),
  slug: Type.String({
    maxLength: 80,
    description: 'Of a category or theme; derived from the name when empty, and for brands.',
  }),
  picture: nullable(500, 'Name of an image; null for the image of the newest product.'),
  motif: nullable(40, 'Name of a theme’s drawing.'),
  comingSoon: Type.Boolean(),
  subcategories: Type.Array(
    Type.Object({
      slug: nullable(120, 'Its current slug; null for a new one.'),
      name: Type.String({ maxLength: 60 }),
    }),
    { maxItems: 60, description: 'Of a category, in their order; those that are missing are removed.' },
  ),
};

export const NewTaxonomyName = Type.Object(fields, { $id: 'NewTaxonomyName' });

export const TaxonomyChange = Type.Object(
  { version: Type.Integer({ description: 'Version when it was opened.' }), ...fields },
  { $id: 'TaxonomyChange' },
);

export const TaxonomyOrder = Type.Object(
  { ids: Type.Array(Type.String({ maxLength: 64 }), { maxItems: 1000 }) },
  { $id: 'TaxonomyOrder', description: 'All ids of a kind, in their new order.' },
);

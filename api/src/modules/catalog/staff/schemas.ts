import { photoRules } from '@shop/config/photos';
import { Type } from 'typebox';
import { formerNameOf } from '../../../platform/http/former-names';
import { nullableText, ref, requiredText } from '../../../platform/http/schemas';
import { RequestKey } from '../../staff';
import { StaffPhoto, Photo } from '../../media';
import { formSchemas, staffSchemas } from '../derive-fields';
import { ChangedField } from '../history/schemas';
import { staffGroupFields } from './variant-schemas';

const moment = Type.String({ format: 'date-time' });

const listed = {
  id: Type.String(),
  slug: Type.String({ description: 'Its address in the shop, and its key in files; it never changes.' }),
  ...staffSchemas('list'),
  unitPaise: Type.Integer({ description: 'The price after the discount, in paise.' }),
  stock: Type.Integer({ description: 'Units in stock, including those of open orders.' }),
  reserved: Type.Integer({ description: 'Units that open orders hold.' }),
  variantCount: Type.Optional(
    Type.Integer({ description: 'For a product with variants, which have the stock and the prices.' }),
  ),
  photo: ref(Photo),
  version: Type.Integer({
    description: 'Incremented with each change; send it with a change to detect conflicts.',
  }),
  updatedAt: moment,
  changedBy: Type.Unsafe<string | null>({
    type: ['string', 'null'],
    description: 'The staff member who changed it last; null for a file of the operator.',
  }),
  archivedAt: Type.Optional(
    Type.Unsafe<string | null>({
      type: ['string', 'null'],
      description: 'When it was archived; null for products of the list.',
    }),
  ),
};

export const StaffProduct = Type.Object(listed, {
  $id: 'StaffProduct',
  description: "A product in the staff's list.",
});

export const StaffProductList = Type.Object(
  {
    items: Type.Array(ref(StaffProduct)),
    total: Type.Integer({ description: 'Products on all pages.' }),
    page: Type.Integer(),
    pageSize: Type.Integer(),
  },
  { $id: 'StaffProductList' },
);

export const StockChange = Type.Object(
  {
    kind: Type.String(),
    stock: Type.Integer({ description: 'Change in units.' }),
    reserved: Type.Integer({ description: 'Change in units that orders hold.' }),
    order: Type.Unsafe<string | null>({ type: ['string', 'null'], description: 'The id of an order.' }),
    author: nullableText,
    reason: nullableText,
    variant: Type.Optional(Type.String({ description: 'The variant whose stock changed.' })),
    at: moment,
  },
  { $id: 'StockChange' },
);

export const StaffProductDetail = Type.Object(
  {
    ...listed,
    ...staffSchemas('detail'),
    photos: Type.Array(ref(StaffPhoto)),
    createdAt: moment,
    stockChanges: Type.Array(ref(StockChange), { description: 'The latest ones first.' }),
    waiting: Type.Optional(
      Type.Object(
        { stock: Type.Integer(), price: Type.Integer() },
        {
          description:
            'Shoppers who wait for an email when it is back or costs less, including those of its variants. Missing if there are none.',
        },
      ),
    ),
    ...staffGroupFields,
  },
  { $id: 'StaffProductDetail' },
);

export const PhotoRequest = Type.Object(
  {
    name: Type.String({ minLength: 1, maxLength: 200, description: 'Name of the chosen file.' }),
    placeholder: Type.String({ pattern: '^#[0-9a-f]{6}$', description: 'The mean colour of the photo.' }),
    files: Type.Array(Type.String({ minLength: 1 }), {
      minItems: 1,
      maxItems: photoRules.widths.length,
      description: `The photo as WebP or JPEG in base64, in each of the widths ${photoRules.widths.join(', ')} that it has.`,
    }),
  },
  { $id: 'PhotoRequest' },
);

const choice = Type.Object({ slug: Type.String(), name: Type.String() });

export const ProductChoices = Type.Object(
  {
    categories: Type.Array(
      Type.Object({ slug: Type.String(), name: Type.String(), subcategories: Type.Array(choice) }),
    ),
    brands: Type.Array(choice),
    themes: Type.Array(choice),
    gstRates: Type.Array(Type.Integer(), { description: 'In basis points.' }),
    lowStock: Type.Integer({ description: 'Stock is low at this number of available units or fewer.' }),
  },
  { $id: 'ProductChoices', description: "The allowed values of a product's fields." },
);

/** The fields of a product's form. */
export const productFormFields = {
  ...formSchemas,
  photos: Type.Array(Type.String({ minLength: 1, maxLength: 500, pattern: '^[^|]*$' }), {
    minItems: 1,
    maxItems: 20,
    description: 'The names of images, the main one first.',
  }),
  photoAlts: Type.Optional(
    Type.Record(Type.String({ maxLength: 500 }), Type.String({ maxLength: 200 }), {
      description: 'Alternative texts by the names of images, read after the title; others stay.',
    }),
  ),
};

const key = Type.Optional(RequestKey);
const units = Type.Integer({ minimum: -1_000_000, maximum: 1_000_000 });

export const NewProductRequest = Type.Object(
  {
    ...productFormFields,
    slug: Type.String({ minLength: 1, maxLength: 120 }),
    stock: Type.Integer({ minimum: 0, maximum: 1_000_000 }),
    key,
  },
  { $id: 'NewProductRequest' },
);

export const ProductRequest = Type.Object(
  {
    ...productFormFields,
    version: Type.Integer({ description: 'Version of the product when it was opened.' }),
  },
  { $id: 'ProductRequest' },
);

const stockFields = {
  change: Type.Union([Type.Literal('by'), Type.Literal('to')], {
    description: '`by`: the change in units. `to`: the counted quantity.',
  }),
  units,
  pieces: Type.Optional(Type.Integer(formerNameOf('units'))),
  reason: requiredText(300),
};

export const StockRequest = Type.Object({ ...stockFields, key }, { $id: 'StockRequest' });

/** Maximum number of products in one request. */
const MAX_PRODUCTS = 500;

export const BulkProductRequest = Type.Object(
  {
    products: Type.Array(Type.Object({ id: Type.String({ maxLength: 64 }), version: Type.Integer() }), {
      minItems: 1,
      maxItems: MAX_PRODUCTS,
    }),
    price: Type.Optional(
      Type.Object(
        {
          change: Type.Union([Type.Literal('to'), Type.Literal('by'), Type.Literal('percent')]),
          amount: Type.Integer({ minimum: -1_000_000_000, maximum: 1_000_000_000 }),
        },
        {
          description:
            'Paise for `to` and `by`; basis points for `percent`, rounded to the nearest whole rupee.',
        },
      ),
    ),
    discountBp: Type.Optional(productFormFields.discountBp),
    stock: Type.Optional(Type.Object(stockFields)),
    key,
  },
  { $id: 'BulkProductRequest', description: 'At least one of price, discountBp and stock.' },
);

export const BulkProductResult = Type.Object(
  { changed: Type.Integer({ description: 'Number of products that changed.' }) },
  { $id: 'BulkProductResult' },
);

export const ProductImportRequest = Type.Object(
  {
    csv: Type.String({ minLength: 1, description: 'A file with a header row.' }),
    file: Type.String({ maxLength: 200, description: 'Its name, for the log.' }),
    dryRun: Type.Boolean({ description: 'Reports what would happen without changing anything.' }),
    key,
  },
  { $id: 'ProductImportRequest' },
);

export const ProductImportFault = Type.Object(
  {
    row: Type.Unsafe<number | null>({
      type: ['integer', 'null'],
      description: 'Row number as in a spreadsheet, where the header is row 1; null for the whole file.',
    }),
    column: Type.String({ description: 'Empty for the whole row.' }),
    message: Type.String(),
  },
  { $id: 'ProductImportFault' },
);

export const ProductImportChange = Type.Object(
  {
    row: Type.Integer({ description: 'Row number as in a spreadsheet, where the header is row 1.' }),
    slug: Type.String(),
    title: Type.String(),
    isNew: Type.Boolean(),
    fields: Type.Array(ref(ChangedField)),
  },
  { $id: 'ProductImportChange', description: 'A row that changes a product or adds one.' },
);

export const ProductImportResult = Type.Object(
  {
    created: Type.Integer(),
    updated: Type.Integer(),
    unchanged: Type.Integer(),
    faults: Type.Array(ref(ProductImportFault), {
      description: 'Only for a dry run. With any faults, nothing would be imported and the counts are 0.',
    }),
    faultCount: Type.Integer({ description: 'Total number of faults; at most 500 are listed.' }),
    changes: Type.Optional(
      Type.Array(ref(ProductImportChange), {
        description: 'Only for a dry run: the first 500 products that would change, with their values.',
      }),
    ),
    batch: Type.Optional(
      Type.String({ description: 'Only after an import: finds its changes at `/products/changes`.' }),
    ),
  },
  { $id: 'ProductImportResult' },
);

import { Readable } from 'node:stream';
import type { TypedApp } from '@shop/server-kit';
import { Type } from 'typebox';
import { csvHeaders } from '../../../platform/csv/csv-text';
import { dataOf, failures, pageOf, paging, ref } from '../../../platform/http/schemas';
import { StaffPhoto } from '../../media';
import { findPictures, readChoices, type ProductContext } from './context';
import { countProducts, listProducts, type ListFilter } from './list-repository';
import { readStaffProduct } from './product-change-routes';
import { exportProducts } from './product-files';
import { toStaffProduct } from './product-view';
import { StaffProductDetail, StaffProductList, ProductChoices } from './schemas';

const tags = ['staff'];
const PICTURES = 12;

const filterFields = {
  search: Type.Optional(
    Type.String({ maxLength: 200, description: 'Parts of words of a title or code, or a slug.' }),
  ),
  category: Type.Optional(Type.String({ maxLength: 120, description: 'A slug.' })),
  active: Type.Optional(
    Type.Union([Type.Literal('yes'), Type.Literal('no'), Type.Literal('archived')], {
      description: 'Archived products are listed only with `archived`.',
    }),
  ),
  stock: Type.Optional(
    Type.Union([Type.Literal('in'), Type.Literal('low'), Type.Literal('out'), Type.Literal('short')], {
      description: 'By available units; `short` is low or out.',
    }),
  ),
  origin: Type.Optional(
    Type.Literal('missing', {
      description: 'Without a country of origin, or imported without an importer.',
    }),
  ),
};

const FilterQuery = Type.Object(filterFields);

const ListQuery = Type.Object({
  ...filterFields,
  sort: Type.Optional(
    Type.Union([
      Type.Literal('newest'),
      Type.Literal('oldest'),
      Type.Literal('changed'),
      Type.Literal('changed-up'),
      Type.Literal('title'),
      Type.Literal('title-down'),
      Type.Literal('price-up'),
      Type.Literal('price-down'),
      Type.Literal('stock-up'),
      Type.Literal('stock-down'),
    ]),
  ),
  ...paging,
});

const filterOf = ({
  search,
  category,
  active,
  stock,
  origin,
}: {
  readonly search?: string;
  readonly category?: string;
  readonly active?: 'yes' | 'no' | 'archived';
  readonly stock?: ListFilter['stock'];
  readonly origin?: ListFilter['origin'];
}): ListFilter => ({
  search,
  category,
  stock,
  archived: active === 'archived',
  active: active === 'yes' ? true : active === 'no' ? false : undefined,
  origin,
});

/** Routes that read products. Requires a guarded app with the prefix `/api/v1/staff`. */
export function staffProductListRoutes(app: TypedApp, { database: { db } }: ProductContext): void {
  app.get(
    '/products',
    {
      config: { right: 'read' },
      schema: {
        tags,
        summary: 'Products, including withdrawn ones',
        querystring: ListQuery,
        response: { 200: dataOf(ref(StaffProductList)), ...failures },
      },
    },
    async ({ query }) => {
      const { sort = 'newest' } = query;
      const { shown, range } = pageOf(query);
      const filter = filterOf(query);
      const total = await countProducts(db, filter);
      const rows = await listProducts(db, filter, sort, range);
      return { data: { items: rows.map(toStaffProduct), total, ...shown } };
    },
  );

  app.get(
    '/products/export',
    {
      config: { right: 'read' },
      schema: {
        tags,
        summary: 'Products as a CSV file that the import reads back',
        querystring: FilterQuery,
        produces: ['text/csv'],
        response: { 200: Type.Unsafe<Readable>(Type.String()), ...failures },
      },
    },
    async ({ query }, reply) => {
      const day = new Date().toISOString().slice(0, 10);
      reply.headers(csvHeaders(`products-${day}.csv`));
      return Readable.from(exportProducts(db, filterOf(query)));
    },
  );

  app.get(
    '/products/choices',
    {
      config: { right: 'read' },
      schema: {
        tags,
        summary: "The allowed values of a product's fields",
        response: { 200: dataOf(ref(ProductChoices)), ...failures },
      },
    },
    async () => ({ data: await readChoices(db) }),
  );

  app.get(
    '/products/pictures',
    {
      config: { right: 'read' },
      schema: {
        tags,
        summary: `Searches built-in images and uploaded photos by name; returns at most ${PICTURES}`,
        querystring: Type.Object({ search: Type.Optional(Type.String({ maxLength: 200 })) }),
        response: { 200: dataOf(Type.Array(ref(StaffPhoto))), ...failures },
      },
    },
    async ({ query }) => ({ data: await findPictures(db, query.search ?? '', PICTURES) }),
  );

  app.get(
    '/products/:id',
    {
      config: { right: 'read' },
      schema: {
        tags,
        summary: 'A product with all fields and its latest stock changes',
        params: Type.Object({ id: Type.String({ minLength: 1, maxLength: 64 }) }),
        response: { 200: dataOf(ref(StaffProductDetail)), ...failures },
      },
    },
    async ({ params }) => ({ data: await readStaffProduct(db, params.id) }),
  );
}

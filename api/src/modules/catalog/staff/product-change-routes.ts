import type { TypedApp } from '@shop/server-kit';
import { type Static, Type } from 'typebox';
import type { Executor } from '../../../platform/db/schema';
import { ApiError } from '../../../platform/http/api-error';
import { readFormerNames } from '../../../platform/http/former-names';
import { dataOf, failures, ref } from '../../../platform/http/schemas';
import { actorOf } from '../../staff';
import { formerFormNames } from '../derive-fields';
import { changeMany, changeStock } from './change-figures';
import type { ProductContext } from './context';
import { importProducts } from './product-files';
import { toStaffProductDetail } from './product-view';
import { createProduct, editProduct, findStaffProduct, listStockChanges } from './save-product';
import { staffGroup } from './staff-variants';
import {
  BulkProductRequest,
  BulkProductResult,
  NewProductRequest,
  ProductImportRequest,
  ProductImportResult,
  ProductRequest,
  StaffProductDetail,
  StockRequest,
} from './schemas';

/** Number of stock changes on a product's page. */
const STOCK_CHANGES = 20;

/** A product with its variants and latest stock changes; for a variant, its product. Throws an ApiError 404. */
export async function readStaffProduct(db: Executor, id: string): Promise<Static<typeof StaffProductDetail>> {
  const row = await findStaffProduct(db, id);
  if (!row) throw new ApiError(404, 'Product not found.');
  const changes = await listStockChanges(db, row.id, STOCK_CHANGES);
  return toStaffProductDetail(row, changes, await staffGroup(db, row));
}

const MEGABYTE = 1024 * 1024;

/** Allows long texts with three bytes per character. */
const FORM_LIMIT = MEGABYTE;

/** Allows ten thousand products with their texts. */
const FILE_LIMIT = 24 * MEGABYTE;

const params = Type.Object({ id: Type.String({ minLength: 1, maxLength: 64 }) });

/** Field names of the previous minor version. */
const formerNames = readFormerNames({ pieces: 'units', ...formerFormNames });

/** Routes that change products. Requires a guarded app with the prefix `/api/v1/staff`. */
export function staffProductChangeRoutes(app: TypedApp, context: ProductContext): void {
  const { db } = context.database;
  const tags = ['staff'];
  const response = { 200: dataOf(ref(StaffProductDetail)), ...failures };
  const read = async (id: string) => ({ data: await readStaffProduct(db, id) });

  app.post(
    '/products',
    {
      config: { right: 'keep' },
      preValidation: formerNames,
      bodyLimit: FORM_LIMIT,
      schema: { tags, summary: 'Creates a product', body: NewProductRequest, response },
    },
    async (request) => read(await createProduct(context, request.body, actorOf(request))),
  );

  app.post(
    '/products/:id',
    {
      config: { right: 'keep' },
      preValidation: formerNames,
      bodyLimit: FORM_LIMIT,
      schema: {
        tags,
        summary: 'Changes all fields of a product except stock; 409 when someone else has changed it',
        params,
        body: ProductRequest,
        response,
      },
    },
    async (request) => {
      await editProduct(context, request.params.id, request.body, actorOf(request));
      return read(request.params.id);
    },
  );

  app.post(
    '/products/:id/stock',
    {
      config: { right: 'keep' },
      preValidation: formerNames,
      schema: {
        tags,
        summary: 'Changes the stock of a product, with a reason',
        params,
        body: StockRequest,
        response,
      },
    },
    async (request) => {
      await changeStock(context, request.params.id, request.body, actorOf(request));
      return read(request.params.id);
    },
  );

  app.post(
    '/products/bulk',
    {
      config: { right: 'keep' },
      preValidation: formerNames,
      schema: {
        tags,
        summary: 'Changes prices, discounts and stock of many products: all or none',
        body: BulkProductRequest,
        response: { 200: ref(BulkProductResult), ...failures },
      },
    },
    async (request) => ({ changed: await changeMany(context, request.body, actorOf(request)) }),
  );

  app.post(
    '/products/import',
    {
      config: { right: 'keep' },
      bodyLimit: FILE_LIMIT,
      schema: {
        tags,
        summary: 'Creates and changes products from a CSV file: all of them or none',
        body: ProductImportRequest,
        response: { 200: ref(ProductImportResult), ...failures },
      },
    },
    (request) => importProducts(context, request.body, actorOf(request)),
  );
}

import type { TypedApp } from '@shop/server-kit';
import { Type } from 'typebox';
import { ApiError } from '../../../platform/http/api-error';
import { dataOf, failures, pageOf, paging, ref } from '../../../platform/http/schemas';
import { actorOf } from '../../staff';
import { readCatalogueNames } from '../name-repository';
import type { ProductContext } from '../staff/context';
import { readStaffProduct } from '../staff/product-change-routes';
import { findStaffProduct } from '../staff/save-product';
import { StaffProductDetail } from '../staff/schemas';
import { toProductChange } from './change-view';
import { countBatch, listBatch, listChanges } from './repository';
import { revertProduct } from './revert-product';
import { ProductChange, ProductChangeList, RevertRequest } from './schemas';

const tags = ['staff'];
const publicId = Type.String({ minLength: 1, maxLength: 64 });
const changeId = Type.Integer({ minimum: 1, maximum: Number.MAX_SAFE_INTEGER });

/** Maximum number of changes in a response. */
const CHANGES = 20;

/** Routes for the history of products. Requires a guarded app with the prefix `/api/v1/staff`. */
export function staffHistoryRoutes(app: TypedApp, context: ProductContext): void {
  const { db } = context.database;

  app.get(
    '/products/:id/changes',
    {
      config: { right: 'read' },
      schema: {
        tags,
        summary: `Lists the latest ${CHANGES} changes to a product, or those before the change \`before\``,
        params: Type.Object({ id: publicId }),
        querystring: Type.Object({ before: Type.Optional(changeId) }),
        response: { 200: dataOf(Type.Array(ref(ProductChange))), ...failures },
      },
    },
    async ({ params, query: { before } }) => {
      const product = await findStaffProduct(db, params.id);
      if (!product) throw new ApiError(404, 'Product not found.');
      const rows = await listChanges(db, product.id, { before, limit: CHANGES });
      const names = await readCatalogueNames(db);
      return { data: rows.map((row) => toProductChange(row, names)) };
    },
  );

  app.get(
    '/products/changes',
    {
      config: { right: 'read' },
      schema: {
        tags,
        summary: 'The changes of all products in one batch, such as an import',
        querystring: Type.Object({ batch: publicId, ...paging }),
        response: { 200: dataOf(ref(ProductChangeList)), ...failures },
      },
    },
    async ({ query }) => {
      const { shown, range } = pageOf(query);
      const total = await countBatch(db, query.batch);
      const rows = await listBatch(db, query.batch, range);
      const names = await readCatalogueNames(db);
      return { data: { items: rows.map((row) => toProductChange(row, names)), total, ...shown } };
    },
  );

  app.post(
    '/products/:id/changes/:change/revert',
    {
      config: { right: 'keep' },
      schema: {
        tags,
        summary: 'Gives a product the values it had before a change; 409 when someone else has changed it',
        params: Type.Object({ id: publicId, change: changeId }),
        body: RevertRequest,
        response: { 200: dataOf(ref(StaffProductDetail)), ...failures },
      },
    },
    async (request) => {
      await revertProduct(context, request.params, request.body, actorOf(request));
      return { data: await readStaffProduct(db, request.params.id) };
    },
  );
}

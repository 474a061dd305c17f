import type { TypedApp } from '@shop/server-kit';
import { Type } from 'typebox';
import { dataOf, failures, ref } from '../../../platform/http/schemas';
import { actorOf } from '../../staff';
import { setArchived } from './archive-product';
import type { ProductContext } from './context';
import { readStaffProduct } from './product-change-routes';
import { StaffProductDetail } from './schemas';

/** Routes that archive and restore products. Requires a guarded app with the prefix `/api/v1/staff`. */
export function staffArchiveRoutes(app: TypedApp, context: ProductContext): void {
  const { db } = context.database;
  for (const [step, archived, summary] of [
    ['archive', true, 'Removes a product from the shop and from the list; its orders keep it'],
    ['restore', false, 'Returns an archived product to the list, withdrawn'],
  ] as const) {
    app.post(
      `/products/:id/${step}`,
      {
        config: { right: 'keep' },
        schema: {
          tags: ['staff'],
          summary,
          params: Type.Object({ id: Type.String({ minLength: 1, maxLength: 64 }) }),
          body: Type.Object({
            version: Type.Integer({ description: 'Version of the product when it was opened.' }),
          }),
          response: { 200: dataOf(ref(StaffProductDetail)), ...failures },
        },
      },
      async (request) => {
        const { id } = request.params;
        await setArchived(context, id, { archived, version: request.body.version }, actorOf(request));
        return { data: await readStaffProduct(db, id) };
      },
    );
  }
}

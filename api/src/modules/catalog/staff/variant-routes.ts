import type { TypedApp } from '@shop/server-kit';
import { Type } from 'typebox';
import { dataOf, failures, ref } from '../../../platform/http/schemas';
import { actorOf } from '../../staff';
import type { ProductContext } from './context';
import { readStaffProduct } from './product-change-routes';
import { StaffProductDetail } from './schemas';
import { saveOptions } from './save-options';
import { editVariant, removeVariant } from './save-variant';
import { ProductOptionsRequest, VariantRequest } from './variant-schemas';

const id = Type.String({ minLength: 1, maxLength: 64 });
const variantParams = Type.Object({ id, variantId: id });

/** Routes that change options and variants. Requires a guarded app with the prefix `/api/v1/staff`. */
export function staffVariantRoutes(app: TypedApp, context: ProductContext): void {
  const tags = ['staff'];
  const config = { right: 'keep' } as const;
  const response = { 200: dataOf(ref(StaffProductDetail)), ...failures };
  const read = async (productId: string) => ({
    data: await readStaffProduct(context.database.db, productId),
  });

  app.post(
    '/products/:id/options',
    {
      config,
      schema: {
        tags,
        summary: 'Sets the options of a product, with a variant for each combination of their values',
        params: Type.Object({ id }),
        body: ProductOptionsRequest,
        response,
      },
    },
    async (request) => {
      await saveOptions(context, request.params.id, request.body, actorOf(request));
      return read(request.params.id);
    },
  );

  app.post(
    '/products/:id/variants/:variantId',
    {
      config,
      schema: {
        tags,
        summary: 'Changes a variant, except its stock; 409 when someone else has changed it',
        params: variantParams,
        body: VariantRequest,
        response,
      },
    },
    async (request) => {
      const { id: productId, variantId } = request.params;
      await editVariant(context, { productId, variantId }, request.body, actorOf(request));
      return read(productId);
    },
  );

  app.post(
    '/products/:id/variants/:variantId/remove',
    {
      config,
      schema: {
        tags,
        summary: 'Removes a variant that was never ordered and has no stock history; otherwise 409',
        params: variantParams,
        response,
      },
    },
    async (request) => {
      const { id: productId, variantId } = request.params;
      await removeVariant(context, { productId, variantId }, actorOf(request));
      return read(productId);
    },
  );
}

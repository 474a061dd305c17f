import type { TypedApp } from '@shop/http';
import { Type } from 'typebox';
import { cleanText } from '../../../platform/http/clean-text';
import { dataOf, failures, ref } from '../../../platform/http/schemas';
import { keeperOf } from '../../staff';
import type { OrderContext } from '../ports';
import { previewRefund, refundOrder } from '../refund-order';
import { readOrder } from './order-view';
import { StaffOrderDetail, RefundPreview, RefundPreviewRequest, RefundRequest } from './schemas';

const params = Type.Object({ id: Type.String({ minLength: 1, maxLength: 40 }) });

/** Refunds without cancelling; on an app with the prefix `/api/v1/staff` that is guarded. */
export function staffRefundRoutes(app: TypedApp, context: OrderContext, gstin: string | null): void {
  const tags = ['staff'];

  app.post(
    '/orders/:id/refund-preview',
    {
      schema: {
        tags,
        summary: 'What a refund of these pieces would come to; nothing changes',
        params,
        body: RefundPreviewRequest,
        response: { 200: ref(RefundPreview), ...failures },
      },
    },
    async ({ params: { id }, body }) => {
      const { taxes: _taxes, ...preview } = await previewRefund(context, id, body.lines);
      return preview;
    },
  );

  app.post(
    '/orders/:id/refund',
    {
      schema: {
        tags,
        summary: 'Refunds pieces of an order without cancelling it, once for each key',
        params,
        body: RefundRequest,
        response: { 200: dataOf(ref(StaffOrderDetail)), ...failures },
      },
    },
    async (request) => {
      const { id } = request.params;
      const keeper = keeperOf(request);
      await refundOrder(context, id, { ...request.body, reason: cleanText(request.body.reason) }, keeper);
      return { data: await readOrder(context, id, keeper.role, gstin) };
    },
  );
}

import type { TypedApp } from '@shop/http';
import { Type } from 'typebox';
import { dataOf, failures, ref, Success } from '../../../platform/http/schemas';
import { keeperOf } from '../../staff';
import { emailProblemOf } from '../email-problems';
import { orderNumber } from '../order-ids';
import type { OrderContext } from '../ports';
import { refundAgain } from '../refund-again';
import { isoOf, staffStatus } from './order-view';
import { listReview } from './review-repository';
import { ReviewedOrder } from './schemas';

/** Orders whose money is odd or whose shopper no email reaches, and another try of a refund; on an app with the prefix `/api/v1/staff` that is guarded. */
export function staffReviewRoutes(app: TypedApp, context: OrderContext): void {
  app.get(
    '/review',
    {
      schema: {
        tags: ['staff'],
        summary:
          'Orders whose money is odd or on its way back, or whose shopper no email reaches, the oldest first',
        response: { 200: dataOf(Type.Array(ref(ReviewedOrder))), ...failures },
      },
    },
    async () => {
      const orders = await listReview(context.database.db);
      return {
        data: orders.map((order) => ({
          id: order.public_id,
          number: orderNumber(order.public_id),
          status: staffStatus(order.status),
          paidAt: isoOf(order.paid_at),
          name: order.ship.name,
          totalPaise: order.total_paise,
          emailProblem: emailProblemOf(order),
          refunds: order.refunds.map((refund) => ({
            status: refund.status,
            reason: refund.reason,
            amountPaise: refund.amount_paise,
            attempts: refund.attempts,
            since: refund.created_at.toISOString(),
            nextAttemptAt: refund.status === 'pending' ? refund.next_attempt_at.toISOString() : null,
          })),
        })),
      };
    },
  );

  app.post(
    '/orders/:id/refund-again',
    {
      schema: {
        tags: ['staff'],
        summary: 'Tries the open refunds of an order again, also those that failed',
        params: Type.Object({ id: Type.String({ minLength: 1, maxLength: 40 }) }),
        response: { 200: ref(Success), ...failures },
      },
    },
    async (request) => {
      await refundAgain(context, request.params.id, keeperOf(request));
      return { success: true };
    },
  );
}

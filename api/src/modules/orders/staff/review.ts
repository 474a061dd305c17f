import type { TypedApp } from '@shop/server-kit';
import type { ExpressionBuilder } from 'kysely';
import { Type } from 'typebox';
import type { Executor, Schema } from '../../../platform/db/schema';
import { dataOf, failures, ref, Success } from '../../../platform/http/schemas';
import { actorOf } from '../../staff';
import { emailProblemOf } from '../email-problems';
import type { OrderContext } from '../ports';
import { refundAgain } from '../refund-order';
import { orderNumber } from '../shopper-orders';
import { isoOf, staffStatus } from './order-view';
import { ReviewedOrder } from './schemas';

/** Maximum number of orders listed; a shop with more has a problem that a list cannot solve. */
const MAX_ORDERS = 200;

/** Unfinished orders whose emails cannot be delivered; finished ones do not send emails. */
const hasUndeliverableEmail = ({ and, eb }: ExpressionBuilder<Schema, 'shop_order'>) =>
  and([eb('email_problem', 'is not', null), eb('status', 'in', ['placed', 'packed', 'shipped'])]);

/** Paid orders with a payment discrepancy, an open refund or undeliverable email, with their open refunds; oldest first. */
async function listReview(db: Executor) {
  const open = openRefunds(db);
  const orders = await db
    .selectFrom('shop_order')
    .select(['id', 'public_id', 'status', 'paid_at', 'total_paise', 'ship', 'email_problem'])
    .where('paid_at', 'is not', null)
    .where((where) =>
      where.or([
        where('status', 'in', ['review', 'refund_pending']),
        hasUndeliverableEmail(where),
        where('id', 'in', open.select('refund.order_id')),
      ]),
    )
    .orderBy('paid_at')
    .limit(MAX_ORDERS)
    .execute();
  const refunds = await open
    .select([
      'refund.order_id',
      'refund.status',
      'refund.reason',
      'refund.amount_paise',
      'refund.attempts',
      'refund.created_at',
      'refund.next_attempt_at',
    ])
    .orderBy('refund.created_at')
    .execute();
  return orders.map((order) => ({
    ...order,
    refunds: refunds.filter(({ order_id: orderId }) => orderId === order.id),
  }));
}

/** The number of orders in that list. Counted separately, so that each part of the condition uses its index. */
export async function countReview(db: Executor): Promise<number> {
  const mismatched = db
    .selectFrom('shop_order')
    .select('id')
    .where('paid_at', 'is not', null)
    .where('status', 'in', ['review', 'refund_pending']);
  const undeliverable = db
    .selectFrom('shop_order')
    .select('id')
    .where('paid_at', 'is not', null)
    .where(hasUndeliverableEmail);
  const { count } = await db
    .selectFrom(
      mismatched.union(undeliverable).union(openRefunds(db).select('refund.order_id as id')).as('waiting'),
    )
    .innerJoin('shop_order', 'shop_order.id', 'waiting.id')
    .where('shop_order.paid_at', 'is not', null)
    .select(({ fn }) => fn.countAll<number | string>().as('count'))
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** Open refunds: pending ones, and failed ones whose payment is not fully refunded. */
function openRefunds(db: Executor) {
  return db
    .selectFrom('refund')
    .innerJoin('payment', 'payment.provider_payment_id', 'refund.provider_payment_id')
    .where(({ or, and, eb, ref }) =>
      or([
        eb('refund.status', '=', 'pending'),
        and([
          eb('refund.status', '=', 'failed'),
          eb('payment.refunded_paise', '<', ref('payment.amount_paise')),
        ]),
      ]),
    );
}

/**
 * Orders with a payment discrepancy or undeliverable email, and retries of refunds. Requires a guarded app with the prefix
 * `/api/v1/staff`.
 */
export function staffReviewRoutes(app: TypedApp, context: OrderContext): void {
  app.get(
    '/review',
    {
      config: { right: 'read' },
      schema: {
        tags: ['staff'],
        summary:
          'Orders with a payment discrepancy, a pending or failed refund, or undeliverable email; oldest first',
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
      config: { right: 'keep' },
      schema: {
        tags: ['staff'],
        summary: 'Retries the open refunds of an order, including failed ones',
        params: Type.Object({ id: Type.String({ minLength: 1, maxLength: 40 }) }),
        response: { 200: ref(Success), ...failures },
      },
    },
    async (request) => {
      await refundAgain(context, request.params.id, actorOf(request));
      return { success: true };
    },
  );
}

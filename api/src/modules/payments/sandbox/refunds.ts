import { paymentEntity, refundEntity } from './entities';
import { newId, type SandboxTransaction } from './store';
import { type SandboxContext, SandboxError } from './context';
import type { SandboxPaymentRow, SandboxRefundRow } from './tables';
import { announce } from './webhooks';

export interface RefundRequest {
  readonly paymentId: string;
  /** Paise; by default the whole remaining amount. */
  readonly amount?: number;
  readonly idempotencyKey?: string;
}

const EXCEEDS = 'The total refund amount is greater than the refund payment amount';

/** The earlier refund with the same key. Throws a SandboxError if it was a different request. */
async function repeated(
  tx: SandboxTransaction,
  { paymentId, amount, idempotencyKey }: RefundRequest,
): Promise<SandboxRefundRow | undefined> {
  if (idempotencyKey === undefined) return undefined;
  const known = await tx
    .selectFrom('sandbox_refund')
    .selectAll()
    .where('idem_key', '=', idempotencyKey)
    .executeTakeFirst();
  if (known && (known.payment_id !== paymentId || (amount !== undefined && known.amount !== amount))) {
    throw new SandboxError(
      400,
      'Different request with the same idempotency key has already been processed.',
    );
  }
  return known;
}

function amountOf({ amount }: RefundRequest, payment: SandboxPaymentRow): number {
  if (payment.status === 'refunded')
    throw new SandboxError(400, 'The payment has already been fully refunded');
  if (payment.status !== 'captured') {
    throw new SandboxError(400, 'The payment status should be captured for action to be taken');
  }
  const left = payment.amount - payment.amount_refunded;
  const wanted = amount ?? left;
  if (!Number.isInteger(wanted) || wanted < 1) throw new SandboxError(400, 'The amount must be an integer.');
  if (wanted < 100) throw new SandboxError(400, 'The amount must be at least INR 1.00', { field: 'amount' });
  if (wanted > left) throw new SandboxError(400, EXCEEDS);
  return wanted;
}

/** Refunds a captured payment in full or in part, immediately. Throws a SandboxError if the amount exceeds the payment. */
export async function refund(context: SandboxContext, request: RefundRequest): Promise<SandboxRefundRow> {
  const made = await context.store.transaction(async (tx) => {
    const payment = await tx
      .selectFrom('sandbox_payment')
      .selectAll()
      .where('id', '=', request.paymentId)
      .forUpdate()
      .executeTakeFirst();
    if (!payment) throw new SandboxError(400, 'The id provided does not exist');
    const known = await repeated(tx, request);
    if (known) return known;
    const amount = amountOf(request, payment);
    const refunded = payment.amount_refunded + amount;
    const status = refunded === payment.amount ? 'refunded' : payment.status;
    await tx
      .updateTable('sandbox_payment')
      .set({ amount_refunded: refunded, status })
      .where('id', '=', payment.id)
      .execute();
    const row = await tx
      .insertInto('sandbox_refund')
      .values({
        id: newId('rfnd'),
        payment_id: payment.id,
        amount,
        status: 'processed',
        idem_key: request.idempotencyKey ?? null,
        created_at: context.clock.now(),
      })
      .returningAll()
      .executeTakeFirstOrThrow();
    const payload = {
      refund: { entity: refundEntity(row) },
      payment: { entity: paymentEntity({ ...payment, amount_refunded: refunded, status }) },
    };
    await announce(tx, context, [
      { type: 'refund.created', payload },
      { type: 'refund.processed', payload },
    ]);
    return row;
  });
  context.changed();
  return made;
}

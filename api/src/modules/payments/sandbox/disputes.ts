import { type SandboxContext, SandboxError } from './context';
import { paymentEntity } from './entities';
import { newId, type SandboxTransaction } from './store';
import type { SandboxDisputeRow } from './tables';
import { announce } from './webhooks';

/** How long the shop has to respond, in seconds. */
const RESPOND_SECONDS = 7 * 24 * 60 * 60;

/** A dispute in the format of Razorpay's API (razorpay.com/docs/api/disputes/entity). */
export function disputeEntity(dispute: SandboxDisputeRow) {
  const opened = Math.floor(dispute.created_at.getTime() / 1000);
  return {
    id: dispute.id,
    entity: 'dispute',
    payment_id: dispute.payment_id,
    amount: dispute.amount,
    currency: 'INR',
    amount_deducted: dispute.status === 'lost' ? dispute.amount : 0,
    reason_code: 'goods_not_received',
    respond_by: opened + RESPOND_SECONDS,
    status: dispute.status,
    phase: 'chargeback',
    created_at: opened,
  };
}

async function report(
  tx: SandboxTransaction,
  context: SandboxContext,
  { event, dispute }: { readonly event: string; readonly dispute: SandboxDisputeRow },
): Promise<void> {
  const payment = await tx
    .selectFrom('sandbox_payment')
    .selectAll()
    .where('id', '=', dispute.payment_id)
    .executeTakeFirstOrThrow();
  const payload = {
    payment: { entity: paymentEntity(payment) },
    dispute: { entity: disputeEntity(dispute) },
  };
  await announce(tx, context, [{ type: `payment.dispute.${event}`, payload }]);
}

/** Disputes a payment in full, as its customer's bank does, and returns the dispute's id. */
export async function openDispute(context: SandboxContext, paymentId: string): Promise<string> {
  const dispute = await context.store.transaction(async (tx) => {
    const payment = await tx
      .selectFrom('sandbox_payment')
      .select(['id', 'amount'])
      .where('id', '=', paymentId)
      .executeTakeFirst();
    if (!payment) throw new SandboxError(400, 'The id provided does not exist');
    const opened = await tx
      .insertInto('sandbox_dispute')
      .values({
        id: newId('disp'),
        payment_id: payment.id,
        amount: payment.amount,
        status: 'open',
        created_at: context.clock.now(),
      })
      .returningAll()
      .executeTakeFirstOrThrow();
    await report(tx, context, { event: 'created', dispute: opened });
    return opened;
  });
  context.changed();
  return dispute.id;
}

/** Ends a dispute. */
export async function endDispute(
  context: SandboxContext,
  id: string,
  status: 'won' | 'lost' | 'closed',
): Promise<void> {
  await context.store.transaction(async (tx) => {
    const dispute = await tx
      .updateTable('sandbox_dispute')
      .set({ status })
      .where('id', '=', id)
      .returningAll()
      .executeTakeFirstOrThrow();
    await report(tx, context, { event: status, dispute });
  });
  context.changed();
}

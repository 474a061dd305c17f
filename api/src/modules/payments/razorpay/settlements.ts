import { type Static, Type } from 'typebox';
import type { ProviderDispute, SettledItem } from '../../payment-watch/ports';

const text = Type.Optional(Type.Union([Type.String(), Type.Null()]));
const whole = Type.Optional(Type.Union([Type.Integer(), Type.Null()]));

/** The fields of a settled item that the shop uses (razorpay.com/docs/api/settlements/fetch-recon). Times are in seconds. */
const SettledEntity = Type.Object({
  entity_id: Type.String({ minLength: 1, maxLength: 100 }),
  type: Type.String(),
  debit: whole,
  credit: whole,
  amount: Type.Integer(),
  fee: whole,
  tax: whole,
  settled: Type.Boolean(),
  settled_at: whole,
  settlement_id: text,
  settlement_utr: text,
  payment_id: text,
});

export const SettledCollection = Type.Object({ items: Type.Array(SettledEntity) });

/** A settled item; undefined for one that is on hold. */
export function toSettledItem(entity: Static<typeof SettledEntity>): SettledItem | undefined {
  const { settled, settlement_id: settlementId, settled_at: at } = entity;
  if (!settled || !settlementId || !at) return undefined;
  return {
    id: entity.entity_id,
    kind: entity.type,
    settlementId,
    utr: entity.settlement_utr ?? null,
    amountPaise: entity.amount,
    feePaise: entity.fee ?? 0,
    taxPaise: entity.tax ?? 0,
    creditPaise: entity.credit ?? 0,
    debitPaise: entity.debit ?? 0,
    paymentId: entity.payment_id ?? null,
    settledAt: new Date(at * 1000),
  };
}

/** The fields of a dispute that the shop uses (razorpay.com/docs/api/disputes/entity). Times are in seconds. */
export const DisputeEntity = Type.Object({
  id: Type.String({ minLength: 1, maxLength: 100 }),
  payment_id: Type.String(),
  amount: Type.Integer(),
  amount_deducted: whole,
  phase: text,
  status: Type.String(),
  reason_code: text,
  respond_by: whole,
  created_at: whole,
});

export const DisputeCollection = Type.Object({ items: Type.Array(DisputeEntity) });

export const toDispute = (entity: Static<typeof DisputeEntity>): ProviderDispute => ({
  id: entity.id,
  paymentId: entity.payment_id,
  amountPaise: entity.amount,
  deductedPaise: entity.amount_deducted ?? 0,
  phase: entity.phase ?? '',
  status: entity.status,
  reason: entity.reason_code ?? '',
  respondBy: entity.respond_by ? new Date(entity.respond_by * 1000) : null,
  openedAt: new Date((entity.created_at ?? 0) * 1000),
});

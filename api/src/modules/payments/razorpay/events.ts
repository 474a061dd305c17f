import { Type } from 'typebox';
import { Value } from 'typebox/value';
import type { ProviderEvent } from '../../orders/ports';
import { PaymentEntity, RefundEntity, toPayment, toRefund } from './entities';

const PaymentPart = Type.Object({
  payload: Type.Object({ payment: Type.Object({ entity: PaymentEntity }) }),
});
const RefundPart = Type.Object({ payload: Type.Object({ refund: Type.Object({ entity: RefundEntity }) }) });

/** Takes payment and refund out of a webhook's body. What it holds besides, or in another form, is left alone. */
export function readRazorpayEvent(body: unknown): ProviderEvent {
  return {
    payment: Value.Check(PaymentPart, body) ? toPayment(body.payload.payment.entity) : null,
    refund: Value.Check(RefundPart, body) ? toRefund(body.payload.refund.entity) : null,
  };
}

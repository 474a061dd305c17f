import type { PaymentConfirmation } from '@shop/contracts';

function isIdentifier(value: unknown): value is string {
  return typeof value === 'string' && value !== '';
}

/** The provider's three identifiers, or null when any of them is missing. */
export function parseConfirmation(response: unknown): PaymentConfirmation | null {
  if (typeof response !== 'object' || response === null) return null;
  const { razorpay_payment_id, razorpay_order_id, razorpay_signature } = response as Record<string, unknown>;
  if (
    !isIdentifier(razorpay_payment_id) ||
    !isIdentifier(razorpay_order_id) ||
    !isIdentifier(razorpay_signature)
  ) {
    return null;
  }
  return { razorpay_payment_id, razorpay_order_id, razorpay_signature };
}

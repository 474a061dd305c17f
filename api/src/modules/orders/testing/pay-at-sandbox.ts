import type { PaymentConfirmation } from '@shop/contracts';

/** Pays an order with the test card over HTTP, as the sandbox's window does. Rejects if the sandbox refuses. */
export async function payAtSandbox(origin: string, orderId: string): Promise<PaymentConfirmation> {
  const keyResponse = await fetch(`${origin}/api/v1/payment/key`);
  const { key } = (await keyResponse.json()) as { key: string };
  const response = await fetch(`${origin}/sandbox/razorpay/v1/checkout/payments`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin },
    body: JSON.stringify({
      key,
      order_id: orderId,
      instrument: { method: 'card', number: '4100280000001007' },
    }),
  });
  if (!response.ok) throw new Error(`The sandbox rejected the payment: ${await response.text()}`);
  return (await response.json()) as PaymentConfirmation;
}

import type { CheckoutRequest, PaymentConfirmation, PurchaseLine } from '@shop/contracts';
import { address } from './address';

export interface Answer {
  readonly status: number;
  readonly body: Readonly<Record<string, unknown>>;
}

/** Someone with a browser: keeps cookies and says where requests come from. */
export interface Shopper {
  get(path: string): Promise<Answer>;
  post(path: string, body: unknown): Promise<Answer>;
  /** Asks for an order; the address is complete and the receipt new unless it is said otherwise. */
  checkout(
    products: readonly PurchaseLine[],
    amount: number,
    rest?: Partial<CheckoutRequest>,
  ): Promise<Answer>;
  /** Hands the provider's answer to the shop. */
  report(confirmation: Partial<PaymentConfirmation>): Promise<Answer>;
  confirm(providerOrderId?: string, products?: readonly PurchaseLine[]): Promise<Answer>;
  /** Goes on, with the same cookies, at another address of the shop. */
  moveTo(origin: string): void;
}

let receipts = 0;

/** A receipt that no other test uses. */
export function newReceipt(): string {
  receipts += 1;
  return `receipt-${receipts}`;
}

/** A shopper who visits the shop at that origin for the first time. */
export function newShopper(firstOrigin: string): Shopper {
  let origin = firstOrigin;
  let cookie = '';
  const request = async (path: string, init: RequestInit = {}): Promise<Answer> => {
    const response = await fetch(`${origin}/api/v1${path}`, {
      ...init,
      headers: { origin, 'content-type': 'application/json', ...(cookie && { cookie }) },
    });
    const [set] = response.headers.getSetCookie();
    if (set) cookie = set.split(';')[0] ?? '';
    return { status: response.status, body: (await response.json()) as Record<string, unknown> };
  };
  const post = (path: string, body: unknown) => request(path, { method: 'POST', body: JSON.stringify(body) });
  return {
    moveTo: (next) => (origin = next),
    get: (path) => request(path),
    post,
    checkout: (products, amount, rest = {}) =>
      post('/payment/checkout', {
        ...address,
        amount,
        currency: 'INR',
        receipt: newReceipt(),
        products,
        ...rest,
      }),
    report: (confirmation) => post('/payment/status', confirmation),
    confirm: (providerOrderId, products = []) =>
      post('/order', {
        ...address,
        products,
        ...(providerOrderId && { razorpay_order_id: providerOrderId }),
      }),
  };
}

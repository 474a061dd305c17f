import type { CheckoutRequest, PaymentConfirmation, PurchaseLine } from '@shop/contracts';
import { address as shippingAddress } from './address';

export interface ApiResponse {
  readonly status: number;
  readonly body: Readonly<Record<string, unknown>>;
}

/** A shopper with a browser: keeps cookies and sends an Origin with each request. */
export interface Shopper {
  get(path: string): Promise<ApiResponse>;
  post(path: string, body: unknown): Promise<ApiResponse>;
  /** Places an order; by default the address is complete and the receipt new. */
  checkout(
    products: readonly PurchaseLine[],
    amount: number,
    rest?: Partial<CheckoutRequest>,
  ): Promise<ApiResponse>;
  /** Sends the provider's response to the shop. */
  report(confirmation: Partial<PaymentConfirmation>): Promise<ApiResponse>;
  confirm(providerOrderId?: string, products?: readonly PurchaseLine[]): Promise<ApiResponse>;
  /** Continues at another origin of the shop, with the same cookies. */
  moveTo(origin: string): void;
}

let receipts = 0;
let addresses = 0;

/** A receipt that no other test uses. */
export function newReceipt(): string {
  receipts += 1;
  return `receipt-${receipts}`;
}

/** An address that no other test uses. */
function newAddress(): string {
  addresses += 1;
  return `10.${addresses >> 16}.${(addresses >> 8) & 255}.${addresses & 255}`;
}

/**
 * A shopper who visits the shop at that origin for the first time, by default from a unique address. The address is sent as a
 * trusted proxy would.
 */
export function newShopper(firstOrigin: string, address = newAddress()): Shopper {
  let origin = firstOrigin;
  const cookies = new Map<string, string>();
  const request = async (path: string, init: RequestInit = {}): Promise<ApiResponse> => {
    const response = await fetch(`${origin}/api/v1${path}`, {
      ...init,
      headers: {
        origin,
        'content-type': 'application/json',
        'x-forwarded-for': address,
        ...(cookies.size > 0 && { cookie: [...cookies].map((pair) => pair.join('=')).join('; ') }),
      },
    });
    for (const set of response.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(set) ?? [];
      if (value === '') cookies.delete(name);
      else cookies.set(name, value);
    }
    return { status: response.status, body: (await response.json()) as Record<string, unknown> };
  };
  const post = (path: string, body: unknown) => request(path, { method: 'POST', body: JSON.stringify(body) });
  return {
    moveTo: (next) => (origin = next),
    get: (path) => request(path),
    post,
    checkout: (products, amount, rest = {}) =>
      post('/payment/checkout', {
        ...shippingAddress,
        amount,
        currency: 'INR',
        receipt: newReceipt(),
        products,
        ...rest,
      }),
    report: (confirmation) => post('/payment/status', confirmation),
    confirm: (providerOrderId, products = []) =>
      post('/order', {
        ...shippingAddress,
        products,
        ...(providerOrderId && { razorpay_order_id: providerOrderId }),
      }),
  };
}

/** Credentials of a test's account. */
export interface Account {
  readonly email: string;
  readonly password: string;
}

let accounts = 0;

/** Creates an account that no other test uses, and signs the shopper in. */
export async function newAccount(shopper: Shopper): Promise<Account> {
  accounts += 1;
  const account = { email: `shopper-${accounts}@example.in`, password: 'rain on old paper' };
  const { name, phone: phoneNumber } = shippingAddress;
  await shopper.post('/user/signup', { ...account, name, phoneNumber });
  const { status } = await shopper.post('/user/signin', { ...account, name: '', confirmPassword: '' });
  if (status !== 200) throw new Error(`Signing in returned ${status}`);
  return account;
}

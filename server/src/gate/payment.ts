import type { Page, Response } from 'playwright-core';
import { pressControl, waitForControl } from './control';
import { limits } from './limits';

/** The payment provider of a shop. */
export interface PaymentSetup {
  /** Whether the shop uses its payment sandbox, which moves no money. */
  readonly isSandbox: boolean;
  /** Origin of the provider's script. */
  readonly provider: string;
}

const timeout = limits.stepMs;
const checkoutCall = '/api/v1/payment/checkout';
const orderCall = '/api/v1/order';

/** Reads the payment provider from the shop's API, which a candidate cannot fake. Rejects when the API fails. */
export async function readPaymentSetup(shop: string): Promise<PaymentSetup> {
  const response = await fetch(`${shop}/api/v1/payment/key`, { signal: AbortSignal.timeout(timeout) });
  const body = (await response.json()) as {
    readonly checkoutScript?: string;
    readonly data?: { readonly checkoutScript?: string };
  };
  const script = new URL(body.data?.checkoutScript ?? body.checkoutScript ?? '/', shop);
  const isSandbox = script.origin === shop && script.pathname.startsWith('/sandbox/');
  return { isSandbox, provider: script.origin };
}

const paiseOf = (text: string) => Math.round(Number(text.replace(/[^\d.]/g, '')) * 100);
const rupees = (paise: number) => `₹${paise / 100}`;

const payButton = (page: Page) => page.getByRole('button', { name: /^Pay ₹/ });

const isCall = (response: Response, path: string) =>
  new URL(response.url()).pathname === path && response.request().method() === 'POST';

function assertAmount(sent: unknown, shown: number): void {
  if (sent !== shown)
    throw new Error(`Pay shows ${rupees(shown)}, but the order amount is ${rupees(Number(sent))}`);
}

/** The sandbox's test card. */
const card = {
  'Card number': '4100 2800 0000 1007',
  'Expiry (MM/YY)': '12/39',
  CVV: '123',
  'Name on card': 'Asha Rao',
} as const;

const failWithoutEffect = () => {
  throw new Error('“Pay” does nothing');
};

/** Presses Pay in a shop that takes real money. The order is intercepted and not sent. */
async function pressWithoutPaying(page: Page): Promise<void> {
  await page.route(
    (url) => url.pathname === checkoutCall,
    (route) => route.abort(),
  );
  const shown = paiseOf(await payButton(page).first().innerText({ timeout }));
  const requested = page.waitForRequest((request) => new URL(request.url()).pathname === checkoutCall, {
    timeout: 2 * timeout,
  });
  // If the button cannot be clicked, that error explains more.
  requested.catch(() => undefined);
  await pressControl(page, payButton(page), { name: 'Pay' });
  const order = await requested.catch(failWithoutEffect);
  const { amount } = order.postDataJSON() as { readonly amount?: unknown };
  assertAmount(amount, shown);
}

/** Pays in the sandbox's checkout window and waits for the success page. Resolves with the order id. */
async function payInSandbox(page: Page): Promise<string> {
  const shown = paiseOf(await payButton(page).first().innerText({ timeout }));
  const opened = page.waitForResponse((response) => isCall(response, checkoutCall), { timeout });
  const saved = page.waitForResponse((response) => isCall(response, orderCall), { timeout: 3 * timeout });
  // Only the error of the first failed step is reported.
  saved.catch(() => undefined);
  opened.catch(() => undefined);
  await pressControl(page, payButton(page), { name: 'Pay' });
  const order = await opened.catch(failWithoutEffect);
  const amounts = order.request().postDataJSON() as { readonly amount?: unknown };
  assertAmount(amounts.amount, shown);
  if (!order.ok()) throw new Error(`the shop rejected the order (${order.status()})`);
  const window = page.frameLocator('iframe.razorpay-checkout-frame');
  for (const [label, text] of Object.entries(card)) await window.getByLabel(label).fill(text, { timeout });
  await window.getByRole('button', { name: /^Pay/ }).click({ timeout });
  await page.waitForURL(/\/checkout\/success$/, { timeout }).catch(() => {
    throw new Error('the success page did not open after the payment');
  });
  const heading = page.getByRole('heading', { name: 'Your order is booked' });
  await waitForControl(page, heading, { name: 'Your order is booked' });
  const body = (await (await saved).json()) as { readonly data?: Order } & Order;
  return body.data?.order?._id ?? body.order?._id ?? '';
}

interface Order {
  readonly order?: { readonly _id?: string };
}

/** Cancels the order to return its units to stock. A failure is ignored, as the candidate does not cause it. */
async function cancel(page: Page, shop: string, order: string): Promise<void> {
  await page
    .context()
    .request.post(`${shop}/api/v1/order/${encodeURIComponent(order)}/cancel`, {
      ...{ data: {}, headers: { origin: shop }, timeout },
    })
    .catch(() => undefined);
}

/**
 * Pays up to the success page in the sandbox; otherwise presses Pay without sending the order. Rejects with the reason for a
 * failure.
 */
export async function pay(page: Page, shop: string, { isSandbox }: PaymentSetup): Promise<void> {
  if (!isSandbox) return pressWithoutPaying(page);
  const order = await payInSandbox(page);
  if (order) await cancel(page, shop, order);
}

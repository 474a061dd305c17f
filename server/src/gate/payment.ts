import type { Page, Response } from 'playwright-core';
import { pressControl, waitForControl } from './control';
import { limits } from './limits';

/** How a shop takes money. */
export interface PaymentWay {
  /** Whether no money moves: the shop's own payment sandbox takes it. */
  readonly isSandbox: boolean;
  /** Origin of the provider's script. */
  readonly provider: string;
}

const timeout = limits.stepMs;
const checkoutCall = '/api/v1/payment/checkout';
const orderCall = '/api/v1/order';

/** Reads from the shop, not from a page, who takes its money. Rejects where the shop has no answer. */
export async function readPaymentWay(shop: string): Promise<PaymentWay> {
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
    throw new Error(`Pay shows ${rupees(shown)}, but the order is of ${rupees(Number(sent))}`);
}

/** The card that the sandbox takes. */
const card = {
  'Card number': '4100 2800 0000 1007',
  'Expiry (MM/YY)': '12/39',
  CVV: '123',
  'Name on card': 'Asha Rao',
} as const;

const deadPay = () => {
  throw new Error('“Pay” does nothing');
};

/** Presses Pay where money would move: the order is read and not sent. */
async function pressAlone(page: Page): Promise<void> {
  await page.route(
    (url) => url.pathname === checkoutCall,
    (route) => route.abort(),
  );
  const shown = paiseOf(await payButton(page).first().innerText({ timeout }));
  const requested = page.waitForRequest((request) => new URL(request.url()).pathname === checkoutCall, {
    timeout: 2 * timeout,
  });
  // A button that cannot be pressed is the better explanation.
  requested.catch(() => undefined);
  await pressControl(page, payButton(page), { name: 'Pay' });
  const order = await requested.catch(deadPay);
  const { amount } = order.postDataJSON() as { readonly amount?: unknown };
  assertAmount(amount, shown);
}

/** Pays in the sandbox's window, and waits for the success page. Resolves with the order's id. */
async function payInSandbox(page: Page): Promise<string> {
  const shown = paiseOf(await payButton(page).first().innerText({ timeout }));
  const opened = page.waitForResponse((response) => isCall(response, checkoutCall), { timeout });
  const saved = page.waitForResponse((response) => isCall(response, orderCall), { timeout: 3 * timeout });
  // The first step that fails is the reason.
  saved.catch(() => undefined);
  opened.catch(() => undefined);
  await pressControl(page, payButton(page), { name: 'Pay' });
  const order = await opened.catch(deadPay);
  const amounts = order.request().postDataJSON() as { readonly amount?: unknown };
  assertAmount(amounts.amount, shown);
  if (!order.ok()) throw new Error(`the shop refuses the order (${order.status()})`);
  const window = page.frameLocator('iframe.razorpay-checkout-frame');
  for (const [label, text] of Object.entries(card)) await window.getByLabel(label).fill(text, { timeout });
  await window.getByRole('button', { name: /^Pay/ }).click({ timeout });
  await page.waitForURL(/\/checkout\/success$/, { timeout }).catch(() => {
    throw new Error('the payment does not reach a success page');
  });
  const heading = page.getByRole('heading', { name: 'Your order is booked' });
  await waitForControl(page, heading, { name: 'Your order is booked' });
  const body = (await (await saved).json()) as { readonly data?: Order } & Order;
  return body.data?.order?._id ?? body.order?._id ?? '';
}

interface Order {
  readonly order?: { readonly _id?: string };
}

/** Cancels the order, so that its units are for sale again. A failure here is not the candidate's fault. */
async function cancel(page: Page, shop: string, order: string): Promise<void> {
  await page
    .context()
    .request.post(`${shop}/api/v1/order/${encodeURIComponent(order)}/cancel`, {
      ...{ data: {}, headers: { origin: shop }, timeout },
    })
    .catch(() => undefined);
}

/** Pays: to the success page where no money moves, else up to the order, which is not sent. Rejects with why that does not work. */
export async function pay(page: Page, shop: string, { isSandbox }: PaymentWay): Promise<void> {
  if (!isSandbox) return pressAlone(page);
  const order = await payInSandbox(page);
  if (order) await cancel(page, shop, order);
}

import { shop } from '@shop/config';
import { loadScript, type PaymentProvider } from '../provider';

interface RazorpayOptions {
  readonly key: string;
  readonly order_id: string;
  readonly amount: number;
  readonly currency: string;
  readonly name: string;
  readonly description: string;
  readonly prefill: { readonly name: string; readonly email: string; readonly contact: string };
  readonly theme: { readonly color: string };
  /** Seconds. */
  readonly timeout: number;
  /** Absent if all methods are offered. */
  readonly config?: { readonly display: { readonly hide: readonly { readonly method: string }[] } };
  readonly handler: (response: unknown) => void;
  readonly modal: { readonly ondismiss: () => void };
}

type RazorpayWindow = new (options: RazorpayOptions) => { open(): void };

function providerWindow(): RazorpayWindow | undefined {
  return (window as Window & { Razorpay?: RazorpayWindow }).Razorpay;
}

/** The shop's main colour, for the provider's window. */
function themeColor(): string {
  return getComputedStyle(document.documentElement).getPropertyValue('--ledger').trim();
}

/** Razorpay's checkout window. */
export const razorpay: PaymentProvider = {
  script: /^https:\/\/checkout\.razorpay\.com\//,
  load: (script) => loadScript(script, { hasRun: () => providerWindow() !== undefined }),
  open: ({ key, orderId, amount, currency, timeout, hiddenMethods, contact }) =>
    new Promise((resolve) => {
      const Razorpay = providerWindow();
      if (!Razorpay) throw new Error("The provider's script did not define Razorpay");
      new Razorpay({
        key,
        order_id: orderId,
        amount,
        currency,
        name: shop.name,
        description: shop.tagline,
        prefill: { name: contact.name, email: contact.email, contact: contact.phone },
        theme: { color: themeColor() },
        timeout,
        ...(hiddenMethods && {
          config: { display: { hide: hiddenMethods.map((method) => ({ method })) } },
        }),
        handler: (response) => resolve({ kind: 'responded', response }),
        modal: { ondismiss: () => resolve({ kind: 'dismissed' }) },
      }).open();
    }),
};

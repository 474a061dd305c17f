import type { PaymentProvider } from '../../orders/ports';
import type { RazorpaySettings } from '../settings';
import { createRazorpayProvider } from './razorpay-provider';
import { createRestClient } from './rest-client';

/** The real provider, from the shop's keys. Contacts nobody until it is used. */
export function startRazorpay(settings: RazorpaySettings): PaymentProvider {
  const { keyId, keySecret, webhookSecrets } = settings;
  return createRazorpayProvider({
    rest: createRestClient({ baseUrl: () => 'https://api.razorpay.com', keyId, keySecret }),
    keyId,
    keySecret,
    webhookSecrets,
    checkoutScript: 'https://checkout.razorpay.com/v1/checkout.js',
  });
}

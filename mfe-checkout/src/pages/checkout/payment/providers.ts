import type { PaymentProvider } from './provider';
import { razorpay } from './razorpay';
import { sandbox } from './sandbox';

/** All payment providers, one line each. The first one is the default for unknown scripts. */
const providers: readonly [PaymentProvider, ...PaymentProvider[]] = [razorpay, sandbox];

/** The provider whose script has this URL. */
export function providerFor(script: string): PaymentProvider {
  return providers.find((provider) => provider.script.test(script)) ?? providers[0];
}

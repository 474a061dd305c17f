import type { PaymentProvider } from './provider';
import { razorpay } from './razorpay';
import { sandbox } from './sandbox';

/** All payment providers, one line each. The first one also takes scripts that none of them matches. */
const providers: readonly [PaymentProvider, ...PaymentProvider[]] = [razorpay, sandbox];

/** The provider whose script is at this address. */
export function providerFor(script: string): PaymentProvider {
  return providers.find((provider) => provider.script.test(script)) ?? providers[0];
}

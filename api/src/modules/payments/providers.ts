import type { ProviderDescriptor } from './descriptor';
import { razorpay } from './razorpay';

/** All payment providers besides the sandbox, one line each. The first one that is configured takes the money. */
export const providers: readonly ProviderDescriptor[] = [razorpay];

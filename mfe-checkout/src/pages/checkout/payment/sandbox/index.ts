import type { PaymentProvider } from '../provider';
import { razorpay } from '../razorpay';

/** The payment sandbox of the API. Its script defines the same `Razorpay` class, so that tests use the production code. */
export const sandbox: PaymentProvider = { ...razorpay, script: /^\/sandbox\// };

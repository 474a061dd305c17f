import type { PaymentProvider } from '../provider';
import { razorpay } from '../razorpay';

/** The payment sandbox of the API. Its script defines the same `Razorpay` class, so that shops test the code that they run in production. */
export const sandbox: PaymentProvider = { ...razorpay, script: /^\/sandbox\// };

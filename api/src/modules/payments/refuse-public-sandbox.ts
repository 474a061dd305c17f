import type { PaymentSettings } from './settings';

const loopback = /^(?:(?:.+\.)?localhost\.?|127(?:\.\d{1,3}){3}|\[::1\])$/;

/** Whether shoppers may come to that origin: over HTTPS, and by a name that means more than this machine. */
function isPublic(origin: string): boolean {
  const { protocol, hostname } = new URL(origin);
  return protocol === 'https:' && !loopback.test(hostname);
}

/**
 * Throws a line for the operator when a shop for real shoppers would take the sandbox's payments, in which nobody
 * pays: its public origin is HTTPS and no payment keys are set. A rehearsal uses the provider's test keys.
 */
export function refusePublicSandbox({
  payments,
  publicOrigin,
}: {
  readonly payments: PaymentSettings;
  readonly publicOrigin: string | undefined;
}): void {
  if (payments.kind !== 'sandbox' || publicOrigin === undefined || !isPublic(publicOrigin)) return;
  throw new Error(
    `The payment sandbox does not start at the public address ${publicOrigin}, where its orders would be paid by nobody: ` +
      'set RAZORPAY_KEY_ID, RAZORPAY_KEY_SECRET and RAZORPAY_WEBHOOK_SECRET (test keys for a rehearsal), and unset PAYMENT_SANDBOX.',
  );
}

import { readRazorpaySettings, type RazorpaySettings } from './modules/payments/razorpay/settings';
import { readSandboxSettings, type SandboxSettings } from './modules/payments/sandbox/settings';

/** Settings of the provider that takes the money. A new provider is added here and in `open-payments.ts`. */
export type PaymentSettings = RazorpaySettings | SandboxSettings;

/** Each reads its provider's keys, and returns null when they are not set. The first that is configured takes the money. */
const readers: readonly ((env: Environment) => PaymentSettings | null)[] = [readRazorpaySettings];

type Environment = Readonly<Record<string, string | undefined>>;

/**
 * Reads who takes the money: the provider whose keys are set, and the sandbox when there are none or when PAYMENT_SANDBOX is 1.
 * Throws a line for the operator on half-set keys, and for live keys together with the sandbox.
 */
export function readPaymentSettings(env: Environment): PaymentSettings {
  const isSandboxForced = env.PAYMENT_SANDBOX === '1';
  if (isSandboxForced && env.RAZORPAY_KEY_ID?.startsWith('rzp_live_')) {
    throw new Error(
      'The payment sandbox does not start beside live keys: unset PAYMENT_SANDBOX or RAZORPAY_KEY_ID.',
    );
  }
  const configured = isSandboxForced ? [] : readers.flatMap((read) => read(env) ?? []);
  return configured[0] ?? readSandboxSettings(env);
}

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

import type {
  Environment,
  ProviderDescriptor,
  ProviderOrigins,
  ProviderSettings,
  ProviderVariable,
} from './modules/payments/descriptor';
import { razorpay } from './modules/payments/razorpay';
import {
  readSandboxSettings,
  type SandboxSettings,
  sandboxVariables,
} from './modules/payments/sandbox/settings';

/** All payment providers besides the sandbox, one line each. The first one that is configured takes the money. */
const providers: readonly ProviderDescriptor[] = [razorpay];

/** Settings of the provider that takes the money. */
export type PaymentSettings = ProviderSettings | SandboxSettings;

export const isSandbox = (settings: PaymentSettings): settings is SandboxSettings =>
  settings.kind === 'sandbox';

/** The environment variables of all providers. */
export const paymentVariables: Readonly<Record<string, ProviderVariable>> = Object.assign(
  {},
  ...providers.map(({ variables }) => variables),
  sandboxVariables,
);

/** The provider of these settings. */
export function providerOf({ kind }: ProviderSettings) {
  const found = providers.find(({ name }) => name === kind);
  if (!found) throw new Error(`There is no payment provider "${kind}".`);
  return found;
}

/** Origins that the checkout of the provider uses; null for the sandbox, which is on the shop's own. */
export const paymentOrigins = (settings: PaymentSettings): ProviderOrigins | null =>
  isSandbox(settings) ? null : providerOf(settings).origins;

/** Names of the variables without which a provider does not start. */
const keysOf = ({ variables }: (typeof providers)[number]) =>
  Object.entries(variables).flatMap(([name, { belongsTo }]) => (belongsTo ? [] : [name]));

/**
 * Reads who takes the money: the provider whose keys are set, and the sandbox when there are none or when
 * PAYMENT_SANDBOX is 1. Throws an operator-facing error on half-set keys, and for live keys together with the sandbox.
 */
export function readPaymentSettings(env: Environment): PaymentSettings {
  if (env.PAYMENT_SANDBOX !== '1') {
    const configured = providers.flatMap((provider) => provider.readSettings(env) ?? []);
    return configured[0] ?? readSandboxSettings(env);
  }
  const live = providers.find((provider) => provider.hasLiveKeys(env));
  if (live) {
    throw new Error(
      `The payment sandbox does not start beside live keys: unset PAYMENT_SANDBOX or ${keysOf(live)[0]}.`,
    );
  }
  return readSandboxSettings(env);
}

const listed = new Intl.ListFormat('en-GB');

const loopback = /^(?:(?:.+\.)?localhost\.?|127(?:\.\d{1,3}){3}|\[::1\])$/;

/** Whether shoppers may come to that origin: over HTTPS, and by a name that means more than this machine. */
function isPublic(origin: string): boolean {
  const { protocol, hostname } = new URL(origin);
  return protocol === 'https:' && !loopback.test(hostname);
}

/**
 * Throws an operator-facing error when a shop for real shoppers would take the sandbox's payments, in which nobody
 * pays: its public origin is HTTPS and no payment keys are set. A rehearsal uses the provider's test keys.
 */
export function refusePublicSandbox({
  payments,
  publicOrigin,
}: {
  readonly payments: PaymentSettings;
  readonly publicOrigin: string | undefined;
}): void {
  if (!isSandbox(payments) || publicOrigin === undefined || !isPublic(publicOrigin)) return;
  throw new Error(
    `The payment sandbox does not start at the public address ${publicOrigin}, where its orders would be paid by nobody: ` +
      `set ${providers.map((provider) => listed.format(keysOf(provider))).join(', or ')} (test keys for a rehearsal), and unset PAYMENT_SANDBOX.`,
  );
}

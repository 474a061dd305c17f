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

/** All payment providers except the sandbox. The first configured one is used. */
const providers: readonly ProviderDescriptor[] = [razorpay];

/** Settings of the payment provider in use. */
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

/** Origins that the provider's checkout uses; null for the sandbox, which uses the shop's origin. */
export const paymentOrigins = (settings: PaymentSettings): ProviderOrigins | null =>
  isSandbox(settings) ? null : providerOf(settings).origins;

/** Names of a provider's required variables. */
const keysOf = ({ variables }: (typeof providers)[number]) =>
  Object.entries(variables).flatMap(([name, { belongsTo }]) => (belongsTo ? [] : [name]));

/**
 * Reads the settings of the payment provider whose keys are set, or of the sandbox if there are none or PAYMENT_SANDBOX
 * is 1. Throws an operator-facing error for incomplete keys, and for live keys together with the sandbox.
 */
export function readPaymentSettings(env: Environment): PaymentSettings {
  if (env.PAYMENT_SANDBOX !== '1') {
    const configured = providers.flatMap((provider) => provider.readSettings(env) ?? []);
    return configured[0] ?? readSandboxSettings(env);
  }
  const live = providers.find((provider) => provider.hasLiveKeys(env));
  if (live) {
    throw new Error(
      `The payment sandbox cannot run with live keys: unset PAYMENT_SANDBOX or ${keysOf(live)[0]}.`,
    );
  }
  return readSandboxSettings(env);
}

const listFormat = new Intl.ListFormat('en-GB');

const loopback = /^(?:(?:.+\.)?localhost\.?|127(?:\.\d{1,3}){3}|\[::1\])$/;

/** Whether the origin is public: it uses HTTPS and is not a loopback address. */
function isPublic(origin: string): boolean {
  const { protocol, hostname } = new URL(origin);
  return protocol === 'https:' && !loopback.test(hostname);
}

/**
 * Throws an operator-facing error when a public shop would use the sandbox, in which payments are not real: its public
 * origin uses HTTPS and no payment keys are set. Staging environments use the provider's test keys.
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
    `The payment sandbox cannot run at the public address ${publicOrigin}, because its payments are not real: ` +
      `set ${providers.map((provider) => listFormat.format(keysOf(provider))).join(', or ')} (test keys in a staging environment), and unset PAYMENT_SANDBOX.`,
  );
}

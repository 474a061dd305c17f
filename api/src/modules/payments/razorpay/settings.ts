import type { Environment, ProviderVariable } from '../descriptor';

export interface RazorpaySettings {
  readonly kind: 'razorpay';
  readonly keyId: string;
  readonly keySecret: string;
  /** The current secret and, while it is being changed, the previous one. */
  readonly webhookSecrets: readonly string[];
}

const keyId = /^rzp_(live|test)_\w+$/;

export const razorpayVariables = {
  RAZORPAY_KEY_ID: {
    fallback: 'none: the sandbox',
    sets: 'the payment account; `rzp_test_…` for a rehearsal',
    rule: {
      wanted: 'a key that starts with rzp_live_ or rzp_test_',
      accepts: (text: string) => keyId.test(text),
    },
  },
  RAZORPAY_KEY_SECRET: { fallback: 'none', sets: 'the secret of the payment account', secret: true },
  RAZORPAY_WEBHOOK_SECRET: {
    fallback: 'none',
    sets: "the secret of the provider's webhooks",
    secret: true,
  },
  RAZORPAY_WEBHOOK_SECRET_PREVIOUS: {
    fallback: 'none',
    sets: 'the previous webhook secret, during a change',
    secret: true,
    belongsTo: 'RAZORPAY_WEBHOOK_SECRET',
  },
} as const satisfies Readonly<Record<string, ProviderVariable>>;

const keyNames = ['RAZORPAY_KEY_ID', 'RAZORPAY_KEY_SECRET', 'RAZORPAY_WEBHOOK_SECRET'] as const;

/**
 * Reads the keys of a Razorpay account; null when none of the three is set. RAZORPAY_WEBHOOK_SECRET_PREVIOUS may contain the
 * secret that is being replaced. Throws an operator-facing error for incomplete keys.
 */
export function readRazorpaySettings(env: Environment): RazorpaySettings | null {
  const missing = keyNames.filter((name) => !env[name]);
  if (missing.length === keyNames.length) return null;
  if (missing.length > 0) throw new Error(`Razorpay also requires ${missing.join(' and ')}.`);
  const { RAZORPAY_KEY_ID: id = '', RAZORPAY_KEY_SECRET: keySecret = '' } = env;
  if (!keyId.test(id)) {
    throw new Error('RAZORPAY_KEY_ID must start with rzp_live_ or rzp_test_.');
  }
  const secrets = [env.RAZORPAY_WEBHOOK_SECRET, env.RAZORPAY_WEBHOOK_SECRET_PREVIOUS];
  return {
    kind: 'razorpay',
    keyId: id,
    keySecret,
    webhookSecrets: secrets.flatMap((secret) => (secret ? [secret] : [])),
  };
}

export interface RazorpaySettings {
  readonly kind: 'razorpay';
  readonly keyId: string;
  readonly keySecret: string;
  /** The current secret and, while it is being changed, the previous one. */
  readonly webhookSecrets: readonly string[];
}

const keyNames = ['RAZORPAY_KEY_ID', 'RAZORPAY_KEY_SECRET', 'RAZORPAY_WEBHOOK_SECRET'] as const;

/**
 * Reads the keys of a Razorpay account; null when none of the three is set. RAZORPAY_WEBHOOK_SECRET_PREVIOUS may contain the secret
 * that is being replaced. Throws a line for the operator on half-set keys.
 */
export function readRazorpaySettings(
  env: Readonly<Record<string, string | undefined>>,
): RazorpaySettings | null {
  const missing = keyNames.filter((name) => !env[name]);
  if (missing.length === keyNames.length) return null;
  if (missing.length > 0) throw new Error(`Razorpay needs ${missing.join(' and ')} too.`);
  const { RAZORPAY_KEY_ID: keyId = '', RAZORPAY_KEY_SECRET: keySecret = '' } = env;
  if (!/^rzp_(live|test)_\w+$/.test(keyId)) {
    throw new Error('RAZORPAY_KEY_ID must start with rzp_live_ or rzp_test_.');
  }
  const secrets = [env.RAZORPAY_WEBHOOK_SECRET, env.RAZORPAY_WEBHOOK_SECRET_PREVIOUS];
  return {
    kind: 'razorpay',
    keyId,
    keySecret,
    webhookSecrets: secrets.flatMap((secret) => (secret ? [secret] : [])),
  };
}

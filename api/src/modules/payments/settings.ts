/** How webhooks of the sandbox misbehave; `normal` is once each, at once and in order. */
export const webhookBehaviours = ['normal', 'delay', 'repeat', 'reorder', 'forge', 'drop'] as const;

export type WebhookBehaviour = (typeof webhookBehaviours)[number];

export interface RazorpaySettings {
  readonly kind: 'razorpay';
  readonly keyId: string;
  readonly keySecret: string;
  /** The current secret and, while it is being changed, the previous one. */
  readonly webhookSecrets: readonly string[];
}

export interface SandboxSettings {
  readonly kind: 'sandbox';
  readonly webhooks: WebhookBehaviour;
}

export type PaymentSettings = RazorpaySettings | SandboxSettings;

type Environment = Readonly<Record<string, string | undefined>>;

const keyNames = ['RAZORPAY_KEY_ID', 'RAZORPAY_KEY_SECRET', 'RAZORPAY_WEBHOOK_SECRET'] as const;

function sandboxSettings(env: Environment): SandboxSettings {
  const wanted = env.PAYMENT_SANDBOX_WEBHOOKS || 'normal';
  const webhooks = webhookBehaviours.find((behaviour) => behaviour === wanted);
  if (!webhooks) {
    throw new Error(
      `PAYMENT_SANDBOX_WEBHOOKS must be one of ${webhookBehaviours.join(', ')}, not "${wanted}".`,
    );
  }
  return { kind: 'sandbox', webhooks };
}

/**
 * Reads who takes the money: Razorpay when its three keys are set, the sandbox when none is, or when
 * PAYMENT_SANDBOX is 1. RAZORPAY_WEBHOOK_SECRET_PREVIOUS may hold the secret that is being replaced.
 * Throws a line for the operator on half-set keys, and for live keys together with the sandbox.
 */
export function readPaymentSettings(env: Environment): PaymentSettings {
  const missing = keyNames.filter((name) => !env[name]);
  const keyId = env.RAZORPAY_KEY_ID ?? '';
  if (env.PAYMENT_SANDBOX === '1') {
    if (keyId.startsWith('rzp_live_')) {
      throw new Error(
        'The payment sandbox does not start beside live keys: unset PAYMENT_SANDBOX or RAZORPAY_KEY_ID.',
      );
    }
    return sandboxSettings(env);
  }
  if (missing.length === keyNames.length) return sandboxSettings(env);
  if (missing.length > 0) throw new Error(`Razorpay needs ${missing.join(' and ')} too.`);
  if (!/^rzp_(live|test)_\w+$/.test(keyId)) {
    throw new Error('RAZORPAY_KEY_ID must start with rzp_live_ or rzp_test_.');
  }
  const secrets = [env.RAZORPAY_WEBHOOK_SECRET, env.RAZORPAY_WEBHOOK_SECRET_PREVIOUS];
  return {
    kind: 'razorpay',
    keyId,
    keySecret: env.RAZORPAY_KEY_SECRET ?? '',
    webhookSecrets: secrets.flatMap((secret) => (secret ? [secret] : [])),
  };
}

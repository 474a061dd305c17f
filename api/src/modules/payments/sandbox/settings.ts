import type { Environment, ProviderVariable } from '../descriptor';

/** Faults of the sandbox's webhooks; `normal` sends each once, immediately and in order. */
export const webhookBehaviours = ['normal', 'delay', 'repeat', 'reorder', 'forge', 'drop'] as const;

export type WebhookBehaviour = (typeof webhookBehaviours)[number];

export const sandboxVariables = {
  PAYMENT_SANDBOX: {
    fallback: 'none',
    sets: '`1` uses the payment sandbox although test keys are set',
    example: '1',
    rule: { wanted: 'one of 0, 1', accepts: (text: string) => text === '0' || text === '1' },
  },
  PAYMENT_SANDBOX_WEBHOOKS: {
    fallback: '`normal`',
    sets: "faults of the sandbox's webhooks: `delay`, `repeat`, `reorder`, `forge` or `drop`",
    example: 'normal',
    rule: {
      wanted: `one of ${webhookBehaviours.join(', ')}`,
      accepts: (text: string) => webhookBehaviours.some((behaviour) => behaviour === text),
    },
  },
} as const satisfies Readonly<Record<string, ProviderVariable>>;

export interface SandboxSettings {
  readonly kind: 'sandbox';
  readonly webhooks: WebhookBehaviour;
}

/** Reads the sandbox's settings. Throws an operator-facing error for an unknown behaviour. */
export function readSandboxSettings(env: Environment): SandboxSettings {
  const wanted = env.PAYMENT_SANDBOX_WEBHOOKS || 'normal';
  const webhooks = webhookBehaviours.find((behaviour) => behaviour === wanted);
  if (!webhooks) {
    throw new Error(
      `PAYMENT_SANDBOX_WEBHOOKS must be one of ${webhookBehaviours.join(', ')}, not "${wanted}".`,
    );
  }
  return { kind: 'sandbox', webhooks };
}
